import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { paged } from '../../kit/listing/paged.ts';
import { caches } from '../../lib/queries/caches.ts';
import { bankRequests } from './client.ts';

export const ownRequestsQuery = () =>
  queryOptions({
    queryKey: ['bank-requests', 'mine'],
    queryFn: ({ signal }) => bankRequests.mine({}, { signal }),
    ...caches.asShown,
  });

export const queueQuery = (state: 'open' | 'closed') =>
  infiniteQueryOptions({
    queryKey: ['bank-requests', 'queue', state],
    queryFn: ({ pageParam, signal }) =>
      bankRequests.queue({ query: { state, after: pageParam } }, { signal }),
    ...paged,
    ...caches.asShown,
  });
