import { Skeleton } from '@app/ui/skeleton';
import { lazyPart } from '../../lib/lazy-parts/lazy-part.tsx';

const waiting = <Skeleton height={770} />;

/** Requests of one application, or without one those that concern the reader. */
export const MentorshipPanel = lazyPart(() => import('./parts/panel.tsx'), {
  waiting,
  members: true,
});

/** How much of it waits for the reader; beside a word that says of what. */
export const UnreadMentorship = lazyPart(() => import('./parts/unread.tsx'), { members: true });

/** For the desk of a bank: how it answers. */
export const MentorshipDesk = lazyPart(() => import('./desk/desk.tsx'), { waiting });
