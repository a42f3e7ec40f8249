import { isAdminRole, isGlobalOnly, type userRoles } from '@app/domain/permissions/permissions';
import { recordAudit } from '../../platform/audit.repo.ts';
import type { Tx } from '../../platform/db/client.ts';
import { type Failure, fail } from '../../platform/http/failure.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { accountChanged, actingAdmins, updateAccount, withAccount } from '../accounts/public.ts';
import {
  deactivatePermission,
  type Grant,
  holdsSame,
  insertPermission,
  lockPermission,
} from './permissions.repo.ts';

/** What happens in the same transaction as the change: telling the member, for one. */
export type Besides = (tx: Tx) => Promise<void>;

const nothing: Besides = async () => undefined;

/**
 * Gives a member a youth-bank permission. That the bank exists is for the caller to check.
 *
 * @param actorId who gives it.
 * @returns the permission's id, or `VALIDATION` for a scope that does not fit, `NOT_FOUND` for no
 *   such member, `ALREADY_EXISTS` for one who holds the very same.
 */
export async function grantPermission(
  p: Platform,
  actorId: string,
  grant: Grant,
  besides: Besides = nothing,
): Promise<Failure | { readonly id: string }> {
  const { userId, permissionType, scope, scopeValue } = grant;
  if (scope === 'bank' && isGlobalOnly(permissionType)) {
    return fail('VALIDATION', { fields: { scope: 'invalid' } });
  }
  if ((scope === 'bank') !== (scopeValue !== null && scopeValue !== '')) {
    return fail('VALIDATION', { fields: { scopeValue: scopeValue ? 'invalid' : 'required' } });
  }
  const id = newId();
  return withAccount(p, userId, async (tx, account, at) => {
    if (account.closedAt) return fail('NOT_FOUND');
    if (await holdsSame(tx, grant)) return fail('ALREADY_EXISTS');
    await insertPermission(tx, id, grant, at);
    await recordAudit(tx, {
      action: 'permission.granted',
      subject: userId,
      actorId,
      at,
      details: { permissionId: id, permissionType, scope, scopeValue },
    });
    await besides(tx);
    return { id };
  });
}

/**
 * Takes a youth-bank permission away; from then on it grants nothing, not even to a page that is
 * open.
 *
 * @returns `NOT_FOUND` if there is none or it was taken away before.
 */
export async function revokePermission(
  p: Platform,
  actorId: string,
  permissionId: string,
  besides: Besides = nothing,
): Promise<Failure | { readonly success: true }> {
  const at = p.clock.now();
  return p.db.transaction(async (tx) => {
    const locked = await lockPermission(tx, permissionId);
    if (!locked?.isActive) return fail('NOT_FOUND');
    const { userId, permissionType, scope, scopeValue } = locked;
    await deactivatePermission(tx, permissionId);
    await recordAudit(tx, {
      action: 'permission.revoked',
      subject: userId,
      actorId,
      at,
      details: { permissionId, permissionType, scope, scopeValue },
    });
    await besides(tx);
    await accountChanged(tx, p, userId);
    return { success: true } as const;
  });
}

/**
 * Gives a member another role.
 *
 * @returns `NOT_FOUND` for no such member, `LAST_ADMIN` if nobody else is an admin.
 */
export async function setRole(
  p: Platform,
  actorId: string,
  userId: string,
  role: (typeof userRoles)[number],
  besides: Besides = nothing,
): Promise<Failure | { readonly success: true }> {
  return withAccount(p, userId, async (tx, account, at) => {
    if (account.closedAt) return fail('NOT_FOUND');
    if (isAdminRole(account.role) && !isAdminRole(role)) {
      const others = (await actingAdmins(tx)).filter((id) => id !== userId);
      if (others.length === 0) return fail('LAST_ADMIN');
    }
    if (account.role === role) return { success: true } as const;
    await updateAccount(tx, userId, { role });
    await recordAudit(tx, {
      action: 'permission.role-changed',
      subject: userId,
      actorId,
      at,
      details: { from: account.role, to: role },
    });
    await besides(tx);
    return { success: true } as const;
  });
}
