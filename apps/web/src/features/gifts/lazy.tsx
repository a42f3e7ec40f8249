import { Skeleton } from '@app/ui/skeleton';
import { lazyPart } from '../../lib/lazy-parts/lazy-part.tsx';

/** What donors of an application were asked and said; for its team and its bank. */
export const GiftsPanel = lazyPart(() => import('./parts/panel.tsx'), {
  waiting: <Skeleton height={560} />,
  members: true,
});

const coming = (
  <div className="if-session">
    <dt>&nbsp;</dt>
    <dd>–</dd>
  </div>
);

/** One of the big figures of a budget; keeps its place until it is known. */
export const ConfirmedGoods = lazyPart(() => import('./parts/confirmed-goods.tsx'), {
  waiting: coming,
  members: true,
});
