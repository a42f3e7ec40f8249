import type {
  NotificationChoicesChange,
  NotificationView,
  UnreadCounts,
} from '@app/contracts/notifications/notifications.schemas';
import {
  type InfiniteData,
  type QueryClient,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useAction } from '../../kit/action/use-action.ts';
import { paged, rowsOf } from '../../kit/listing/paged.ts';
import { useLiveRefetch } from '../../lib/live/live-refetch.ts';
import { caches } from '../../lib/queries/caches.ts';
import { choicesAfter } from './choices-change.ts';
import { notifications } from './client.ts';
import { countsAfter, listAfter, type NewsAction, type NewsFilter, queryOf } from './news.ts';

const countKey = ['notifications', 'unread'] as const;
const listsKey = ['notifications', 'list'] as const;
const bellKey = [...listsKey, 'bell'] as const;
const pagesKey = [...listsKey, 'pages'] as const;
export const choicesKey = ['notifications', 'choices'] as const;

/** One after the other: one that overtook another would leave the rows as they were before it. */
const inTurn = { scope: 'notifications', invalidates: [countKey, listsKey] };

const own = ['user'] as const;

type Pages = InfiniteData<{ items: NotificationView[]; next: string | null }, string>;

/** How many notifications are unread; failures stay silent (specification §8). */
export function useUnread(): UnreadCounts | undefined {
  const query = useQuery({
    queryKey: countKey,
    queryFn: ({ signal }) => notifications.unreadCount({}, { signal }),
    ...useLiveRefetch(countKey, own),
  });
  return query.data;
}

/** The newest notifications, asked for anew each time that the bell is opened. */
export function useNewest() {
  return useQuery({
    queryKey: bellKey,
    queryFn: ({ signal }) => notifications.list({ query: { limit: 20 } }, { signal }),
    ...useLiveRefetch(bellKey, own),
    ...caches.asShown,
  });
}

export function useNews(filter: NewsFilter) {
  const { kind, unreadOnly } = filter;
  const news = useInfiniteQuery({
    queryKey: [...pagesKey, filter],
    queryFn: ({ pageParam: after, signal }) =>
      notifications.list.paged(
        {
          query: {
            limit: 30,
            after,
            ...(kind ? { kind } : {}),
            ...(unreadOnly ? { unread: 'true' } : {}),
          },
        },
        { signal },
      ),
    ...paged,
    ...useLiveRefetch(pagesKey, own),
  });
  const items = rowsOf(news.data);
  const pageCount = news.data?.pages.length ?? 0;
  const wanted = useRef(0);
  useSavedPlace(queryOf(filter), items, news, () => pageCount < wanted.current);
  const more = () => {
    wanted.current = pageCount + 1;
    void news.fetchNextPage();
  };
  return { ...news, items, more };
}

/**
 * Pages hold as many as they did, so each new one at the top pushes one out at the end: that end is
 * fetched again, and the reader does not lose their place. So is a page that the reader asked for
 * while what has arrived was being fetched, which ends their request.
 */
function useSavedPlace(
  list: string,
  items: readonly NotificationView[] | undefined,
  news: {
    readonly isFetching: boolean;
    readonly hasNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    fetchNextPage(): Promise<unknown>;
  },
  isOwed: () => boolean,
): void {
  const reached = useRef<{ list: string; id: string | undefined }>({ list, id: undefined });
  const last = items?.at(-1)?.id;
  const { isFetching, hasNextPage, isFetchNextPageError, fetchNextPage } = news;
  useEffect(() => {
    // After a failure the reader tries again, not the page by itself.
    if (isFetching || isFetchNextPageError || last === undefined) return;
    const { current } = reached;
    const lost = current.list === list && current.id !== undefined && last > current.id;
    if ((lost || isOwed()) && hasNextPage) void fetchNextPage();
    else reached.current = { list, id: last };
  }, [list, last, isFetching, hasNextPage, isFetchNextPageError, fetchNextPage, isOwed]);
}

function send(action: NewsAction): Promise<unknown> {
  if (action.what === 'markAll') return notifications.markAllRead();
  const { ids } = action;
  if (action.what === 'remove') return notifications.remove({ body: { ids: [...ids] } });
  const [id] = ids;
  if (action.read && ids.length === 1 && id) return notifications.read({ params: { id } });
  return notifications.mark({ body: { ids: [...ids], read: action.read } });
}

/** Shows an action in all lists and in the counts. @returns what puts them back. */
async function showAtOnce(queries: QueryClient, action: NewsAction): Promise<() => void> {
  await queries.cancelQueries({ queryKey: listsKey });
  await queries.cancelQueries({ queryKey: countKey });
  const before = [
    ...queries.getQueriesData({ queryKey: listsKey }),
    ...queries.getQueriesData({ queryKey: countKey }),
  ];
  const bell = queries.getQueryData<NotificationView[]>(bellKey) ?? [];
  const pages = queries.getQueriesData<Pages>({ queryKey: pagesKey });
  const known = new Map(bell.map((one) => [one.id, one]));
  for (const [key, data] of pages) {
    for (const one of data?.pages.flatMap((page) => page.items) ?? []) known.set(one.id, one);
    const { unreadOnly } = key[pagesKey.length] as NewsFilter;
    queries.setQueryData<Pages>(
      key,
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          items: listAfter(page.items, action, unreadOnly),
        })),
      },
    );
  }
  queries.setQueryData<NotificationView[]>(
    bellKey,
    (items) => items && listAfter(items, action, false),
  );
  queries.setQueryData<UnreadCounts>(
    countKey,
    (counts) => counts && countsAfter(counts, action, [...known.values()]),
  );
  return () => {
    for (const [key, data] of before) queries.setQueryData(key, data);
  };
}

/** Shows at once, taken back when refused. Without `failed` a failure stays silent (§8). */
export function useNewsAction(failed?: string) {
  const queries = useQueryClient();
  return useAction({
    ...inTurn,
    send,
    optimistic: (action: NewsAction) => showAtOnce(queries, action),
    refused: () => failed ?? true,
  });
}

export const useRestore = (failed: string) =>
  useAction({
    ...inTurn,
    send: (ids: readonly string[]) => notifications.restore({ body: { ids: [...ids] } }),
    refused: () => failed,
  });

export function useChoices() {
  return useQuery({
    queryKey: choicesKey,
    queryFn: ({ signal }) => notifications.choices({}, { signal }),
    ...useLiveRefetch(choicesKey, own),
  });
}

export const useSaveChoices = (onSuccess: () => void) =>
  useAction({
    send: (change: NotificationChoicesChange) => notifications.choose({ body: change }),
    query: {
      queryKey: choicesKey,
      optimistic: choicesAfter,
      answered: (_now, saved) => saved,
    },
    inPlace: true,
    onSuccess,
  });
