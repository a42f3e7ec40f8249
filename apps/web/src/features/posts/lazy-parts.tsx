import { Skeleton } from '@app/ui/skeleton';
import { lazyPart } from '../../lib/lazy-parts/lazy-part.tsx';

const options = { waiting: <Skeleton height={640} /> };

export const Activity = lazyPart(
  () => import('./activity/activity.tsx').then((it) => it.Activity),
  options,
);
export const PinnedPost = lazyPart(
  () => import('./activity/pinned.tsx').then((it) => ({ default: it.Pinned, ask: it.askPinned })),
  { members: true },
);
export const BookmarkedPosts = lazyPart(
  () => import('./activity/bookmarks.tsx').then((it) => it.BookmarkedPosts),
  options,
);
export const OnePost = lazyPart(
  () => import('./activity/one-post.tsx').then((it) => it.OnePost),
  options,
);
