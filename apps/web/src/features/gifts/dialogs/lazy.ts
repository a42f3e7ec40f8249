import { lazyPart } from '../../../lib/lazy-parts/lazy-part.tsx';

export const RequestDialog = lazyPart(() => import('./request.tsx'));
export const ProofDialog = lazyPart(() => import('./proof.tsx'));
export const PreviewDialog = lazyPart(() => import('./preview.tsx'));
export const ConfirmRemove = lazyPart(() =>
  import('@app/ui/confirm-dialog').then((it) => it.ConfirmDialog),
);
