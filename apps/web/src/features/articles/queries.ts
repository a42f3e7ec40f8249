import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { caches } from '../../lib/queries/caches.ts';
import { articleTalk, articleWorks } from './client.ts';

const first = undefined as string | undefined;
const pages = {
  initialPageParam: first,
  getNextPageParam: ({ next }: { readonly next: string | null }) => next ?? undefined,
  ...caches.asShown,
};

export const mineQuery = () =>
  infiniteQueryOptions({
    queryKey: ['articles', 'mine'],
    queryFn: ({ pageParam: after, signal }) => articleWorks.mine({ query: { after } }, { signal }),
    ...pages,
  });

export const waitingQuery = () =>
  infiniteQueryOptions({
    queryKey: ['articles', 'waiting'],
    queryFn: ({ pageParam: after, signal }) =>
      articleWorks.waiting({ query: { after } }, { signal }),
    ...pages,
  });

export const keptQuery = () =>
  infiniteQueryOptions({
    queryKey: ['articles', 'kept'],
    queryFn: ({ pageParam: after, signal }) =>
      articleTalk.bookmarks({ query: { after } }, { signal }),
    ...pages,
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
    ...pages,
  });
