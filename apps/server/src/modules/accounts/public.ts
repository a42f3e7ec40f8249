import { lifetime } from './tokens.ts';

export { accountSettingsModule } from './account-settings.routes.ts';
export {
  lockById,
  type MemberName,
  membersByIds,
  permissionsOf,
  staffOf,
} from './accounts.repo.ts';
export { accountsModule } from './accounts.routes.ts';
export { deviceOf } from './devices.ts';
export { passwords } from './passwords.ts';
export { actingAdmins } from './permissions.repo.ts';
export {
  type Grant,
  grantPermission,
  revokePermission,
  setRole,
} from './permissions.service.ts';
export { personOf } from './person.repo.ts';
export { accountsDueForErasure, lockForErasure, visibleAmong } from './personal-data.repo.ts';
export { changePerson, type ProfilePerson, personById } from './profile-person.repo.ts';
export {
  addressesTried,
  countSignIns,
  listRefused,
  listSignIns,
} from './security-events.repo.ts';
export { locksOf, unlockAccount } from './security-locks.ts';
export {
  findMember,
  findMembers,
  listClosed,
  type MemberRecord,
  membersAmong,
  setClosed,
} from './security-members.repo.ts';
export { endSession, endSessionsOf, lockSession, openSessions } from './sessions.repo.ts';
export { accountChanged } from './signals.ts';

/** A session that has not been used for so long, in milliseconds, has ended by itself. */
export const sessionLifetime = lifetime.refreshToken;
