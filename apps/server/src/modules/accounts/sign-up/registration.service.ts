import { pages } from '@app/contracts/pages';
import { type Failure, fail, isFailure } from '../../../platform/http/failure.ts';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { tokenHash } from '../../../platform/tokens.ts';
import { auditAccount } from '../account.audit.ts';
import { findByEmail, findById, insertAccount, lockById, updateAccount } from '../accounts.repo.ts';
import { isAddressReserved } from '../email-change.repo.ts';
import { passwordRefusal } from '../passwords/password.rules.ts';
import { passwords } from '../passwords/passwords.ts';
import { CodeTries, checkCode, issueLink } from '../secrets/codes.service.ts';
import {
  findKept,
  findUsable,
  lockUsable,
  retireSecrets,
  spendSecret,
  verifiedFrom,
} from '../secrets/secrets.repo.ts';
import { lifetime } from '../secrets/tokens.ts';
import { askForMail, askToRegister, type Client } from '../sign-in/guards.ts';
import { accountChanged } from '../signals.ts';

export interface Registration {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly language: 'bhs' | 'en';
  /** Page of the product where it was begun; the mailed link leads back there. */
  readonly returnUrl?: string | undefined;
}

export const verificationMail = 'accounts.verification-mail';

declare module '../../../platform/provided.ts' {
  interface Provided {
    /** The address to which the secret of a link of the product was mailed, if it was. */
    readonly provenAddress: (p: Platform, url: string) => Promise<string | undefined>;
  }
}

interface Registered {
  readonly success: true;
  readonly verified: boolean;
  readonly redirectTo: string;
  readonly registrationSecret: string;
}

/**
 * Creates an account; link and code to confirm the address follow by mail. Who came by a secret
 * that was mailed to this very address has confirmed it by that (decision 110). Whoever holds the
 * `registrationSecret` is signed in once the address is confirmed.
 */
export async function register(
  p: Platform,
  given: Registration,
  client: Client,
): Promise<Failure | Registered> {
  const refused =
    (await askToRegister(p.limits, client)) ??
    passwordRefusal('password', given.password, given, p.settings);
  if (refused) return refused;
  // Hashed before anybody looks whether the address is taken, so that the time does not tell.
  const passwordHash = await passwords.hash(given.password);
  const id = newId();
  const createdAt = p.clock.now();
  const { email, firstName, lastName, language, returnUrl } = given;
  const proven = returnUrl && (await p.provided.provenAddress(p, returnUrl));
  const verifiedAt = proven === email ? createdAt : null;
  const verified = verifiedAt !== null;
  const outcome = await p.db.transaction(async (tx) => {
    const name = { firstName, lastName, language };
    const account = { id, email, ...name, passwordHash, createdAt, verifiedAt };
    if (!(await insertAccount(tx, account))) return fail('EMAIL_TAKEN');
    // Asked afterwards: the insert has waited for whoever was just leaving the address.
    if (await isAddressReserved(tx, email, createdAt)) return fail('EMAIL_TAKEN');
    await auditAccount(tx, 'account.registered', id, createdAt);
    if (verified) await auditAccount(tx, 'account.verified', id, createdAt);
    else await p.jobs.put(tx, verificationMail, { email, requestedFrom: client.ip, returnUrl });
    return issueLink(tx, p, 'registration', id, client.ip);
  });
  if (isFailure(outcome)) return outcome;
  const done = { success: true, verified, registrationSecret: outcome } as const;
  if (returnUrl && verified) return { ...done, redirectTo: returnUrl };
  // The first mail counts, so that the next may be asked for in a minute.
  await askForMail(p.limits, 'verification', email, client);
  return { ...done, redirectTo: pages.verify({ email, returnUrl }) };
}

/**
 * Mails a new link and code. The answer is the same whether the address has an account, has been
 * confirmed or not; only the member who is signed in is told that it was.
 */
export async function resendVerification(
  p: Platform,
  { email, returnUrl }: Pick<Registration, 'email' | 'returnUrl'>,
  client: Client,
  actorId: string | undefined,
): Promise<Failure | { success: true; alreadyVerified: boolean }> {
  const account = await findByEmail(p.db.read, email);
  if (actorId !== undefined && account?.id === actorId && account.verifiedAt) {
    return { success: true, alreadyVerified: true };
  }
  const refused = await askForMail(p.limits, 'verification', email, client);
  if (refused) return refused;
  await new CodeTries(p.limits, 'verify', { email }, client).begin();
  await p.db.transaction((tx) =>
    p.jobs.put(tx, verificationMail, { email, requestedFrom: client.ip, returnUrl }),
  );
  return { success: true, alreadyVerified: false };
}

export async function verifyByCode(
  p: Platform,
  given: { readonly email: string; readonly code: string },
  client: Client,
): Promise<Failure | { success: true; email: string }> {
  const row = await checkCode(p, 'verify', given, client);
  if (isFailure(row)) return row;
  return (await confirm(p, { id: row.id }, client)) ?? fail('CODE_INVALID');
}

/**
 * Confirms an address by the mailed link. A scanner of mails may have opened it first: where the
 * address is confirmed, whoever opens a link to confirm it is told so, and no more than that.
 */
export async function verifyByToken(
  p: Platform,
  token: string,
  client: Client,
): Promise<Failure | { success: true; email: string; alreadyVerified?: true }> {
  const linkHash = tokenHash(token);
  const confirmed = await confirm(p, { linkHash, purpose: 'verify' }, client);
  if (confirmed) return confirmed;
  const kept = await findKept(p.db.read, 'verify', linkHash);
  const account = kept && (await findById(p.db.read, kept.userId));
  // Since another address was confirmed, the link speaks of one that is no longer the account's.
  const isOfAddress = kept?.usedAt && kept.usedAt.getTime() === account?.verifiedAt?.getTime();
  if (!account || account.closedAt || !isOfAddress) return fail('TOKEN_INVALID');
  return { success: true, email: account.email, alreadyVerified: true };
}

/** @returns undefined if the secret is not there, used or expired. */
async function confirm(
  p: Platform,
  where: Parameters<typeof lockUsable>[1],
  client: Client,
): Promise<{ success: true; email: string } | undefined> {
  const at = p.clock.now();
  return p.db.transaction(async (tx) => {
    // The account is locked first, as everywhere: the link and the code may come together.
    const found = await findUsable(tx, where, at);
    const account = found && (await lockById(tx, found.userId));
    const secret = account && (await lockUsable(tx, where, at));
    if (!secret || account.closedAt) return undefined;
    await retireSecrets(tx, account.id, 'verify', at);
    await spendSecret(tx, secret.id, client.ip, at);
    if (!account.verifiedAt) {
      await updateAccount(tx, account.id, { verifiedAt: at });
      await auditAccount(tx, 'account.verified', account.id, at);
      await accountChanged(tx, p, account.id);
    }
    return { success: true, email: account.email } as const;
  });
}

export interface FirstSteps {
  readonly email: string;
  readonly phoneNumber: string;
  readonly gender: string;
  readonly municipality?: string | undefined;
  readonly interests: readonly string[];
}

/**
 * Completes the first steps. Signed in: of one's own account, as often as wanted. Not signed in,
 * as the specification's way from the confirmation leads: once, within an hour of confirming the
 * address, from the network address that confirmed it.
 *
 * @returns `NOT_FOUND` for any other account and for none alike.
 */
export async function completeOnboarding(
  p: Platform,
  given: FirstSteps,
  client: Client,
  actorId: string | undefined,
): Promise<Failure | { success: true }> {
  const at = p.clock.now();
  const account = await findByEmail(p.db.read, given.email);
  if (!account?.verifiedAt || account.closedAt) return fail('NOT_FOUND');
  if (actorId === undefined) {
    const since = new Date(at.getTime() - lifetime.onboarding);
    const mayGoOn =
      account.onboardedAt === null && (await verifiedFrom(p.db.read, account.id, client.ip, since));
    if (!mayGoOn) return fail('NOT_FOUND');
  } else if (actorId !== account.id) {
    return fail('NOT_FOUND');
  }
  const { phoneNumber, gender, municipality, interests } = given;
  return p.db.transaction(async (tx) => {
    const current = await lockById(tx, account.id);
    if (actorId === undefined && current?.onboardedAt) return fail('NOT_FOUND');
    await updateAccount(tx, account.id, {
      phoneNumber,
      gender,
      ...(municipality ? { municipality } : {}),
      interests: [...new Set(interests)],
      onboardedAt: account.onboardedAt ?? at,
    });
    await auditAccount(tx, 'account.onboarded', account.id, at);
    return { success: true } as const;
  });
}
