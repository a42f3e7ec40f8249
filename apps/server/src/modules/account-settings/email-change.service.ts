import type { Account as AccountView } from '@app/contracts/account-settings/account-settings.schemas';
import type { z } from 'zod';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { tokenHash } from '../../platform/tokens.ts';
import {
  type Account,
  accountChanged,
  askForNewAddress,
  auditAccount,
  type Client,
  confirmableChange,
  confirmedChange,
  deleteFactor,
  type EmailChangeRow,
  endChangesFrom,
  endPendingChanges,
  endSessionsOf,
  findByEmail,
  findFactor,
  insertEmailChange,
  isAddressReserved,
  isTakenAddress,
  lifetime,
  lockById,
  markConfirmed,
  provePassword,
  retireSecrets,
  undoableChange,
  updateAccount,
} from '../accounts/public.ts';
import { ownAccount } from './account.service.ts';

export const emailConfirmMail = 'accounts.email-confirm-mail';
export const emailNoticeMail = 'accounts.email-notice-mail';
export const emailChangedMail = 'accounts.email-changed-mail';
export const emailUndoneMail = 'accounts.email-undone-mail';

/** Whether an address belongs to another account, or is kept for one. */
export async function addressTaken(
  read: Reader,
  email: string,
  userId: string,
  now: Date,
): Promise<boolean> {
  const holder = await findByEmail(read, email);
  if (holder) return holder.id !== userId;
  return isAddressReserved(read, email, now, userId);
}

/**
 * Has a new address confirmed. Nothing is looked up: what the request does, answers and takes in
 * time is the same whether the address is taken or not; only the mail says so.
 */
export async function requestEmailChange(
  p: Platform,
  userId: string,
  given: { readonly newEmail: string; readonly password: string },
  client: Client,
): Promise<Failure | z.output<typeof AccountView>> {
  const account = await provePassword(p, userId, 'password', given.password, client);
  if (isFailure(account)) return account;
  const { newEmail } = given;
  if (newEmail === account.email) {
    return fail('VALIDATION', { fields: { newEmail: 'emailSame' } });
  }
  const refused = await askForNewAddress(p.limits, userId, newEmail, client);
  if (refused) return refused;
  const at = p.clock.now();
  const expiresAt = new Date(at.getTime() + lifetime.emailConfirmation);
  const outcome = await p.db.transaction(async (tx) => {
    const current = await lockById(tx, userId);
    if (!current || current.email !== account.email) return fail('WRONG_STATUS');
    await endPendingChanges(tx, userId, at);
    const changeId = newId();
    await insertEmailChange(tx, {
      id: changeId,
      userId,
      oldEmail: account.email,
      newEmail,
      requestedAt: at,
      expiresAt,
      undoUntil: expiresAt,
    });
    await auditAccount(tx, 'account.email-change-requested', userId, at, { changeId });
    await p.jobs.put(tx, emailConfirmMail, { changeId });
    await p.jobs.put(tx, emailNoticeMail, { changeId });
    return true;
  });
  return isFailure(outcome) ? outcome : ownAccount(p, userId);
}

/** Forgets an address that waits to be confirmed; none is no failure. */
export async function cancelEmailChange(
  p: Platform,
  userId: string,
): Promise<Failure | z.output<typeof AccountView>> {
  const at = p.clock.now();
  await p.db.transaction(async (tx) => {
    await lockById(tx, userId);
    if (!(await endPendingChanges(tx, userId, at))) return;
    await auditAccount(tx, 'account.email-change-cancelled', userId, at);
  });
  return ownAccount(p, userId);
}

type ByLink = Promise<Failure | { success: true; email: string }>;

/** Takes the new address, by the link mailed to it. All sessions end; both addresses are told. */
export const confirmEmailChange = (p: Platform, token: string): ByLink =>
  byLink(p, async (tx, at) => {
    const hash = tokenHash(token);
    const { account, change } = await underLock(tx, (read) => confirmableChange(read, hash, at));
    // Pressed again, in another tab or after a reload: it is done.
    const earlier = change ? undefined : await confirmedChange(tx, hash);
    if (earlier) return { success: true, email: earlier.newEmail };
    if (!change || !account || account.closedAt || account.email !== change.oldEmail) {
      return fail('TOKEN_INVALID');
    }
    if (await addressTaken(tx, change.newEmail, account.id, at)) return fail('TOKEN_INVALID');
    await moveTo(tx, p, account, change.newEmail, at);
    await markConfirmed(tx, change.id, {
      confirmedAt: at,
      undoUntil: new Date(at.getTime() + lifetime.emailUndo),
    });
    await auditAccount(tx, 'account.email-changed', account.id, at, { changeId: change.id });
    await p.jobs.put(tx, emailChangedMail, { changeId: change.id, to: 'old' });
    await p.jobs.put(tx, emailChangedMail, { changeId: change.id, to: 'new' });
    return { success: true, email: change.newEmail };
  });

/**
 * Keeps or takes back the old address, by the link mailed to it. Whoever asked for the change knew
 * the password, so that it counts no more: all sessions end, and a link for a new one is mailed.
 */
export const undoEmailChange = (p: Platform, token: string): ByLink =>
  byLink(p, async (tx, at) => {
    const { account, change } = await underLock(tx, (read) =>
      undoableChange(read, tokenHash(token), at),
    );
    if (!change || !account || account.closedAt) return fail('TOKEN_INVALID');
    await moveTo(tx, p, account, change.oldEmail, at);
    await updateAccount(tx, account.id, { passwordHash: null });
    await endChangesFrom(tx, change, at);
    await dropLaterFactor(tx, change);
    await auditAccount(tx, 'account.email-change-undone', account.id, at, { changeId: change.id });
    await p.jobs.put(tx, emailUndoneMail, { userId: account.id });
    return { success: true, email: change.oldEmail };
  });

async function byLink(p: Platform, work: (tx: Tx, at: Date) => ByLink): ByLink {
  try {
    return await p.db.transaction((tx) => work(tx, p.clock.now()));
  } catch (error) {
    // Somebody registered with the address in the same moment.
    if (isTakenAddress(error)) return fail('TOKEN_INVALID');
    throw error;
  }
}

/** Locks the account that a change is of, and reads the change again as it stands then. */
async function underLock(
  tx: Tx,
  find: (read: Reader) => Promise<EmailChangeRow | undefined>,
): Promise<{ account?: Account | undefined; change?: EmailChangeRow | undefined }> {
  const found = await find(tx);
  if (!found) return {};
  const account = await lockById(tx, found.userId);
  return { account, change: await find(tx) };
}

/** Gives the account the address of whoever opened the link; what was mailed before is void. */
async function moveTo(
  tx: Tx,
  p: Platform,
  account: Account,
  email: string,
  at: Date,
): Promise<void> {
  await updateAccount(tx, account.id, { email, verifiedAt: at });
  await retireSecrets(tx, account.id, 'reset', at);
  await retireSecrets(tx, account.id, 'verify', at);
  await endSessionsOf(tx, account.id, 'email-changed', at);
  await accountChanged(tx, p, account.id);
}

/** A second factor that was added since would lock the owner out. */
async function dropLaterFactor(
  tx: Tx,
  { userId, requestedAt }: Pick<EmailChangeRow, 'userId' | 'requestedAt'>,
): Promise<void> {
  const factor = await findFactor(tx, userId);
  if (factor && factor.createdAt >= requestedAt) await deleteFactor(tx, userId);
}
