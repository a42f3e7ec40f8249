import { queryOptions, useQuery } from '@tanstack/react-query';
import { crowdfunding } from '../../../entities/crowdfunding/public.ts';
import { caches } from '../../../lib/queries/caches.ts';

/** The reader's first donations, and the years in which they gave. */
const ownQuery = queryOptions({
  queryKey: ['crowdfunding', 'mine'],
  queryFn: async ({ signal }) => {
    const [first, years] = await Promise.all([
      crowdfunding.ownDonations({ query: { limit: 10 } }, { signal }),
      crowdfunding.ownYears({}, { signal }),
    ]);
    return { first, years };
  },
  ...caches.asShown,
});

export const useOwnDonations = () => useQuery(ownQuery);
