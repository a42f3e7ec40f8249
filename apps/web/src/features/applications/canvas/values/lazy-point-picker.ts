import { lazyPart } from '../../../../lib/lazy-parts/lazy-part.tsx';

export const PointPicker = lazyPart(() =>
  import('./point-picker.tsx').then((it) => it.PointPicker),
);
