export { LeadingDuty, loadDuties, Urgent } from './lazy.ts';
export { FirstStone } from './parts/leading.tsx';
export { useDuties, useMine } from './queries.ts';
export { isOver, workOf } from './work.ts';
