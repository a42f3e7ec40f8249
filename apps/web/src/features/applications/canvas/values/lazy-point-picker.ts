import { lazyPart } from '../../../../lib/lazy-part.tsx';

export const PointPicker = lazyPart(() =>
  import('./point-picker.tsx').then((it) => it.PointPicker),
);
