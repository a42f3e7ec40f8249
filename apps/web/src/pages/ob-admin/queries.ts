import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { bankDesk, staffCalls } from '../../features/bank-desk/public.ts';
import { paged } from '../../kit/listing/paged.ts';
import { caches } from '../../lib/queries/caches.ts';
import type { CallFilters } from './admin-place.ts';

export const overviewQuery = () =>
  queryOptions({
    queryKey: ['ob-admin', 'overview'],
    queryFn: ({ signal }) => bankDesk.overview({}, { signal }),
    ...caches.asShown,
  });

export const callsQuery = (query: CallFilters) =>
  infiniteQueryOptions({
    queryKey: ['ob-admin', 'calls', query],
    queryFn: ({ pageParam: after, signal }) =>
      staffCalls.staffList({ query: { ...query, after } }, { signal }),
    ...paged,
    ...caches.asShown,
  });

export const staffQuery = () =>
  queryOptions({
    queryKey: ['ob-admin', 'staff'],
    queryFn: ({ signal }) => bankDesk.staff({}, { signal }),
    ...caches.asShown,
  });
