export { auditAccount } from './account.audit.ts';
export { withAccount } from './account.change.ts';
export { accountClosedMail, sendTo } from './accounts.jobs.ts';
export {
  accountMail,
  type Place,
  type Recipient,
  toSignIn,
} from './accounts.mails.tsx';
export {
  type Account,
  actingAdmins,
  agesOf,
  countOpenMembers,
  findByEmail,
  findById,
  isTakenAddress,
  lockById,
  type MemberName,
  membersByIds,
  openMember,
  openMembers,
  openModerators,
  updateAccount,
} from './accounts.repo.ts';
export { accountsModule } from './accounts.routes.ts';
/** For the repo that asks what stands between members. */
export { users as accountTable } from './accounts.tables.ts';
export { type CountedMembers, countMembers } from './count.repo.ts';
export { findMembers, listFindable, peopleNamed } from './directory.repo.ts';
export {
  confirmableChange,
  confirmedChange,
  type EmailChangeRow,
  endChangesFrom,
  endPendingChanges,
  findEmailChange,
  insertEmailChange,
  isAddressReserved,
  keepLinkHash,
  markConfirmed,
  pendingChange,
  undoableChange,
} from './email-change.repo.ts';
export {
  adultsAmong,
  type Findable,
  type FoundPlace,
  findMember,
  interestedInSome,
  isInterestedIn,
  listClosed,
  type MemberRecord,
  membersAmong,
  setClosed,
} from './members.repo.ts';
export { changePassword, provePassword } from './passwords/own-password.service.ts';
export { passwords } from './passwords/passwords.ts';
export { personOf } from './person.repo.ts';
export {
  accountsDueForErasure,
  isVisible,
  lockForErasure,
  visibleAmong,
} from './personal-data.repo.ts';
export {
  changePerson,
  type ProfilePerson,
  personById,
} from './profile-person.repo.ts';
export {
  countRecoveryCodes,
  deleteFactor,
  deleteRemoval,
  type FactorRemovalRow,
  findFactor,
  findRemoval,
  hasFactor,
  listRemovals,
  putRemoval,
  removalsAgreed,
} from './second-factor/second-factor.repo.ts';
export {
  beginFactor,
  disableFactor,
  enableFactor,
  renewRecoveryCodes,
  tellOfFactor,
  withFactorCode,
} from './second-factor/second-factor.service.ts';
export { issueLink } from './secrets/codes.service.ts';
export { retireSecrets } from './secrets/secrets.repo.ts';
export { emailLinkToken, factorStopToken, lifetime } from './secrets/tokens.ts';
export { deviceOf } from './sessions/devices.ts';
export { endSessionsOf, findSession, ownerOfSession } from './sessions/sessions.repo.ts';
export { endSessionOf, sessionsOf } from './sessions/sessions.service.ts';
export { askForNewAddress, type Client, reportLost } from './sign-in/guards.ts';
export { locksOf, unlockAccount } from './sign-in/locks.ts';
export { challengedAccount } from './sign-in/sign-in.service.ts';
export {
  addressesTried,
  countSignIns,
  listRefused,
  listSignIns,
} from './sign-in/sign-in-events.repo.ts';
export { accountChanged } from './signals.ts';
