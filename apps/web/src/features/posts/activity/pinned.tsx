import { type QueryClient, useQuery } from '@tanstack/react-query';
import { Post } from '../post/post.tsx';
import { pinnedQuery } from '../queries.ts';

interface PinnedProps {
  readonly userId: string;
}

/** The post that somebody put first, on their profile; nothing where there is none. */
export function Pinned({ userId }: PinnedProps) {
  const { data } = useQuery(pinnedQuery(userId));
  return data?.isPinned ? <Post post={data} /> : null;
}

export const askPinned = (queries: QueryClient, { userId }: PinnedProps) =>
  queries.prefetchQuery(pinnedQuery(userId));
