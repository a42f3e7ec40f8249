import { Skeleton } from '@app/ui/skeleton';
import { lazyPart } from '../../lib/lazy-parts/lazy-part.tsx';

/** Who was invited to the activities of an application; for its team and its bank. */
export const VolunteersPanel = lazyPart(() => import('./parts/panel.tsx'), {
  waiting: <Skeleton height={320} />,
  members: true,
});

/** Offers help in an activity, for members. */
export const HelpKey = lazyPart(() => import('./parts/help-key.tsx'), {
  waiting: null,
  members: true,
});

/** Where the reader was invited to help, and helped. */
export const OwnVolunteering = lazyPart(() => import('./own/own.tsx'), {
  waiting: <Skeleton height={160} />,
});
