import { lazyPart } from '../../../lib/lazy-parts/lazy-part.tsx';

export const AmountsDialog = lazyPart(() => import('./amounts.tsx'));
export const NewsDialog = lazyPart(() => import('./news.tsx'));
export const AskDialog = lazyPart(() => import('./ask.tsx'));
export const AnswerDialog = lazyPart(() => import('./answer.tsx'));
export const EmbedDialog = lazyPart(() => import('./embed.tsx'));
export const ConfirmRemove = lazyPart(() =>
  import('@app/ui/confirm-dialog').then((it) => it.ConfirmDialog),
);
