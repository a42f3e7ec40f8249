import type { permissionsApi } from '@app/contracts/permissions/permissions.api';
import { permissionsPaths } from '@app/contracts/permissions/permissions.paths';
import type { Actor } from '@app/domain/permissions/permissions';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { client } from '../api/client.ts';
import { caches } from '../queries/caches.ts';
import { useSession } from './session.ts';

const permissions = client<typeof permissionsApi>(permissionsPaths);

/** The member's youth-bank permissions (caches of specification §9). */
export const obPermissionsQuery = (memberId: string | undefined) =>
  queryOptions({
    queryKey: ['accounts', 'obPermissions', memberId],
    queryFn: ({ signal }) => permissions.obPermissions({}, { signal }),
    enabled: memberId !== undefined,
    ...caches.obPermissions,
  });

/** Whether the reader still is an admin, by the server's word (caches of specification §9). */
export const userPermissionsQuery = (memberId: string | undefined) =>
  queryOptions({
    queryKey: ['accounts', 'permissions', memberId],
    queryFn: ({ signal }) => permissions.permissions({}, { signal }),
    enabled: memberId !== undefined,
    ...caches.userPermissions,
  });

export interface ActorState {
  /** `ready` once it is known who asks, and what they may. */
  readonly state: 'loading' | 'ready' | 'failed';
  readonly actor: Actor;
  retry(): void;
}

/** Screens show by it; the server decides. `wanted` false: do not ask yet. */
export function useActor(wanted = true): ActorState {
  const session = useSession();
  const { profile } = session;
  const query = useQuery({
    ...obPermissionsQuery(profile?.id),
    enabled: wanted && profile !== null,
  });
  const retry = () => void query.refetch();
  if (session.state === 'anonymous') return { state: 'ready', actor: null, retry };
  if (!profile || query.isPending) return { state: 'loading', actor: null, retry };
  if (query.isError) return { state: 'failed', actor: null, retry };
  const permissions = query.data.map((record) => ({
    permissionType: record.permission_type,
    scope: record.scope,
    scopeValue: record.scope_value,
    isActive: record.is_active,
  }));
  return { state: 'ready', actor: { id: profile.id, role: profile.role, permissions }, retry };
}
