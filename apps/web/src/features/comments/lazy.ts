import { lazyPart } from '../../lib/lazy-parts/lazy-part.tsx';

/** What is said about an application, for whoever takes part in it. */
export const CommentThread = lazyPart(() => import('./parts/discussion.tsx'), { members: true });

export const SectionThreads = lazyPart(() => import('./parts/section-threads.tsx'), {
  members: true,
});
