export { CommentThread, SectionThreads } from './lazy.ts';
