import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  randomInt,
} from 'node:crypto';
import { generateSecret, generateURI, verifySync } from 'otplib';

/** Seconds that a code of an authenticator app lasts (RFC 6238). */
const period = 30;

/** Codes that a member gets for the day on which the app is lost. */
export const recoveryCodeCount = 10;

/** A new secret for an authenticator app: 160 random bits, base32. */
export const newTotpSecret = (): string => generateSecret();

/** The address that authenticator apps read. */
export function totpAddress(issuer: string, email: string, secret: string): string {
  return generateURI({ issuer, label: email, secret });
}

/**
 * The time step that a code belongs to: the running one, the one before or the one after, since
 * clocks of phones differ.
 *
 * @returns undefined if it belongs to none of them.
 */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const epoch = Math.floor(now.getTime() / 1000);
  const found = verifySync({ secret, token: code, epoch, period, epochTolerance: period });
  return found.valid && 'timeStep' in found ? found.timeStep : undefined;
}

/** The product's keys: the first encrypts, all decrypt. */
type Keys = readonly Uint8Array[];

const keyOf = (key: Uint8Array | undefined): Buffer =>
  Buffer.from(hkdfSync('sha256', key ?? '', '', 'second-factor', 32));

/**
 * Encrypts the secret of a member's app (AES-256-GCM), with a key of its own that is derived from
 * the product's first one. The result opens for this member only.
 */
export function sealSecret(keys: Keys, userId: string, secret: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(keys[0]), nonce);
  cipher.setAAD(Buffer.from(userId));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** @throws Error if no key fits, the member is another, or a bit was changed. */
export function openSecret(keys: Keys, userId: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  let failure: unknown = new Error('There is no key.');
  for (const key of keys) {
    try {
      return openWith(keyOf(key), userId, bytes);
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

function openWith(key: Buffer, userId: string, bytes: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), {
    authTagLength: 16,
  });
  decipher.setAAD(Buffer.from(userId));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
}

/** Letters and digits that are not taken for one another. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const five = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('');

/** Recovery codes as they are shown: `ABCDE-FGH23`, 50 random bits each. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodeCount }, () => `${five()}-${five()}`);

/** A typed code without blanks and dashes, in capitals. */
export const plainCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();

/**
 * What is kept of a recovery code, by each of the product's keys; the first is how a new one is
 * kept. Who holds a copy of the database alone cannot try them all.
 */
export const recoveryHashes = (keys: Keys, userId: string, code: string): string[] =>
  keys.map((key) =>
    createHmac('sha256', key)
      .update(`recovery\0${userId}\0${plainCode(code)}`)
      .digest('base64url'),
  );
