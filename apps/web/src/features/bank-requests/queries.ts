import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { caches } from '../../lib/queries/caches.ts';
import { bankRequests } from './client.ts';

const first = undefined as string | undefined;

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
    initialPageParam: first,
    getNextPageParam: ({ next }) => next ?? undefined,
    ...caches.asShown,
  });
