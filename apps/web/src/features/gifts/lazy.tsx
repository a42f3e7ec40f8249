import { Skeleton } from '@app/ui/skeleton';
import { lazyPart } from '../../lib/lazy-part.tsx';

/** What donors of an application were asked and said; for its team and its bank. */
export const GiftsPanel = lazyPart(() => import('./parts/panel.tsx'), {
  waiting: <Skeleton height={560} />,
  members: true,
});
