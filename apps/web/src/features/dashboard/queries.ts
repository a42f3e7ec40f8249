import type { reviewsApi } from '@app/contracts/reviews/reviews.api';
import { reviewsPaths } from '@app/contracts/reviews/reviews.paths';
import type { BoardCall } from '@app/contracts/reviews/reviews.schemas';
import { hasObAccess } from '@app/domain/permissions/permissions';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../lib/api/client.ts';
import { caches } from '../../lib/caches.ts';
import { useActor } from '../../lib/session/permissions.ts';
import { applications } from '../applications/public.ts';

export const useMine = () =>
  useQuery({
    queryKey: ['applications', 'mine'],
    queryFn: () => applications.mine(),
    ...caches.asShown,
  });

const reviews = client<typeof reviewsApi>(reviewsPaths);

/** What the board's desk counts as well; nothing until it is known. */
export function useBoard(): readonly BoardCall[] | undefined {
  const { actor, state } = useActor();
  const query = useQuery({
    queryKey: ['reviews', 'calls'],
    queryFn: () => reviews.calls(),
    enabled: hasObAccess(actor),
  });
  return state === 'loading' || query.isLoading ? undefined : (query.data ?? []);
}
