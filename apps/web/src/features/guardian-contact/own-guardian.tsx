import { lazyPart } from '../../lib/lazy-parts/lazy-part.tsx';
import { useOwnGuardian } from './queries.ts';

const SavedContact = lazyPart(() => import('./parts/saved-contact.tsx'));

/** The address of a guardian, in the settings of a member under fifteen; of everybody else nothing. */
export function OwnGuardian() {
  const { data } = useOwnGuardian();
  return data?.isOffered ? <SavedContact contact={data.contact} /> : null;
}
