import type { LoginBody } from '@app/contracts/accounts/accounts.schemas';
import type { Tx } from '../../../platform/db/client.ts';
import { type Failure, fail, isFailure } from '../../../platform/http/failure.ts';
import { newId, newSecret } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { tokenHash } from '../../../platform/tokens.ts';
import { auditAccount } from '../account.audit.ts';
import { type Account, findByEmail, findById, lockById, updateAccount } from '../accounts.repo.ts';
import type { SignInOutcome } from '../accounts.tables.ts';
import { passwords } from '../passwords/passwords.ts';
import { askForResetCode } from '../passwords/reset.service.ts';
import { hasFactor } from '../second-factor/second-factor.repo.ts';
import { withFactorCode } from '../second-factor/second-factor.service.ts';
import { issueLink } from '../secrets/codes.service.ts';
import { findUsable, lockUsable, spendSecret } from '../secrets/secrets.repo.ts';
import { insertRefreshToken, insertSession, looksNew } from '../sessions/sessions.repo.ts';
import { accessToken, type Tokens, tokenRow } from '../sessions/sessions.service.ts';
import { accountChanged } from '../signals.ts';
import { type Challenge, issueChallenge, readChallenge, stillTrue } from './challenge.ts';
import { type Client, challengeTriesLeft, guessPassword, worthNoting } from './guards.ts';
import { insertSignInEvent } from './sign-in-log.repo.ts';

export const newDeviceMail = 'accounts.new-device-mail';
export const restoredMail = 'accounts.restored-mail';

/** A pair of tokens; `restored` where signing in has called off the account's deletion. */
export type SignedInAnswer = Tokens & { readonly restored?: true };

/**
 * Signs in (specification §2.4). Whether there is such an account shows neither in the answer nor
 * in the time it takes: each try does the same work and is noted.
 *
 * @returns tokens; or the challenge that goes back with a code, where the member has a second
 *   factor; or `autoPasswordReset` for a member who must choose a password.
 */
export async function signIn(
  p: Platform,
  given: Pick<LoginBody, 'email' | 'password' | 'request'>,
  client: Client,
): Promise<
  Failure | SignedInAnswer | { readonly autoPasswordReset: true } | { readonly twoFactor: string }
> {
  const guess = await guessPassword(p, given.email, client);
  if (guess.refused) {
    await noteRefused(p, given.email, client);
    return guess.refused;
  }
  const account = await findByEmail(p.db.read, given.email);
  const right = await passwords.verify(account?.passwordHash ?? null, given.password);
  if (account && account.passwordHash === null && account.closedAt === null) {
    await note(p, account.id, 'password_reset_asked', client);
    // The screen goes straight to the code, so the code is on its way; asking too often is no
    // reason not to show it.
    await askForResetCode(p, { ...account, request: given.request }, client);
    return { autoPasswordReset: true };
  }
  if (!account || !right) {
    await note(p, account?.id ?? null, account ? 'wrong_password' : 'unknown_account', client);
    return fail('INVALID_CREDENTIALS');
  }
  await guess.right();
  if (account.closedAt) {
    await note(p, account.id, 'closed', client);
    return fail('ACCOUNT_CLOSED');
  }
  if (!account.verifiedAt) {
    await note(p, account.id, 'unverified', client);
    // The password was right: once the address is confirmed it need not be typed again.
    const registrationSecret = await p.db.transaction((tx) =>
      issueLink(tx, p, 'registration', account.id, client.ip),
    );
    return fail('EMAIL_NOT_VERIFIED', { details: { registrationSecret } });
  }
  return welcome(p, await withFreshHash(p, account, given.password), client);
}

/** The password was right: on to the second factor, or in. */
async function welcome(
  p: Platform,
  account: Account,
  client: Client,
): Promise<Failure | SignedInAnswer | { readonly twoFactor: string }> {
  if (await hasFactor(p.db.read, account.id)) {
    await note(p, account.id, 'code_asked', client);
    return { twoFactor: await issueChallenge(p, account) };
  }
  const opened = await p.db.transaction((tx) => openSession(tx, p, account, client));
  return isFailure(opened) ? opened : tokensOf(p, opened);
}

/** Whose right password a challenge stands for; `CODE_EXPIRED` if it does no longer. */
export async function challengedAccount(
  p: Platform,
  token: string,
): Promise<Failure | { readonly challenge: Challenge; readonly account: Account }> {
  const challenge = await readChallenge(p, token);
  const account = challenge && (await findById(p.db.read, challenge.userId));
  if (!challenge || !account || !stillTrue(p, challenge, account)) return fail('CODE_EXPIRED');
  return { challenge, account };
}

/**
 * Completes signing in with a code of the second factor. A challenge takes five codes; the account
 * takes no more than its windows say, whatever the number of challenges.
 */
export async function signInByCode(
  p: Platform,
  given: { readonly challenge: string; readonly code: string },
  client: Client,
): Promise<Failure | SignedInAnswer> {
  const challenged = await challengedAccount(p, given.challenge);
  if (isFailure(challenged)) return challenged;
  const { challenge, account } = challenged;
  if (account.closedAt) {
    await note(p, account.id, 'closed', client);
    return fail('ACCOUNT_CLOSED');
  }
  const triesLeft = await challengeTriesLeft(p.limits, challenge.id);
  if (triesLeft < 0) return fail('CODE_EXPIRED', { details: { triesLeft: 0 } });
  const opened = await withFactorCode(p, account, given.code, client, (tx) =>
    openSession(tx, p, account, client),
  );
  if (!isFailure(opened)) return tokensOf(p, opened);
  if (opened.code === 'CODE_INVALID') await note(p, account.id, 'wrong_code', client);
  if (opened.code === 'RATE_LIMITED') await noteRefused(p, account.email, client);
  // Switched off meanwhile, or another password: the first step is to be taken again.
  const startAgain = opened.code === 'NOT_FOUND' || opened.code === 'INVALID_CREDENTIALS';
  if (startAgain) return fail('CODE_EXPIRED');
  return opened.code === 'CODE_INVALID' ? fail('CODE_INVALID', { details: { triesLeft } }) : opened;
}

/**
 * Signs in the browser that registered, once the address is confirmed: by the secret of that
 * registration, which is used up (decision 046).
 *
 * @returns `EMAIL_NOT_VERIFIED` while the secret still waits, `TOKEN_INVALID` for any that is no
 *   good, and where a second factor was added since.
 */
export async function signInByRegistration(
  p: Platform,
  secret: string,
  client: Client,
): Promise<Failure | Tokens> {
  const at = p.clock.now();
  const which = { linkHash: tokenHash(secret), purpose: 'registration' } as const;
  const opened = await p.db.transaction(async (tx) => {
    const found = await findUsable(tx, which, at);
    const account = found && (await lockById(tx, found.userId));
    if (!account || !(await lockUsable(tx, which, at))) return fail('TOKEN_INVALID');
    if (!account.verifiedAt) return fail('EMAIL_NOT_VERIFIED');
    if (account.closedAt || (await hasFactor(tx, account.id))) return fail('TOKEN_INVALID');
    await spendSecret(tx, found.id, client.ip, at);
    return openSession(tx, p, account, client);
  });
  return isFailure(opened) ? opened : tokensOf(p, opened);
}

async function withFreshHash(p: Platform, account: Account, password: string): Promise<Account> {
  if (account.passwordHash === null || !passwords.outdated(account.passwordHash)) return account;
  const passwordHash = await passwords.hash(password);
  return p.db.transaction(async (tx) => {
    const current = await lockById(tx, account.id);
    // The password may have been changed while it was being checked.
    if (current?.passwordHash !== account.passwordHash) return account;
    await updateAccount(tx, account.id, { passwordHash });
    return { ...account, passwordHash };
  });
}

interface Opened {
  readonly account: Account;
  readonly sessionId: string;
  readonly refreshToken: string;
  readonly restored: boolean;
}

/** Opens a session for whoever has proven to be the member. */
async function openSession(
  tx: Tx,
  p: Platform,
  account: Account,
  client: Client,
): Promise<Failure | Opened> {
  const at = p.clock.now();
  const { ip, userAgent } = client;
  const current = await lockById(tx, account.id);
  // The password may have been changed, or the account closed, while it was being checked.
  if (!current || current.passwordHash !== account.passwordHash || current.closedAt) {
    return fail('INVALID_CREDENTIALS');
  }
  const session = {
    id: newId(),
    userId: account.id,
    ip,
    userAgent,
    createdAt: at,
    lastUsedAt: at,
  };
  const refreshToken = newSecret();
  const isNew = await looksNew(tx, session);
  await insertSession(tx, session);
  await insertRefreshToken(tx, tokenRow(refreshToken, session, at));
  await insertSignInEvent(tx, { at, userId: account.id, outcome: 'signed_in', ip, userAgent });
  await auditAccount(tx, 'account.signed-in', account.id, at, { sessionId: session.id });
  if (isNew) await p.jobs.put(tx, newDeviceMail, { sessionId: session.id });
  const restored = current.deletionRequestedAt !== null;
  if (restored) await restoreAccount(tx, p, account.id, at);
  return { account: current, sessionId: session.id, refreshToken, restored };
}

async function tokensOf(
  p: Platform,
  { account, sessionId, refreshToken, restored }: Opened,
): Promise<SignedInAnswer> {
  const tokens = { accessToken: await accessToken(p, account, sessionId), refreshToken };
  return restored ? { ...tokens, restored: true } : tokens;
}

function note(
  p: Platform,
  userId: string | null,
  outcome: SignInOutcome,
  { ip, userAgent }: Client,
): Promise<void> {
  const at = p.clock.now();
  return p.db.transaction((tx) => insertSignInEvent(tx, { at, userId, outcome, ip, userAgent }));
}

async function noteRefused(p: Platform, email: string, client: Client): Promise<void> {
  if (!(await worthNoting(p.limits, email, client))) return;
  const account = await findByEmail(p.db.read, email);
  await note(p, account?.id ?? null, 'limited', client);
}

async function restoreAccount(tx: Tx, p: Platform, userId: string, at: Date): Promise<void> {
  await updateAccount(tx, userId, { deletionRequestedAt: null, deletionDueAt: null });
  await auditAccount(tx, 'account.deletion-called-off', userId, at);
  await p.jobs.put(tx, restoredMail, { userId });
  await accountChanged(tx, p, userId);
}
