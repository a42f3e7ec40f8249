import type { VolunteersOf } from '@app/contracts/volunteers/volunteers.schemas';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLiveRefetch } from '../../lib/live/live-refetch.ts';
import { caches } from '../../lib/queries/caches.ts';
import { volunteers } from './client.ts';

const volunteersQuery = (application: string) =>
  queryOptions({
    queryKey: ['volunteers', application],
    queryFn: ({ signal }) => volunteers.list({ params: { id: application } }, { signal }),
    ...caches.asShown,
  });

/** Who was invited and comes, as they say it. */
export function useVolunteers(application: string) {
  const query = volunteersQuery(application);
  return useQuery({ ...query, ...useLiveRefetch(query.queryKey, [`application:${application}`]) });
}

export function useReload(application: string): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: volunteersQuery(application).queryKey });
}

/** Puts what the server answered to a change. */
export function usePut(application: string): (all: VolunteersOf) => void {
  const queries = useQueryClient();
  return (all) => void queries.setQueryData(volunteersQuery(application).queryKey, all);
}
