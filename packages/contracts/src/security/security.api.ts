import { z } from 'zod';
import { SessionView } from '../account-settings/account-settings.schemas.ts';
import { ById, Done, listOf, listQuery } from '../common.schemas.ts';
import { endpoints } from '../endpoint.ts';
import { securityPaths } from './security.paths.ts';
import {
  AdminMember,
  ByPermission,
  BySession,
  ChangesQuery,
  ClosedAccount,
  FactorRemoval,
  GrantBody,
  LockedAccount,
  MemberPermissions,
  MembersQuery,
  PermissionChange,
  RoleBody,
  SignInEvent,
  SignInFigures,
  SignInsQuery,
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
  factorRemovals: {
    access: 'admin',
    summary:
      'Requests to remove a lost second factor that wait for a second admin, the last first.',
    answer: z.array(FactorRemoval),
  },
  requestFactorRemoval: {
    access: 'admin',
    summary:
      'Asks for the removal of a lost second factor; ends after 24 hours. The owner is told.',
    params: ById,
    answer: Done,
    errors: ['NOT_FOUND', 'WRONG_STATUS', 'ALREADY_EXISTS', 'OWN_ACCOUNT'],
    status: 201,
  },
  confirmFactorRemoval: {
    access: 'admin',
    summary:
      'Removes a lost second factor that another admin asked to remove, and ends all sessions. The owner is told.',
    params: ById,
    answer: Done,
    errors: ['NOT_FOUND', 'OWN_ACCOUNT', 'OWN_REQUEST'],
  },
  withdrawFactorRemoval: {
    access: 'admin',
    summary: 'Withdraws a request to remove a second factor.',
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
