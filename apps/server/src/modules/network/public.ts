export { networkModule } from './network.routes.ts';
/** For the repos that join them. */
export {
  connections as connectionTable,
  memberFollows as followTable,
} from './network.tables.ts';
export { isThere, namingOf, peopleOf } from './people.service.ts';
export { mayMail, reachOf } from './reach.repo.ts';
export {
  blockedAmong,
  blockedWith,
  connectedAmong,
  isConnected,
  isNotBlocked,
  listTies,
  mutualCounts,
} from './ties.repo.ts';
