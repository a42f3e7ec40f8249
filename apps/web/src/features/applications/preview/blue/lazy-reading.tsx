import { Skeleton } from '@app/ui/skeleton';
import { lazyPart } from '../../../../lib/lazy-part.tsx';

/** Wanted by who decides about a blue application, and by nobody else on the same page. */
export const BlueReading = lazyPart(() => import('./reading.tsx'), {
  waiting: <Skeleton height={640} />,
});
