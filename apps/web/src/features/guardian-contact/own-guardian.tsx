import { lazyPart } from '../../lib/lazy-parts/lazy-part.tsx';
import { useOwnGuardian } from './queries.ts';

const Kept = lazyPart(() => import('./parts/kept.tsx'));

/** The address of a guardian, in the settings of a member under fifteen; of everybody else nothing. */
export function OwnGuardian() {
  const { data } = useOwnGuardian();
  return data?.isOffered ? <Kept contact={data.contact} /> : null;
}
