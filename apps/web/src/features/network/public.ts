import { lazyPart } from '../../lib/lazy-part.tsx';

export const PersonActions = lazyPart(() => import('./parts/person-actions.tsx'), {
  members: true,
});

export const BlockDialog = lazyPart(() =>
  import('./parts/block-dialog.tsx').then((it) => it.BlockDialog),
);
