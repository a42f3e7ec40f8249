import { lazyPart } from '../../../lib/lazy-parts/lazy-part.tsx';

export const NewRequestDialog = lazyPart(() => import('./new-request.tsx'));
export const EditDialog = lazyPart(() => import('./edit.tsx'));
export const HandOverDialog = lazyPart(() => import('./hand-over.tsx'));
export const RateDialog = lazyPart(() => import('./rate.tsx'));
export const ConfirmRemove = lazyPart(() =>
  import('@app/ui/confirm-dialog').then((it) => it.ConfirmDialog),
);
