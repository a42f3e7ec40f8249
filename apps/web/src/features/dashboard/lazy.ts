import { lazyPart } from '../../lib/lazy-parts/lazy-part.tsx';

/** What only who has applications sees: it brings their forms along. */
export const Urgent = lazyPart(() => import('./parts/urgent.tsx').then((it) => it.Urgent));
export const Unsent = lazyPart(() => import('./parts/unsent.tsx').then((it) => it.Unsent));
export const Own = lazyPart(() => import('./parts/own.tsx').then((it) => it.OwnProjects));

/** What only who works in a bank sees. */
export const LeadingDuty = lazyPart(() =>
  import('./parts/duties.tsx').then((it) => it.LeadingDuty),
);
export const DutyLines = lazyPart(() => import('./parts/duties.tsx').then((it) => it.DutyLines));
export const loadDuties = () => Promise.all([LeadingDuty.load(), DutyLines.load()]);

export const loadWork = () => Promise.all([Urgent.load(), Unsent.load(), Own.load()]);
