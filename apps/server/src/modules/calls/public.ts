export { moveCallWithin } from './calls.moves.service.ts';
export { momentIn, titleIn } from './calls.moves.ts';
export { callBySlug } from './calls.repo.ts';
export { callsModule } from './calls.routes.ts';
/** For the repos that join it. */
export { calls as callTable } from './calls.tables.ts';
