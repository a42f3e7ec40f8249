import { Skeleton } from '@app/ui/skeleton';
import { lazyPart } from '../../../lib/lazy-part.tsx';

/** Only one section of one kind of grant draws them; most who write never open it. */
const chart = { waiting: <Skeleton height={320} /> };

export const CashCurve = lazyPart(
  () => import('./cash-curve.tsx').then((it) => it.CashCurve),
  chart,
);
export const IncomeBars = lazyPart(
  () => import('./income-bars.tsx').then((it) => it.IncomeBars),
  chart,
);
