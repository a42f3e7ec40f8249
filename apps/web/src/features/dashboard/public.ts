export { LeadingDuty, loadDuties, Urgent } from './lazy.ts';
export { FirstStone } from './parts/leading.tsx';
export { useDuties, useMine } from './queries.ts';
export { type Duty, isOver, workOf } from './work.ts';
