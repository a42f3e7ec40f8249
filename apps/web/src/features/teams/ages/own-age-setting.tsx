import { lazyPart } from '../../../lib/lazy-parts/lazy-part.tsx';
import { useOwnAge } from '../queries.ts';

const OwnCorrection = lazyPart(() => import('./own-correction.tsx'));

/** The year of birth of a member who is under eighteen by it, in their settings; of others nothing. */
export function OwnAgeSetting() {
  const { data } = useOwnAge();
  return data?.isMinor ? <OwnCorrection known={data} /> : null;
}
