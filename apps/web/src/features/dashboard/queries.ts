import type { bankDeskApi } from '@app/contracts/bank-desk/bank-desk.api';
import { bankDeskPaths } from '@app/contracts/bank-desk/bank-desk.paths';
import type { Duties } from '@app/contracts/bank-desk/bank-desk.schemas';
import { hasObAccess } from '@app/domain/permissions/permissions';
import { useQuery } from '@tanstack/react-query';
import { applications } from '../../entities/applications/public.ts';
import { client } from '../../lib/api/client.ts';
import { caches } from '../../lib/caches.ts';
import { useActor } from '../../lib/session/permissions.ts';

export const useMine = () =>
  useQuery({
    queryKey: ['applications', 'mine'],
    queryFn: () => applications.mine(),
    ...caches.asShown,
  });

const bankDesk = client<typeof bankDeskApi>(bankDeskPaths);

const nothing: Duties = { duties: [], banks: [] };

/** What the reader has to do in banks; undefined until it is known, nothing where it did not come. */
export function useDuties(): Duties | undefined {
  const { actor, state } = useActor();
  const query = useQuery({
    queryKey: ['bank-desk', 'duties'],
    queryFn: () => bankDesk.duties(),
    enabled: hasObAccess(actor),
    ...caches.asShown,
  });
  return state === 'loading' || query.isLoading ? undefined : (query.data ?? nothing);
}
