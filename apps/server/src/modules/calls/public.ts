export { callBySlug, markDecisionsPublished } from './calls.repo.ts';
export { callsModule } from './calls.routes.ts';
/** For the repos that join it. */
export { calls as callTable } from './calls.tables.ts';
