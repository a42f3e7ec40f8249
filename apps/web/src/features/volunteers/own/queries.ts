import type { OwnVolunteering } from '@app/contracts/volunteers/volunteers.schemas';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { caches } from '../../../lib/queries/caches.ts';
import { volunteers } from '../client.ts';

export const ownQuery = queryOptions({
  queryKey: ['volunteers', 'mine'],
  queryFn: ({ signal }) => volunteers.mine({}, { signal }),
  ...caches.asShown,
});

/** Where the reader was invited to help, and helped. */
export const useOwn = () => useQuery(ownQuery);

/** Puts what became of one of them. */
/** Puts an offer that was made just now before the others. */
export function useAddOwn(): (made: OwnVolunteering) => void {
  const queries = useQueryClient();
  return (made) => void queries.setQueryData(ownQuery.queryKey, (all = []) => [made, ...all]);
}

export function usePutOwn(): (changed: OwnVolunteering) => void {
  const queries = useQueryClient();
  return (changed) =>
    void queries.setQueryData(ownQuery.queryKey, (all) =>
      all?.map((one) => (one.id === changed.id ? changed : one)),
    );
}
