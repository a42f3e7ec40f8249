export { Feed } from './feed/feed.tsx';
