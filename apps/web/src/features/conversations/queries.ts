import type {
  ListedConversation,
  Message,
  MessagesPage,
} from '@app/contracts/conversations/conversations.schemas';
import {
  type InfiniteData,
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { paged } from '../../kit/listing/paged.ts';
import { useLiveRefetch } from '../../lib/live/live-refetch.ts';
import { caches } from '../../lib/queries/caches.ts';
import { conversations } from './client.ts';
import type { Box } from './place.ts';

const all = ['conversations'] as const;
const listsKey = [...all, 'list'] as const;
const countKey = [...all, 'unread'] as const;
const bellKey = [...listsKey, 'bell'] as const;
const own = ['user'] as const;

/** Milliseconds between two questions about the open conversation without live events. */
const talkEvery = 5_000;

/** How much is unread and how much waits; failures stay silent (specification §8). */
export function useUnread() {
  return useQuery({
    queryKey: countKey,
    queryFn: ({ signal }) => conversations.unreadCount({}, { signal }),
    ...useLiveRefetch(countKey, own),
  });
}

/** The first five (specification §2.3), asked for anew each time that they are looked at. */
export function useNewest() {
  return useQuery({
    queryKey: bellKey,
    queryFn: ({ signal }) => conversations.list({ query: { limit: 5 } }, { signal }),
    ...useLiveRefetch(bellKey, own),
    ...caches.asShown,
  });
}

export function useBox(box: Box) {
  const queryKey = [...listsKey, box] as const;
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam: after, signal }) =>
      conversations.list.paged({ query: { box, after } }, { signal }),
    ...paged,
    ...caches.asShown,
    ...useLiveRefetch(queryKey, own),
  });
  return { ...query, items: query.data?.pages.flatMap(({ items }) => items) };
}

const topicOf = (id: string) => `conversation:${id}` as const;

const oneQuery = (id: string) =>
  queryOptions({
    queryKey: [...all, 'one', id],
    queryFn: ({ signal }) => conversations.open({ params: { id } }, { signal }),
    ...caches.asShown,
  });

export function useConversation(id: string) {
  const query = oneQuery(id);
  return useQuery({ ...query, ...useLiveRefetch(query.queryKey, [topicOf(id), ...own]) });
}

const talkQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...all, 'talk', id],
    queryFn: ({ pageParam: after, signal }) =>
      conversations.messages({ params: { id }, query: { after } }, { signal }),
    ...paged,
    ...caches.asShown,
  });

export function useTalk(id: string, wanted: boolean) {
  const query = talkQuery(id);
  const { refetchInterval } = useLiveRefetch(query.queryKey, [topicOf(id)], talkEvery);
  return useInfiniteQuery({
    ...query,
    enabled: wanted,
    // That somebody stopped writing is no event.
    refetchInterval: ({ state: { data } }) =>
      (data?.pages[0]?.typing.length ?? 0) > 0 ? 3_000 : refetchInterval,
  });
}

/** Puts a message where it belongs, or the newer form of one in its place. */
export function usePutMessage(): (conversation: string, message: Message) => void {
  const queries = useQueryClient();
  return (id, message) =>
    queries.setQueryData(talkQuery(id).queryKey, (now: InfiniteData<MessagesPage> | undefined) => {
      const known = now?.pages.some(({ items }) => items.some((one) => one.id === message.id));
      return (
        now && {
          ...now,
          pages: now.pages.map((page, n) => ({
            ...page,
            items: known
              ? page.items.map((one) => (one.id === message.id ? message : one))
              : n === 0
                ? [message, ...page.items]
                : page.items,
          })),
        }
      );
    });
}

/** What is shown of a conversation, the oldest first. */
export function useKnownMessages(id: string): readonly Message[] {
  const known = useQueryClient().getQueryData(talkQuery(id).queryKey);
  return known?.pages.flatMap(({ items }) => items).toReversed() ?? [];
}

/** Asks anew for all that a change of a conversation may have changed. */
export function useRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: all });
}

/** Asks anew for how much is unread, and where. */
export function useRefreshCounts(): () => Promise<unknown> {
  const queries = useQueryClient();
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: listsKey }),
      queries.invalidateQueries({ queryKey: countKey }),
    ]);
}

/** Takes a conversation out of a list at once, before the server is asked anew. */
export function useTakeOut(): (id: string) => void {
  const queries = useQueryClient();
  return (id) =>
    queries.setQueriesData<InfiniteData<{ items: ListedConversation[]; next: string | null }>>(
      { queryKey: [...listsKey, 'requests'] },
      (now) =>
        now && {
          ...now,
          pages: now.pages.map((page) => ({
            ...page,
            items: page.items.filter((one) => one.id !== id),
          })),
        },
    );
}

export const searchQuery = (q: string) =>
  infiniteQueryOptions({
    queryKey: [...all, 'search', q],
    queryFn: ({ pageParam: after, signal }) =>
      conversations.search({ query: { q, after } }, { signal }),
    ...paged,
    ...caches.search,
  });

/** Conversations that the reader is in, by whom they are with or what a group is called. */
export const namedQuery = (q: string) =>
  queryOptions({
    queryKey: [...listsKey, 'named', q],
    queryFn: ({ signal }) => conversations.list({ query: { q } }, { signal }),
    ...caches.search,
  });

export const settingsQuery = queryOptions({
  queryKey: [...all, 'settings'],
  queryFn: ({ signal }) => conversations.settings({}, { signal }),
  ...caches.asShown,
});
