import type { ActivityItem, PostComment, PostView } from '@app/contracts/posts/posts.schemas';
import type { ActivityKind } from '@app/domain/posts/post';
import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useQuery,
} from '@tanstack/react-query';
import { paged } from '../../kit/listing/paged.ts';
import { useLiveRefetch } from '../../lib/live/live-refetch.ts';
import { caches } from '../../lib/queries/caches.ts';
import { feed, posts, postTalk } from './client.ts';

/** Whatever holds posts begins so; what else is known of them does not. */
const all = ['posts'] as const;

export const feedKey = [...all, 'feed'] as const;

/**
 * As it was read, however long ago: who comes back from a post stands where they were, and is told
 * what is new instead of finding it there.
 */
export const feedQuery = infiniteQueryOptions({
  queryKey: feedKey,
  queryFn: ({ pageParam, signal }) => posts.feed({ query: { after: pageParam } }, { signal }),
  ...paged,
  gcTime: Number.POSITIVE_INFINITY,
});

export const bookmarksQuery = infiniteQueryOptions({
  queryKey: [...all, 'kept'],
  queryFn: ({ pageParam, signal }) => posts.bookmarks({ query: { after: pageParam } }, { signal }),
  ...paged,
  ...caches.asShown,
});

export const activityQuery = (userId: string, kind: ActivityKind) =>
  infiniteQueryOptions({
    queryKey: [...all, 'activity', userId, kind],
    queryFn: ({ pageParam, signal }) =>
      posts.activity({ params: { userId }, query: { kind, after: pageParam } }, { signal }),
    ...paged,
    ...caches.asShown,
  });

/** The post that somebody put first; null: none, or not for the reader. */
export const pinnedQuery = (userId: string) =>
  queryOptions({
    queryKey: [...all, 'activity', userId, 'pinned'],
    queryFn: async ({ signal }) => {
      const query = { kind: 'posts', limit: 1 } as const;
      return (await posts.activity({ params: { userId }, query }, { signal })).pinned;
    },
    ...caches.asShown,
  });

export const postQuery = (id: string) =>
  queryOptions({
    queryKey: [...all, 'one', id],
    queryFn: ({ signal }) => posts.read({ params: { id } }, { signal }),
    ...caches.asShown,
  });

export const versionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['post-versions', id],
    queryFn: ({ signal }) => posts.versions({ params: { id } }, { signal }),
    ...caches.asShown,
  });

export const reactorsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['post-reactors', id],
    queryFn: ({ pageParam, signal }) =>
      postTalk.reactions({ params: { id }, query: { after: pageParam } }, { signal }),
    ...paged,
    ...caches.asShown,
  });

/** What is said under a post begins so. */
export const talkKey = (id: string) => ['post-talk', id] as const;

/** @param wanted a comment whose thread stands first, wherever it was written. */
export const talkQuery = (id: string, wanted: string | null) =>
  infiniteQueryOptions({
    queryKey: [...talkKey(id), 'threads', wanted],
    queryFn: ({ pageParam: after, signal }) =>
      postTalk.comments(
        { params: { id }, query: { after, ...(wanted && { with: wanted }) } },
        { signal },
      ),
    ...paged,
    ...caches.asShown,
  });

/** All answers to a comment, the first one first. */
export const answersQuery = (id: string, threadId: string) =>
  queryOptions({
    queryKey: [...talkKey(id), 'answers', threadId],
    async queryFn({ signal }) {
      const all: PostComment[] = [];
      let after: string | undefined;
      do {
        const query = { limit: 100, after };
        const { items, next } = await postTalk.answers(
          { params: { id: threadId }, query },
          { signal },
        );
        all.push(...items);
        after = next ?? undefined;
      } while (after);
      return all;
    },
    ...caches.asShown,
  });

export const mutesQuery = infiniteQueryOptions({
  queryKey: ['feed-mutes'],
  queryFn: ({ pageParam, signal }) => feed.mutes({ query: { after: pageParam } }, { signal }),
  ...paged,
  ...caches.asShown,
});

export const settingsQuery = queryOptions({
  queryKey: ['feed-settings'],
  queryFn: ({ signal }) => feed.settings({}, { signal }),
  ...caches.asShown,
});

const newsEvery = 30_000;

/** How many posts came since the feed was read; failures stay silent and are tried again. */
export function useNews(since: string | undefined) {
  const queryKey = ['posts-news', since] as const;
  const live = useLiveRefetch(queryKey, ['user']);
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => posts.news({ query: { than: since ?? '' } }, { signal }),
    enabled: since !== undefined,
    ...live,
    // Not everybody whose posts are read here sends a signal.
    refetchInterval: newsEvery,
  }).data;
}

type Listed = PostView | ActivityItem;
interface Page {
  readonly items: readonly Listed[];
  readonly pinned?: PostView | null;
}
type CachedPosts =
  | PostView
  | { readonly pages: readonly Page[]; readonly pageParams: readonly unknown[] };

/** What a post becomes; null takes it away. */
type Change = (post: PostView) => PostView | null;

function changed(one: Listed, id: string, change: Change): Listed | null {
  if ('post' in one) {
    if (one.post.id !== id) return one;
    const post = change(one.post);
    return post && { ...one, post };
  }
  return one.id === id ? change(one) : one;
}

function inPage(page: Page, id: string, change: Change): Page {
  const items = page.items.flatMap((one) => changed(one, id, change) ?? []);
  return page.pinned?.id === id
    ? { ...page, items, pinned: change(page.pinned) }
    : { ...page, items };
}

/** Changes a post wherever it is shown. */
export function changePost(queries: QueryClient, id: string, change: Change): void {
  queries.setQueriesData<CachedPosts>({ queryKey: all }, (cached) => {
    if (!cached) return cached;
    if ('pages' in cached) {
      return { ...cached, pages: cached.pages.map((page) => inPage(page, id, change)) };
    }
    return cached.id === id ? (change(cached) ?? cached) : cached;
  });
}

/** A post that was just written stands first in the feed. */
export function putFirst(queries: QueryClient, post: PostView): void {
  queries.setQueryData(feedKey, (cached: CachedPosts | undefined) => {
    if (!cached || !('pages' in cached)) return cached;
    const [first, ...others] = cached.pages;
    return first && { ...cached, pages: [{ ...first, items: [post, ...first.items] }, ...others] };
  });
  void queries.invalidateQueries({ queryKey: [...all, 'activity'] });
}

/** Takes what a member wrote out of the feed, so that the reader keeps their place in it. */
export function dropAuthor(queries: QueryClient, userId: string): void {
  queries.setQueryData(feedKey, (cached: CachedPosts | undefined) => {
    if (!cached || !('pages' in cached)) return cached;
    const others = (one: Listed) => 'post' in one || one.author.id !== userId;
    return {
      ...cached,
      pages: cached.pages.map((page) => ({ ...page, items: page.items.filter(others) })),
    };
  });
}
