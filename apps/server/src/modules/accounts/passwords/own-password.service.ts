import { recordAudit } from '../../../platform/audit.repo.ts';
import { type Failure, fail, isFailure } from '../../../platform/http/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type Account, findById, lockById, updateAccount } from '../accounts.repo.ts';
import { endPendingChanges } from '../email-change.repo.ts';
import { retireSecrets } from '../secrets/secrets.repo.ts';
import { endSessionsOf } from '../sessions/sessions.repo.ts';
import { type Client, guessPassword } from '../sign-in/guards.ts';
import { accountChanged } from '../signals.ts';
import { passwordRefusal } from './password.rules.ts';
import { passwords } from './passwords.ts';
import { passwordChangedMail } from './reset.service.ts';

/**
 * Has a signed-in member prove to be it by the password. Wrong ones are limited as at sign-in, so
 * that who finds a device left open cannot try passwords there either.
 *
 * @param field name of the password's field in the request.
 * @returns the account, or `VALIDATION` that names the field, or `RATE_LIMITED`.
 */
export async function provePassword(
  p: Platform,
  userId: string,
  field: 'password' | 'currentPassword',
  password: string,
  client: Client,
): Promise<Failure | Account> {
  const account = await findById(p.db.read, userId);
  if (!account || account.closedAt) return fail('UNAUTHENTICATED');
  const guess = await guessPassword(p, account.email, client);
  if (guess.refused) return guess.refused;
  if (!(await passwords.verify(account.passwordHash, password))) {
    return fail('VALIDATION', { fields: { [field]: 'passwordWrong' } });
  }
  await guess.right();
  return account;
}

/**
 * Sets a new password. All other sessions end, a mailed reset code or link and an e-mail address
 * that waits to be confirmed are of no use any more, and the member is told by mail.
 */
export async function changePassword(
  p: Platform,
  userId: string,
  given: { readonly currentPassword: string; readonly newPassword: string },
  client: Client & { readonly sessionId: string | null },
): Promise<Failure | { readonly success: true }> {
  const account = await provePassword(p, userId, 'currentPassword', given.currentPassword, client);
  if (isFailure(account)) return account;
  const refused = passwordRefusal('newPassword', given.newPassword, account);
  if (refused) return refused;
  const passwordHash = await passwords.hash(given.newPassword);
  const at = p.clock.now();
  return p.db.transaction(async (tx) => {
    const current = await lockById(tx, userId);
    if (!current || current.passwordHash !== account.passwordHash) {
      return fail('VALIDATION', { fields: { currentPassword: 'passwordWrong' } });
    }
    await updateAccount(tx, userId, { passwordHash, passwordChangedAt: at });
    await retireSecrets(tx, userId, 'reset', at);
    await endPendingChanges(tx, userId, at);
    await endSessionsOf(tx, userId, 'password-changed', at, client.sessionId ?? undefined);
    await recordAudit(tx, {
      action: 'account.password-changed',
      subject: userId,
      actorId: userId,
      at,
    });
    await p.jobs.put(tx, passwordChangedMail, { userId, stillSignedIn: true });
    await accountChanged(tx, p, userId);
    return { success: true } as const;
  });
}
