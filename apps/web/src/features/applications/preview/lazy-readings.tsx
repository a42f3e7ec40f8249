import { Skeleton } from '@app/ui/skeleton';
import { lazyPart } from '../../../lib/lazy-parts/lazy-part.tsx';

const waiting = <Skeleton height={640} />;

/** Wanted by who decides about an application of the kind, and by nobody else on the same page. */
export const BlueReading = lazyPart(() => import('./blue/reading.tsx'), { waiting });
export const GeneralReading = lazyPart(() => import('./general/general-reading.tsx'), { waiting });
