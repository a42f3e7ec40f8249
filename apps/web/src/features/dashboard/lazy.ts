import { lazyPart } from '../../lib/lazy-parts/lazy-part.tsx';

/** What only who works in a bank sees. */
export const LeadingDuty = lazyPart(() =>
  import('./parts/duties.tsx').then((it) => it.LeadingDuty),
);
export const DutyLines = lazyPart(() => import('./parts/duties.tsx').then((it) => it.DutyLines));
export const loadDuties = () => Promise.all([LeadingDuty.load(), DutyLines.load()]);
