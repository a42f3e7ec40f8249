import { randomInt, timingSafeEqual } from 'node:crypto';
import { derivedToken } from '../../../platform/tokens.ts';
import type { SecretPurpose } from '../accounts.tables.ts';

/** How long what is handed out stays good, in milliseconds. */
export const lifetime = {
  refreshToken: 30 * 24 * 3_600_000,
  /** After so long one signs in again, however often the session was used (decision 086). */
  session: 180 * 24 * 3_600_000,
  /** A used refresh token may come again for so long: an answer was lost, or two tabs raced. */
  refreshGrace: 10_000,
  code: 15 * 60_000,
  verifyLink: 24 * 3_600_000,
  resetLink: 60 * 60_000,
  /** The browser that registered is signed in without the password for so long. */
  registration: 24 * 3_600_000,
  /** Between the password and the code of the second factor. */
  challenge: 5 * 60_000,
  /** A secret for an authenticator app waits so long for its first code. */
  unprovenFactor: 60 * 60_000,
  emailConfirmation: 24 * 3_600_000,
  /** After a new address was confirmed, the old one can take the change back. */
  emailUndo: 7 * 24 * 3_600_000,
  /** Between asking to be deleted and being erased. */
  deletion: 30 * 24 * 3_600_000,
  /** After its last use a device is no longer known. */
  device: 365 * 24 * 3_600_000,
  signInEvents: 90 * 24 * 3_600_000,
  /** First steps without signing in, after the address was confirmed. */
  onboarding: 60 * 60_000,
} as const;

/** Guesses at one code. */
export const triesPerCode = 5;

/**
 * What is kept of a code. A code is short, so that the hash of it needs the product's own key:
 * who holds a copy of the database alone cannot try them all.
 */
export function codeHash(
  key: Uint8Array,
  purpose: SecretPurpose,
  userId: string,
  code: string,
): string {
  return derivedToken(key, `code\0${purpose}\0${userId}\0${code}`);
}

export function sameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * The refresh token that follows another. It is derived with the product's key, so that a retry
 * within the grace gets the very same one and a session never has two live tokens.
 */
export const successorOf = (key: Uint8Array, token: string): string =>
  derivedToken(key, `refresh\0${token}`);

/** The links of a change of e-mail address: to the new one, and to the old one. */
export type EmailLink = 'confirm' | 'undo';

/**
 * The token of such a link. It is derived with the product's key, so that a mail that is sent twice
 * carries the same one; it is made where the mail is written and kept as a hash.
 */
export const emailLinkToken = (key: Uint8Array, link: EmailLink, changeId: string): string =>
  derivedToken(key, `email\0${link}\0${changeId}`);

/** The token of the link that stops the removal of a second factor; the same in all its mails. */
export const factorStopToken = (key: Uint8Array, userId: string, openedAt: string): string =>
  derivedToken(key, `factor-stop\0${userId}\0${openedAt}`);

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** Six characters A–Z and 0–9 (specification §5). */
export const newVerificationCode = (): string =>
  Array.from({ length: 6 }, () => letters[randomInt(letters.length)]).join('');

/** Six digits (specification §5). */
export const newResetCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');
