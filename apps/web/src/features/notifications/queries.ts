import type { notificationsApi } from '@app/contracts/notifications/notifications.api';
import { notificationsPaths } from '@app/contracts/notifications/notifications.paths';
import {
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { client } from '../../lib/api/client.ts';
import { useLive, useLiveInterval } from '../../lib/live.ts';

const notifications = client<typeof notificationsApi>(notificationsPaths);

/** How often to ask while live events do not come through (specification §7.2). */
const pollEvery = 30_000;

const countKey = ['notifications', 'unread'] as const;
const listKey = ['notifications', 'list'] as const;

function refresh(queries: QueryClient) {
  void queries.invalidateQueries({ queryKey: countKey });
  void queries.invalidateQueries({ queryKey: listKey });
}

/** How many notifications are unread; failures stay silent (specification §8). */
export function useUnreadCount(): number {
  const queries = useQueryClient();
  const query = useQuery({
    queryKey: countKey,
    queryFn: ({ signal }) => notifications.unreadCount({}, { signal }),
    refetchInterval: useLiveInterval(pollEvery),
  });
  useLive(['user'], () => refresh(queries));
  return query.data?.count ?? 0;
}

/** The member's notifications, newest first, asked for while the panel is open. */
export function useNotifications(open: boolean) {
  return useInfiniteQuery({
    queryKey: listKey,
    queryFn: ({ pageParam, signal }) =>
      notifications.list.paged(
        { query: { limit: 20, ...(pageParam ? { after: pageParam } : {}) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
    enabled: open,
    refetchInterval: useLiveInterval(pollEvery),
  });
}

/** Marks one or all as read; failures stay silent, the next refresh shows how it stands. */
export function useMarkRead() {
  const queries = useQueryClient();
  const onSettled = () => refresh(queries);
  const one = useMutation({
    mutationFn: (id: string) => notifications.read({ params: { id } }),
    onSettled,
  });
  const all = useMutation({ mutationFn: () => notifications.markAllRead(), onSettled });
  return { one, all };
}
