export { eligibilityQuestions } from './calls.eligibility.ts';
export { moveCallWithin, statusNow } from './calls.moves.service.ts';
export { momentIn, titleIn } from './calls.moves.ts';
export { callBySlug, listed as listedCall } from './calls.repo.ts';
export { callsModule } from './calls.routes.ts';
export { createCallsService } from './calls.service.ts';
/** For the repos that join it. */
export { calls as callTable } from './calls.tables.ts';
export { writeHistory } from './calls.work.repo.ts';
export { managedCall, visibleCall } from './calls.work.service.ts';
