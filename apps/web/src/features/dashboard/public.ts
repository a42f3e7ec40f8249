export { LeadingDuty, loadDuties } from './lazy.ts';
export { FirstSteps } from './parts/first-steps.tsx';
export { FirstStone } from './parts/leading.tsx';
export { OwnProjects } from './parts/own.tsx';
export { Urgent } from './parts/urgent.tsx';
export { WaitingForYou } from './parts/waiting.tsx';
export { useDuties, useFirstSteps, useLostFactors, useMine } from './queries.ts';
export { useDashboardText } from './text.ts';
export { isOver, workOf } from './work.ts';
