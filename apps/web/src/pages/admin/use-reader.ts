import { useActor } from '../../lib/session/permissions.ts';
import { useSession } from '../../lib/session/session.ts';

/** Who reads: by the role alone, until the permissions are known. */
export function useReader() {
  const { profile } = useSession();
  const { actor } = useActor();
  return actor ?? (profile && { ...profile, permissions: [] });
}
