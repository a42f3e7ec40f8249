export { Feed } from './lazy-parts.tsx';
