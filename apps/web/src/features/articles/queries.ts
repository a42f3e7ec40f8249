import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { paged } from '../../kit/listing/paged.ts';
import { caches } from '../../lib/queries/caches.ts';
import { articleTalk, articleWorks } from './client.ts';

export const mineQuery = () =>
  infiniteQueryOptions({
    queryKey: ['articles', 'mine'],
    queryFn: ({ pageParam: after, signal }) => articleWorks.mine({ query: { after } }, { signal }),
    ...paged,
    ...caches.asShown,
  });

export const waitingQuery = () =>
  infiniteQueryOptions({
    queryKey: ['articles', 'waiting'],
    queryFn: ({ pageParam: after, signal }) =>
      articleWorks.waiting({ query: { after } }, { signal }),
    ...paged,
    ...caches.asShown,
  });

export const bookmarksQuery = () =>
  infiniteQueryOptions({
    queryKey: ['articles', 'kept'],
    queryFn: ({ pageParam: after, signal }) =>
      articleTalk.bookmarks({ query: { after } }, { signal }),
    ...paged,
    ...caches.asShown,
  });

export const reportedQuery = () =>
  queryOptions({
    queryKey: ['articles', 'reported'],
    queryFn: ({ signal }) => articleTalk.reportedComments({}, { signal }),
    ...caches.asShown,
  });

export const workKey = (id: string) => ['articles', 'work', id];

export const historyQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['articles', 'history', id],
    queryFn: ({ pageParam: after, signal }) =>
      articleWorks.history({ params: { id }, query: { after } }, { signal }),
    ...paged,
    ...caches.asShown,
  });
