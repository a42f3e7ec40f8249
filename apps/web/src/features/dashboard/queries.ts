import type { bankDeskApi } from '@app/contracts/bank-desk/bank-desk.api';
import { bankDeskPaths } from '@app/contracts/bank-desk/bank-desk.paths';
import type { Duties } from '@app/contracts/bank-desk/bank-desk.schemas';
import type { securityApi } from '@app/contracts/security/security.api';
import { securityPaths } from '@app/contracts/security/security.paths';
import { hasObAccess, isAdmin } from '@app/domain/permissions/permissions';
import { useQuery } from '@tanstack/react-query';
import { applications } from '../../entities/applications/public.ts';
import { client } from '../../lib/api/client.ts';
import { caches } from '../../lib/queries/caches.ts';
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

const security = client<typeof securityApi>(securityPaths);

/** How many lost second factors wait for the reader; undefined until it is known. */
export function useLostFactors(): number | undefined {
  const { actor, state } = useActor();
  const query = useQuery({
    queryKey: ['security', 'factorRemovals'],
    queryFn: ({ signal }) => security.factorRemovals({}, { signal }),
    enabled: isAdmin(actor),
    ...caches.asShown,
  });
  if (state === 'loading' || query.isLoading) return undefined;
  return (query.data ?? []).filter(({ canRequest, canConfirm }) => canRequest || canConfirm).length;
}
