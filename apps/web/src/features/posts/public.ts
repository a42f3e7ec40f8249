export { Feed } from './feed/feed.tsx';
export { PinnedPost } from './lazy-parts.tsx';
