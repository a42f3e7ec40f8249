import { z } from 'zod';
import { SessionView } from '../account-settings/account-settings.schemas.ts';
import { ById, Done, listOf, listQuery } from '../common.schemas.ts';
import { bodySizes, endpoints } from '../endpoint.ts';
import { securityPaths } from './security.paths.ts';
import {
  AdminMember,
  ByPermission,
  BySession,
  ChangesQuery,
  ClosedAccount,
  FactorProofBody,
  FactorRemoval,
  GrantBody,
  LockedAccount,
  LostFactorAnswer,
  LostFactorBody,
  MemberPermissions,
  MembersQuery,
  PermissionChange,
  RoleBody,
  SignInEvent,
  SignInFigures,
  SignInsQuery,
  StopAnswer,
  StopBody,
} from './security.schemas.ts';

/**
 * Watching over accounts, and giving permissions. What `global_admin` does besides admins is
 * `member` here and decided by the security policy.
 */
export const securityApi = endpoints(securityPaths, {
  figures: {
    access: 'admin',
    summary: 'Tries to sign in within the last 24 hours, in numbers.',
    answer: SignInFigures,
  },
  signIns: {
    access: 'admin',
    summary: 'Tries to sign in, newest first.',
    query: SignInsQuery,
    answer: listOf(SignInEvent),
  },
  locked: {
    access: 'admin',
    summary: 'Accounts whose tries to sign in are refused now.',
    answer: z.array(LockedAccount),
  },
  closed: {
    access: 'admin',
    summary: 'Closed accounts, the last closed first.',
    query: listQuery(),
    answer: listOf(ClosedAccount),
  },
  lostFactor: {
    access: 'public',
    summary:
      'After the right password: asks that a lost second factor be removed, or tells how far that is. The owner and admins are told.',
    body: LostFactorBody,
    answer: LostFactorAnswer,
    errors: ['CODE_EXPIRED', 'ACCOUNT_CLOSED'],
    largestBody: bodySizes.entry,
  },
  stopFactorRemoval: {
    access: 'public',
    summary:
      'Stops the removal of a second factor, by the link mailed to its owner. Where the request knew the password, that ends, and so do all sessions.',
    body: StopBody,
    answer: StopAnswer,
    errors: ['TOKEN_INVALID'],
    largestBody: bodySizes.entry,
  },
  factorRemovals: {
    access: 'admin',
    summary: 'Lost second factors that are to be removed, the last opened first.',
    answer: z.array(FactorRemoval),
  },
  requestFactorRemoval: {
    access: 'admin',
    summary:
      'States the proof that a lost second factor’s owner asks for its removal; waits three days for a second admin. The owner is told.',
    params: ById,
    body: FactorProofBody,
    answer: Done,
    errors: ['NOT_FOUND', 'WRONG_STATUS', 'ALREADY_EXISTS', 'OWN_ACCOUNT'],
    status: 201,
  },
  confirmFactorRemoval: {
    access: 'admin',
    summary:
      'Agrees as the second admin: the second factor goes, and all sessions end, a day after the proof was stated. The owner is told.',
    params: ById,
    answer: Done,
    errors: ['NOT_FOUND', 'OWN_ACCOUNT', 'OWN_REQUEST'],
  },
  withdrawFactorRemoval: {
    access: 'admin',
    summary: 'Ends the removal of a second factor before it is carried out. The owner is told.',
    params: ById,
    answer: Done,
    errors: ['NOT_FOUND'],
  },
  changes: {
    access: 'member',
    summary: 'Who gave or took which permission or role, newest first.',
    query: ChangesQuery,
    answer: listOf(PermissionChange),
  },
  members: {
    access: 'member',
    summary: 'Members whose name, surname or e-mail address begins with `q`.',
    query: MembersQuery,
    answer: listOf(AdminMember),
  },
  member: {
    access: 'member',
    summary: 'One member.',
    params: ById,
    answer: AdminMember,
    errors: ['NOT_FOUND'],
  },
  unlock: {
    access: 'admin',
    summary: 'Forgets the failed tries of an account, so that it can be signed in to again.',
    params: ById,
    answer: Done,
    errors: ['NOT_FOUND'],
  },
  close: {
    access: 'admin',
    summary: 'Closes an account and ends its sessions at once.',
    params: ById,
    answer: Done,
    errors: ['NOT_FOUND', 'WRONG_STATUS', 'OWN_ACCOUNT', 'LAST_ADMIN'],
  },
  reopen: {
    access: 'admin',
    summary: 'Opens a closed account again, unless its data is erased.',
    params: ById,
    answer: Done,
    errors: ['NOT_FOUND', 'WRONG_STATUS'],
  },
  sessions: {
    access: 'admin',
    summary: 'Devices on which a member’s account is open, the last used first.',
    params: ById,
    answer: z.array(SessionView),
    errors: ['NOT_FOUND'],
  },
  endSession: {
    access: 'admin',
    summary: 'Signs a member out of one device, at once.',
    params: BySession,
    answer: Done,
    errors: ['NOT_FOUND'],
  },
  endSessions: {
    access: 'admin',
    summary: 'Signs a member out of all devices, at once.',
    params: ById,
    answer: Done,
    errors: ['NOT_FOUND'],
  },
  permissions: {
    access: 'member',
    summary: 'A member’s permissions in force, and what the reader may change about them.',
    params: ById,
    answer: MemberPermissions,
    errors: ['NOT_FOUND'],
  },
  grant: {
    access: 'member',
    summary: 'Gives a member a permission, everywhere or in one bank; in force at once.',
    params: ById,
    body: GrantBody,
    answer: MemberPermissions,
    errors: ['NOT_FOUND', 'ALREADY_EXISTS'],
    status: 201,
  },
  revoke: {
    access: 'member',
    summary: 'Takes a permission from a member, at once.',
    params: ByPermission,
    answer: MemberPermissions,
    errors: ['NOT_FOUND'],
  },
  setRole: {
    access: 'admin',
    summary: 'Gives a member another role, at once.',
    params: ById,
    body: RoleBody,
    answer: MemberPermissions,
    errors: ['NOT_FOUND', 'OWN_ACCOUNT', 'LAST_ADMIN'],
  },
});
