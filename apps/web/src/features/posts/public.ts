export { Feed, PinnedPost } from './lazy-parts.tsx';
