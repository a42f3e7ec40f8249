import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { paged } from '../../kit/listing/paged.ts';
import { useLiveRefetch } from '../../lib/live/live-refetch.ts';
import { caches } from '../../lib/queries/caches.ts';
import { reports } from './client.ts';

export const allReports = ['reports'] as const;

export const reportsQuery = (state: 'open' | 'decided') =>
  infiniteQueryOptions({
    queryKey: [...allReports, state],
    queryFn: ({ pageParam, signal }) =>
      reports.list({ query: { state, after: pageParam } }, { signal }),
    ...paged,
    ...caches.asShown,
  });

/** How many wait. */
export const openReportsQuery = queryOptions({
  queryKey: [...allReports, 'counts'],
  queryFn: ({ signal }) => reports.counts({}, { signal }),
  ...caches.asShown,
});

/** A new report comes with a notification to each moderator. */
export const useLiveReports = () => useLiveRefetch(allReports, ['user']);
