import { Skeleton } from '@app/ui/skeleton';
import { createElement } from 'react';
import { lazyPart } from '../../lib/lazy-parts/lazy-part.tsx';

/** What is said about an application, for whoever takes part in it. */
export const CommentThread = lazyPart(() => import('./parts/discussion.tsx'), {
  members: true,
  // An address may lead here: what stands below is not to move from under the reader.
  waiting: createElement(Skeleton, { height: 640 }),
});

export const SectionThreads = lazyPart(() => import('./parts/section-threads.tsx'), {
  members: true,
});
