export { incomplete } from './applications.guards.ts';
export {
  decisionAnnounced,
  holdsWords,
  memberIdsOf,
  memberOf,
  shownToAll,
} from './applications.lists.repo.ts';
export { moveWithin } from './applications.moves.service.ts';
export type { ApplicationMove } from './applications.moves.ts';
export { viewAsInsider } from './applications.read.service.ts';
export {
  type ApplicationRecord,
  findApplication,
  findRecord,
  lockApplication,
} from './applications.repo.ts';
export { applicationsModule } from './applications.routes.ts';
export { subjectOf } from './applications.subject.ts';
/** For the repos that join them. */
export { applications as applicationTable } from './applications.tables.ts';
export { applicationIdsOf } from './personal-data.repo.ts';
