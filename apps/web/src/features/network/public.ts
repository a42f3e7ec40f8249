import { lazyPart } from '../../lib/lazy-part.tsx';

export const InvitationAnswer = lazyPart(() => import('./parts/invitation-answer.tsx'));
export const PersonRecommendations = lazyPart(() => import('./parts/person-recommendations.tsx'), {
  members: true,
});
export const PersonActions = lazyPart(() => import('./parts/person-actions.tsx'), {
  members: true,
});

export const BlockDialog = lazyPart(() =>
  import('./parts/block-dialog.tsx').then((it) => it.BlockDialog),
);
