import type { TwoFactorSetup } from '@app/contracts/account-settings/account-settings.schemas';
import type { FactorProof } from '@app/domain/security/factor-removal';
import { recordAudit } from '../../../platform/audit.repo.ts';
import type { Tx } from '../../../platform/db/client.ts';
import { type Failure, fail, isFailure } from '../../../platform/http/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { qrRows } from '../../../platform/qr.ts';
import { auditAccount } from '../account.audit.ts';
import { type Account, lockById } from '../accounts.repo.ts';
import { provePassword } from '../passwords/own-password.service.ts';
import { lifetime } from '../secrets/tokens.ts';
import { type Client, guessFactor } from '../sign-in/guards.ts';
import {
  newRecoveryCodes,
  newTotpSecret,
  openSecret,
  plainCode,
  recoveryHashes,
  sealSecret,
  stepOfCode,
  totpAddress,
} from './second-factor.crypto.ts';
import {
  deleteFactor,
  deleteRemoval,
  hasFactor,
  lockFactor,
  putUnprovenFactor,
  replaceRecoveryCodes,
  type SecondFactorRow,
  spendRecoveryCode,
  updateFactor,
} from './second-factor.repo.ts';

export const secondFactorMail = 'accounts.second-factor-mail';

/** What happened to a second factor. */
export const factorChanges = [
  'enabled',
  'disabled',
  'codes-renewed',
  'lost',
  'removal-requested',
  'removal-agreed',
  'removal-withdrawn',
  'removal-stopped',
  'removed',
] as const;
export type FactorChange = (typeof factorChanges)[number];

/** Makes a secret for an authenticator app; signing in asks for nothing more until it is proven. */
export async function beginFactor(
  p: Platform,
  userId: string,
  password: string,
  client: Client,
): Promise<Failure | TwoFactorSetup> {
  const account = await provePassword(p, userId, 'password', password, client);
  if (isFailure(account)) return account;
  const secret = newTotpSecret();
  const address = totpAddress(p.settings.brand, account.email, secret);
  return p.db.transaction(async (tx) => {
    await lockById(tx, userId);
    if (await hasFactor(tx, userId)) return fail('ALREADY_EXISTS');
    await putUnprovenFactor(tx, {
      userId,
      secret: sealSecret(p.encryptionKeys, userId, secret),
      createdAt: p.clock.now(),
    });
    return { secret, address, qr: qrRows(address) };
  });
}

/**
 * Asks for a second factor from now on, once a first code of the app has come back. Takes the
 * password again, so that a device left open between the steps enables nothing.
 *
 * @returns the recovery codes, which are not shown again.
 */
export async function enableFactor(
  p: Platform,
  userId: string,
  { password, code }: { readonly password: string; readonly code: string },
  client: Client,
): Promise<Failure | { recoveryCodes: string[] }> {
  const account = await provePassword(p, userId, 'password', password, client);
  if (isFailure(account)) return account;
  const guess = await guessFactor(p, account, client);
  if (guess.refused) return guess.refused;
  const at = p.clock.now();
  const recoveryCodes = newRecoveryCodes();
  const outcome = await p.db.transaction(async (tx) => {
    await lockById(tx, userId);
    const factor = await lockFactor(tx, userId);
    if (factor?.enabledAt) return fail('ALREADY_EXISTS');
    const step = factor && isFresh(factor, at) ? appStep(p, factor, code) : undefined;
    if (step === undefined) return fail('CODE_INVALID');
    await updateFactor(tx, userId, { enabledAt: at, lastStep: step });
    await keepCodes(tx, p, userId, recoveryCodes);
    await tellOfFactor(tx, p, userId, 'enabled');
    return { recoveryCodes };
  });
  if (!isFailure(outcome)) await guess.right();
  return outcome;
}

/** Asks for no second factor any more. Takes the password and a code. */
export async function disableFactor(
  p: Platform,
  userId: string,
  given: { readonly password: string; readonly code: string },
  client: Client,
): Promise<Failure | { success: true }> {
  const account = await provePassword(p, userId, 'password', given.password, client);
  if (isFailure(account)) return account;
  return withFactorCode(p, account, given.code, client, async (tx) => {
    await deleteFactor(tx, userId);
    await tellOfFactor(tx, p, userId, 'disabled');
    return { success: true } as const;
  });
}

/** Gives new recovery codes in place of all earlier ones. Takes the password and a code. */
export async function renewRecoveryCodes(
  p: Platform,
  userId: string,
  given: { readonly password: string; readonly code: string },
  client: Client,
): Promise<Failure | { recoveryCodes: string[] }> {
  const account = await provePassword(p, userId, 'password', given.password, client);
  if (isFailure(account)) return account;
  const recoveryCodes = newRecoveryCodes();
  return withFactorCode(p, account, given.code, client, async (tx) => {
    await keepCodes(tx, p, userId, recoveryCodes);
    await tellOfFactor(tx, p, userId, 'codes-renewed');
    return { recoveryCodes };
  });
}

/**
 * Does something that takes a code of the second factor. The code is spent in the same transaction:
 * if the work fails, the code can still be used. Wrong codes are limited and audited.
 *
 * @returns what `work` does, or `NOT_FOUND` without a second factor, `CODE_INVALID`, or
 *   `RATE_LIMITED`.
 */
export async function withFactorCode<T>(
  p: Platform,
  account: Pick<Account, 'id' | 'email'>,
  code: string,
  client: Client,
  work: (tx: Tx) => Promise<T>,
): Promise<Failure | T> {
  const guess = await guessFactor(p, account, client);
  if (guess.refused) return guess.refused;
  const outcome = await p.db.transaction(async (tx) => {
    await lockById(tx, account.id);
    const refused = await spendCode(tx, p, account.id, code);
    return refused ?? (await work(tx));
  });
  if (!isFailure(outcome)) await guess.right();
  else if (outcome.code === 'CODE_INVALID') await auditWrongCode(p, account.id);
  return outcome;
}

/** @returns what speaks against the code; undefined once it is spent. */
async function spendCode(
  tx: Tx,
  p: Platform,
  userId: string,
  code: string,
): Promise<Failure | undefined> {
  const factor = await lockFactor(tx, userId);
  if (!factor?.enabledAt) return fail('NOT_FOUND');
  const step = appStep(p, factor, code);
  if (step !== undefined) {
    // What shows a code is not lost.
    await deleteRemoval(tx, userId);
    await updateFactor(tx, userId, { lastStep: step });
    return undefined;
  }
  const at = p.clock.now();
  const hashes = recoveryHashes(p.encryptionKeys, userId, code);
  if (!(await spendRecoveryCode(tx, userId, hashes, at))) return fail('CODE_INVALID');
  await auditAccount(tx, 'account.recovery-code-used', userId, at);
  return undefined;
}

/** The time step of a code that the app shows and that was not taken before. */
function appStep(p: Platform, factor: SecondFactorRow, code: string): number | undefined {
  const secret = openSecret(p.encryptionKeys, factor.userId, factor.secret);
  const step = stepOfCode(secret, plainCode(code), p.clock.now());
  return step !== undefined && step > (factor.lastStep ?? -1) ? step : undefined;
}

const isFresh = (factor: SecondFactorRow, at: Date): boolean =>
  at.getTime() - factor.createdAt.getTime() <= lifetime.unprovenFactor;

function keepCodes(tx: Tx, p: Platform, userId: string, codes: readonly string[]): Promise<void> {
  const hashes = codes.flatMap((code) =>
    recoveryHashes(p.encryptionKeys.slice(0, 1), userId, code),
  );
  return replaceRecoveryCodes(tx, userId, hashes, p.clock.now());
}

/** What is told of a removal besides. */
export interface FactorDoing {
  /** Who did it, unless the owner; null: nobody that is known. */
  readonly actorId?: string | null;
  readonly proof?: FactorProof | null;
  /** When the second factor goes. */
  readonly goesAt?: Date | null;
  /** When the removal was opened, so that the mail has the link that stops it. */
  readonly openedAt?: Date;
  /** For the audit. */
  readonly details?: Record<string, unknown>;
}

/** Notes a change of a second factor, and tells its owner by mail whose doing it was. */
export async function tellOfFactor(
  tx: Tx,
  p: Platform,
  userId: string,
  change: FactorChange,
  { actorId = userId, proof, goesAt, openedAt, details }: FactorDoing = {},
): Promise<void> {
  const at = p.clock.now();
  const action = `account.two-factor-${change}`;
  await recordAudit(tx, { action, subject: userId, actorId, at, ...(details ? { details } : {}) });
  await p.jobs.put(tx, secondFactorMail, {
    userId,
    change,
    ...(actorId !== null && actorId !== userId ? { by: actorId } : {}),
    ...(proof ? { proof } : {}),
    ...(goesAt ? { goesAt: goesAt.toISOString() } : {}),
    ...(openedAt ? { openedAt: openedAt.toISOString() } : {}),
  });
}

async function auditWrongCode(p: Platform, userId: string): Promise<void> {
  const at = p.clock.now();
  await p.db.transaction((tx) => auditAccount(tx, 'account.wrong-code', userId, at, {}, null));
}
