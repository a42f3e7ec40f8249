import { randomBytes } from 'node:crypto';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

/**
 * Cost of a password hash: argon2id with 19 MiB and two passes, the first choice of OWASP's
 * password storage recommendation. Raising a figure here rehashes each password at its next
 * sign-in.
 */
export const passwordCost = {
  algorithm: 2,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
  outputLen: 32,
} as const;

/**
 * Hashes made at once. Hashing runs on the threads that also sign tokens and read files; two at a
 * time leave the others to everything else during a flood of sign-ins.
 */
const inTurn = pLimit(2);

const base64 = (bytes: number) => randomBytes(bytes).toString('base64').replaceAll('=', '');

/** A hash of no password, checked where there is no account so that the answer takes as long. */
const decoy = () =>
  `$argon2id$v=19$m=${passwordCost.memoryCost},t=${passwordCost.timeCost},p=${passwordCost.parallelism}$${base64(16)}$${base64(passwordCost.outputLen)}`;

/** Work with password hashes, always off the main thread. */
export const passwords = {
  hash(password: string): Promise<string> {
    return inTurn(() => hash(password, passwordCost));
  },

  /**
   * Whether the password belongs to the hash. Takes as long for an account that is not there
   * (null), and is false then.
   */
  async verify(passwordHash: string | null, password: string): Promise<boolean> {
    const right = await inTurn(() => verify(passwordHash ?? decoy(), password));
    return right && passwordHash !== null;
  },

  /** Whether a hash was made at another cost than today's. */
  outdated(passwordHash: string): boolean {
    const cost = parseOptions(passwordHash);
    return (
      cost.algorithm !== passwordCost.algorithm ||
      cost.memoryCost !== passwordCost.memoryCost ||
      cost.timeCost !== passwordCost.timeCost ||
      cost.parallelism !== passwordCost.parallelism
    );
  },
};
