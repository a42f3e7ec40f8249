import { lazyPart } from '../../../lib/lazy-parts/lazy-part.tsx';

export const InviteDialog = lazyPart(() => import('./invite.tsx'));
export const HoursDialog = lazyPart(() => import('./hours.tsx'));
export const ConfirmRemove = lazyPart(() =>
  import('@app/ui/confirm-dialog').then((it) => it.ConfirmDialog),
);
