import { useQuery } from '@tanstack/react-query';
import { Post } from '../post/post.tsx';
import { pinnedQuery } from '../queries.ts';

/** The post that somebody put first, on their profile; nothing where there is none. */
export function Pinned({ userId }: { userId: string }) {
  const { data } = useQuery(pinnedQuery(userId));
  return data?.isPinned ? <Post post={data} /> : null;
}
