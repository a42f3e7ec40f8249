import type { Language } from '@app/messages/catalogue';
import type { Tx } from '../../../platform/db/client.ts';
import { type Failure, fail, isFailure } from '../../../platform/http/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { tokenHash } from '../../../platform/tokens.ts';
import { auditAccount } from '../account.audit.ts';
import { type Account, findById, lockById, updateAccount } from '../accounts.repo.ts';
import { endPendingChanges } from '../email-change.repo.ts';
import { type CodeGuess, CodeTries, checkCode } from '../secrets/codes.service.ts';
import { findLink, lockUsable, retireSecrets, spendSecret } from '../secrets/secrets.repo.ts';
import { endSessionsOf } from '../sessions/sessions.repo.ts';
import { askForMail, type Client, forgetGuesses } from '../sign-in/guards.ts';
import { accountChanged } from '../signals.ts';
import { passwordRefusal } from './password.rules.ts';
import { passwords } from './passwords.ts';

export const resetCodeMail = 'accounts.reset-code-mail';
export const resetLinkMail = 'accounts.reset-link-mail';
export const passwordChangedMail = 'accounts.password-changed-mail';

const done = { success: true } as const;

/**
 * Has a reset code mailed. The request does the same whether the address has an account or not:
 * only the job behind it looks.
 */
export async function askForResetCode(
  p: Platform,
  requested: {
    readonly email: string;
    readonly language: Language;
    readonly request?: string | undefined;
  },
  client: Client,
): Promise<Failure | { success: true }> {
  const { email, language, request } = requested;
  const refused = await askForMail(p.limits, 'reset-code', email, client);
  if (refused) return refused;
  // A code may be typed with its address or, as specified, without.
  for (const typed of [{ email, request }, { request }]) {
    await new CodeTries(p.limits, 'reset', typed, client).begin();
  }
  const requestHash = request === undefined ? null : tokenHash(request);
  await p.db.transaction((tx) =>
    p.jobs.put(tx, resetCodeMail, { email, language, requestedFrom: client.ip, requestHash }),
  );
  return done;
}

export async function askForResetLink(
  p: Platform,
  email: string,
  client: Client,
): Promise<Failure | { success: true }> {
  const refused = await askForMail(p.limits, 'reset-link', email, client);
  if (refused) return refused;
  await p.db.transaction((tx) =>
    p.jobs.put(tx, resetLinkMail, { email, requestedFrom: client.ip }),
  );
  return done;
}

/** Whether a reset code is good; it stays unused. */
export async function checkResetCode(
  p: Platform,
  given: CodeGuess,
  client: Client,
): Promise<Failure | { valid: true }> {
  const row = await checkCode(p, 'reset', given, client);
  return isFailure(row) ? row : { valid: true };
}

/** Whether the token of a reset link is good, and whose it is; it stays unused. */
export async function checkResetLink(
  p: Platform,
  token: string,
): Promise<{ valid: boolean; name?: string; email?: string }> {
  const link = await findLink(p.db.read, 'reset', tokenHash(token), p.clock.now());
  const account = link && (await findById(p.db.read, link.userId));
  if (!account || account.closedAt) return { valid: false };
  return {
    valid: true,
    name: `${account.firstName} ${account.lastName}`.trim(),
    email: account.email,
  };
}

/**
 * Writes a new password. All other sessions end, reset codes and links and a waiting change of the
 * address are of no use any more, and the member is told by mail.
 *
 * @param sessionId the session that stays.
 */
export async function setPassword(
  tx: Tx,
  p: Platform,
  userId: string,
  change: Pick<Partial<Account>, 'passwordHash' | 'verifiedAt'>,
  sessionId?: string,
): Promise<void> {
  const at = p.clock.now();
  await updateAccount(tx, userId, { ...change, passwordChangedAt: at });
  await retireSecrets(tx, userId, 'reset', at);
  await endPendingChanges(tx, userId, at);
  await endSessionsOf(tx, userId, 'password-changed', at, sessionId);
  await p.jobs.put(tx, passwordChangedMail, { userId, stillSignedIn: sessionId !== undefined });
  await accountChanged(tx, p, userId);
}

/** By what a new password is set: a mailed code, or the token of a mailed link. */
export interface ResetProof {
  readonly code?: string | undefined;
  readonly email?: string | undefined;
  readonly request?: string | undefined;
  readonly token?: string | undefined;
}

/** Sets a new password. Whoever read the mailbox has confirmed the address as well. */
export async function resetPassword(
  p: Platform,
  proof: ResetProof,
  newPassword: string,
  client: Client,
): Promise<Failure | { success: true }> {
  const { code = '', email, request, token } = proof;
  const invalid = fail(token === undefined ? 'CODE_INVALID' : 'TOKEN_INVALID');
  const secret =
    token === undefined
      ? await checkCode(p, 'reset', { code, email, request }, client)
      : await findLink(p.db.read, 'reset', tokenHash(token), p.clock.now());
  if (isFailure(secret)) return secret;
  const account = secret && (await findById(p.db.read, secret.userId));
  if (!secret || !account || account.closedAt) return invalid;
  const refused = passwordRefusal('newPassword', newPassword, account, p.settings);
  if (refused) return refused;
  const passwordHash = await passwords.hash(newPassword);
  const at = p.clock.now();
  const outcome = await p.db.transaction(async (tx) => {
    const current = await lockById(tx, account.id);
    const usable = await lockUsable(tx, { id: secret.id }, at);
    if (!usable || !current || current.closedAt) return invalid;
    const verifiedAt = current.verifiedAt ?? at;
    await setPassword(tx, p, account.id, { passwordHash, verifiedAt });
    await spendSecret(tx, secret.id, client.ip, at);
    await auditAccount(tx, 'account.password-reset', account.id, at, { by: secret.form });
    return done;
  });
  if (isFailure(outcome)) return outcome;
  await forgetGuesses(p.limits, account.email, client);
  return done;
}
