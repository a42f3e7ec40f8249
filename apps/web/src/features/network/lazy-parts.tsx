import { lazyPart } from '../../lib/lazy-parts/lazy-part.tsx';
import s from './parts/network.module.css';

/** Its place is kept, so that nothing moves under the reader once it is there. */
export const PersonActions = lazyPart(() => import('./parts/person-actions.tsx'), {
  members: true,
  waiting: <div className={s.acts} />,
});
export const ConnectionAnswer = lazyPart(() => import('./parts/invitation-answer.tsx'));
export const PersonRecommendations = lazyPart(
  () =>
    import('./parts/person-recommendations.tsx').then((it) => ({
      default: it.PersonRecommendations,
      ask: it.askRecommendations,
    })),
  { members: true },
);
export const BlockMemberDialog = lazyPart(() =>
  import('./parts/block-dialog.tsx').then((it) => it.BlockMemberDialog),
);
