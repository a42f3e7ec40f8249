import { isAdminRole } from '@app/domain/permissions/permissions';
import type { Tx } from '../../platform/db/client.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  accountChanged,
  actingAdmins,
  auditAccount,
  type Client,
  endPendingChanges,
  endSessionsOf,
  hasFactor,
  lifetime,
  lockById,
  provePassword,
  updateAccount,
  withFactorCode,
} from '../accounts/public.ts';

export const deletionMail = 'accounts.deletion-mail';

/**
 * Closes an account for the waiting time, after which it is erased. Takes the password, and a code
 * where there is a second factor. All sessions end; signing in calls it off.
 */
export async function requestDeletion(
  p: Platform,
  userId: string,
  given: { readonly password: string; readonly code?: string | undefined },
  client: Client,
): Promise<Failure | { success: true; dueAt: Date }> {
  const account = await provePassword(p, userId, 'password', given.password, client);
  if (isFailure(account)) return account;
  const work = (tx: Tx) => closeForWaiting(tx, p, userId);
  if (!(await hasFactor(p.db.read, userId))) return p.db.transaction(work);
  if (given.code === undefined) return fail('VALIDATION', { fields: { code: 'required' } });
  return withFactorCode(p, account, given.code, client, work);
}

async function closeForWaiting(
  tx: Tx,
  p: Platform,
  userId: string,
): Promise<Failure | { success: true; dueAt: Date }> {
  const at = p.clock.now();
  const deletionDueAt = new Date(at.getTime() + lifetime.deletion);
  const current = await lockById(tx, userId);
  if (!current || current.closedAt) return fail('UNAUTHENTICATED');
  if (isAdminRole(current.role)) {
    const others = (await actingAdmins(tx)).filter((id) => id !== userId);
    if (others.length === 0) return fail('LAST_ADMIN');
  }
  await updateAccount(tx, userId, { deletionRequestedAt: at, deletionDueAt });
  await endPendingChanges(tx, userId, at);
  await endSessionsOf(tx, userId, 'deletion-requested', at);
  await auditAccount(tx, 'account.deletion-requested', userId, at, {
    dueAt: deletionDueAt,
  });
  await p.jobs.put(tx, deletionMail, { userId });
  await accountChanged(tx, p, userId);
  return { success: true, dueAt: deletionDueAt };
}
