import { Skeleton } from '@app/ui/skeleton';
import { lazyPart } from '../../lib/lazy-parts/lazy-part.tsx';
import s from './parts/team-section.module.css';

/** What only some readers are shown, and then loaded. */
export const TeamAnswer = lazyPart(() => import('./parts/team-answer.tsx'));
/** For moderators. */
export const AgeCorrections = lazyPart(() => import('./ages/age-corrections.tsx'));
/** For the page of a project, to its team and bank. */
export const StatusLabel = lazyPart(() => import('./parts/status-label.tsx'));
export const Invited = lazyPart(() => import('./parts/invited.tsx'), { members: true });
export const Calling = lazyPart(() => import('./parts/calling.tsx'));
/** Nothing of it can be done without a connection, unlike what is written around it. */
export const TeamSection = lazyPart(
  () => import('./parts/team-section.tsx').then((it) => it.TeamSection),
  { waiting: <Skeleton className={s.waiting} /> },
);
