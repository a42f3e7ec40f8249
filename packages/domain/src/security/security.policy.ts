import {
  type Actor,
  hasGlobalPermissions,
  isAdmin,
  type ObPermissionType,
} from '../permissions/permissions.ts';
import { allow, allowIf, deny, type Verdict } from '../policy.ts';

export interface AccountSubject {
  readonly memberId: string;
  /** An admin's account while no other admin's is open. */
  readonly isLastAdmin: boolean;
}

/** Types that only role ADMIN gives and takes: whoever holds them could give themselves the rest. */
const adminsOnly: readonly ObPermissionType[] = ['global_admin'];

function admin(actor: Actor): Verdict {
  return actor === null ? deny('NOT_SIGNED_IN') : allowIf(isAdmin(actor), 'NOT_ADMIN');
}

function anyAdmin(actor: Actor): Verdict {
  return actor === null ? deny('NOT_SIGNED_IN') : allowIf(hasGlobalPermissions(actor), 'NOT_ADMIN');
}

function givePermission(actor: Actor, subject: { readonly type: ObPermissionType }): Verdict {
  return adminsOnly.includes(subject.type) ? admin(actor) : anyAdmin(actor);
}

/** Neither one's own account nor that of the last admin: somebody must be left to open the door. */
function othersAccount(actor: Actor, subject: AccountSubject): Verdict {
  const verdict = admin(actor);
  if (!verdict.ok) return verdict;
  if (actor?.id === subject.memberId) return deny('OWN_ACCOUNT');
  return subject.isLastAdmin ? deny('LAST_ADMIN') : allow;
}

/** A request to remove a lost second factor. */
export interface RemovalSubject {
  readonly memberId: string;
  readonly requestedBy: string;
}

/** Two admins stand for it that the factor is lost, neither of them its owner. */
function confirmRemoval(actor: Actor, { memberId, requestedBy }: RemovalSubject): Verdict {
  const verdict = othersAccount(actor, { memberId, isLastAdmin: false });
  if (!verdict.ok) return verdict;
  return allowIf(actor?.id !== requestedBy, 'OWN_REQUEST');
}

/** Who watches over accounts and gives rights (specification §6). */
export const securityPolicy = {
  /** Tries to sign in, locked and closed accounts, other members' sessions. */
  watch: admin,
  /** Search for members, see their permissions and who changed them: ADMIN or global_admin. */
  viewPermissions: anyAdmin,
  /** ADMIN any type, global_admin any but their own. */
  grant: givePermission,
  revoke: givePermission,
  /** Role labels are ADMIN's to change. */
  setRole: othersAccount,
  unlock: admin,
  endSessions: admin,
  close: othersAccount,
  requestFactorRemoval: othersAccount,
  confirmFactorRemoval: confirmRemoval,
  reopen: admin,
};

export function grantableTypes<T extends ObPermissionType>(actor: Actor, types: readonly T[]): T[] {
  return types.filter((type) => securityPolicy.grant(actor, { type }).ok);
}
