import { Skeleton } from '@app/ui/skeleton';
import { lazyPart } from '../../../lib/lazy-parts/lazy-part.tsx';
import s from './figures.module.css';

/** Only one section of one kind of grant draws them; most who write never open it. */
const waiting = (box: string) => ({
  waiting: (
    <>
      <p className={s.legend}>
        <Skeleton width="60%" />
      </p>
      {/* As wide and high as what comes. */}
      <svg className={s.chart} viewBox={box} aria-hidden="true" />
    </>
  ),
});

export const CashCurve = lazyPart(
  () => import('./cash-curve.tsx').then((it) => it.CashCurve),
  waiting('0 0 760 300'),
);
export const IncomeBars = lazyPart(
  () => import('./income-bars.tsx').then((it) => it.IncomeBars),
  waiting('0 0 744 204'),
);
