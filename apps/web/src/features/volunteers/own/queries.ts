import type { OwnVolunteering } from '@app/contracts/volunteers/volunteers.schemas';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { caches } from '../../../lib/caches.ts';
import { volunteers } from '../client.ts';
import { OwnVolunteering as OwnPart } from '../lazy.tsx';

const ownQuery = queryOptions({
  queryKey: ['volunteers', 'mine'],
  queryFn: async ({ signal }) => {
    // Comes with what it shows, so that nothing below it is pushed down.
    const [mine] = await Promise.all([volunteers.mine({}, { signal }), OwnPart.load()]);
    return mine;
  },
  ...caches.asShown,
});

/** Where the reader was invited to help, and helped. */
export const useOwnVolunteering = () => useQuery(ownQuery);

/** Puts what became of one of them. */
export function usePutOwn(): (changed: OwnVolunteering) => void {
  const queries = useQueryClient();
  return (changed) =>
    void queries.setQueryData(ownQuery.queryKey, (all) =>
      all?.map((one) => (one.id === changed.id ? changed : one)),
    );
}
