export {
  hiddenMembers,
  hiddenPeople,
  isUnseenMinor,
  lacksIn,
  minorsIn,
} from './applications.ages.ts';
export { changesSince } from './applications.changes.service.ts';
export { incomplete } from './applications.guards.ts';
export {
  decisionAnnounced,
  holdsWords,
  listMembers,
  memberIdsOf,
  memberOf,
  shownToAll,
  shownToAllAlone,
  wordsCounted,
} from './applications.lists.repo.ts';
export { moveWithin } from './applications.moves.service.ts';
export type { ApplicationMove } from './applications.moves.ts';
export { notifyActivity } from './applications.notices.ts';
export { endingWith } from './applications.personal-data.ts';
export { createPublicView } from './applications.public.service.ts';
export { listHistory, listMine, viewAsInsider } from './applications.read.service.ts';
export {
  type ApplicationRecord,
  aboutApplication,
  findApplication,
  findRecord,
  formFor,
  type LockedApplication,
  lockApplication,
  type SentApplication,
  titleOf,
  type WrittenApplication,
} from './applications.repo.ts';
export { countingOnCampaign, lastReasons } from './applications.revisions.repo.ts';
export { applicationsModule } from './applications.routes.ts';
export { isInsider, missingSectionsOf, seenBy, subjectOf } from './applications.subject.ts';
/** For the repos that join them. */
export {
  activityIds,
  applicationMembers as applicationMemberTable,
  applications as applicationTable,
  applicationTransitions as applicationTransitionTable,
} from './applications.tables.ts';
export {
  addMember,
  describeMember,
  handOver,
  hasGuardian,
  leaveTeam,
  setGuardianAgreed,
} from './applications.team.repo.ts';
export { ofApplication } from './applications.topics.ts';
export {
  type BlindRule,
  blindInFiles,
  titleForBank,
  titleForBoard,
  unnamedIn,
  unnamedTitles,
  withoutHidden,
} from './applications.unnamed.ts';
export { readFor } from './applications.view.service.ts';
export { applicationIdsOf, ownersWithDraft } from './personal-data.repo.ts';
