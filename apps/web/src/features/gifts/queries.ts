import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useActions } from '../../kit/action/use-action.ts';
import { useLiveRefetch } from '../../lib/live/live-refetch.ts';
import { caches } from '../../lib/queries/caches.ts';
import { gifts } from './client.ts';

const giftsQuery = (application: string) =>
  queryOptions({
    queryKey: ['gifts', application],
    queryFn: ({ signal }) => gifts.list({ params: { id: application } }, { signal }),
    ...caches.asShown,
  });

/** What donors were asked and said, as they say it. */
export function useGifts(application: string) {
  const query = giftsQuery(application);
  return useQuery({ ...query, ...useLiveRefetch(query.queryKey, [`application:${application}`]) });
}

export function useReload(application: string): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: giftsQuery(application).queryKey });
}

/** Does something, one after the other, and says what became of it. */
export function useGiftActions(application: string) {
  const { queryKey } = giftsQuery(application);
  return useActions({ invalidates: [queryKey] });
}
