import { type Failure, fail, isFailure } from '../../../platform/http/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { auditAccount } from '../account.audit.ts';
import { type Account, findById, lockById } from '../accounts.repo.ts';
import { type Client, guessPassword } from '../sign-in/guards.ts';
import { passwordRefusal } from './password.rules.ts';
import { passwords } from './passwords.ts';
import { setPassword } from './reset.service.ts';

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

export async function changePassword(
  p: Platform,
  userId: string,
  given: { readonly currentPassword: string; readonly newPassword: string },
  client: Client & { readonly sessionId: string | null },
): Promise<Failure | { readonly success: true }> {
  const account = await provePassword(p, userId, 'currentPassword', given.currentPassword, client);
  if (isFailure(account)) return account;
  const refused = passwordRefusal('newPassword', given.newPassword, account, p.settings);
  if (refused) return refused;
  const passwordHash = await passwords.hash(given.newPassword);
  const at = p.clock.now();
  return p.db.transaction(async (tx) => {
    const current = await lockById(tx, userId);
    if (!current || current.passwordHash !== account.passwordHash) {
      return fail('VALIDATION', { fields: { currentPassword: 'passwordWrong' } });
    }
    await auditAccount(tx, 'account.password-changed', userId, at);
    await setPassword(tx, p, userId, { passwordHash }, client.sessionId ?? undefined);
    return { success: true } as const;
  });
}
