import { infiniteQueryOptions, queryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { crowdfunding } from '../../../entities/crowdfunding/public.ts';
import { paged } from '../../../kit/listing/paged.ts';
import { caches } from '../../../lib/queries/caches.ts';

const ownQuery = infiniteQueryOptions({
  queryKey: ['crowdfunding', 'mine'],
  queryFn: ({ pageParam: after, signal }) =>
    crowdfunding.ownDonations({ query: { limit: 10, after } }, { signal }),
  ...paged,
  ...caches.asShown,
});

export const useOwnDonations = () => useInfiniteQuery(ownQuery);

/** The years in which the reader gave. */
export const yearsQuery = queryOptions({
  queryKey: ['crowdfunding', 'mine', 'years'],
  queryFn: ({ signal }) => crowdfunding.ownYears({}, { signal }),
  ...caches.asShown,
});
