import { setTimeout as wait } from 'node:timers/promises';
import type { Tx } from '../../../platform/db/client.ts';
import { type Failure, fail } from '../../../platform/http/failure.ts';
import { newId, newSecret } from '../../../platform/ids.ts';
import { type Limits, network } from '../../../platform/limits.ts';
import type { Platform } from '../../../platform/platform.ts';
import { tokenHash } from '../../../platform/tokens.ts';
import type { SecretPurpose } from '../accounts.tables.ts';
import { type Client, guessCode } from '../sign-in/guards.ts';
import {
  type CodeOrigin,
  type CodeScope,
  countGuess,
  insertSecret,
  retireCodes,
  type SecretRow,
  uncountGuess,
} from './secrets.repo.ts';
import {
  codeHash,
  lifetime,
  newResetCode,
  newVerificationCode,
  sameHash,
  triesPerCode,
} from './tokens.ts';

/** Codes older than this are not even told from wrong ones. */
const rememberedFor = 60 * 60_000;

/**
 * A guess is answered after so many milliseconds, more than the work takes, so that the time does
 * not tell whether there was a code to guess at.
 */
const answerAfter = 40;

/**
 * Makes a code of six for a member; an earlier one that was asked for from the same place is of no
 * use any more. Those of others stay: nobody makes a code useless by asking for another.
 */
export async function issueCode(
  tx: Tx,
  p: Platform,
  purpose: SecretPurpose,
  userId: string,
  from: CodeOrigin,
): Promise<string> {
  const at = p.clock.now();
  const code = purpose === 'verify' ? newVerificationCode() : newResetCode();
  await retireCodes(tx, userId, purpose, at, purpose === 'reset' ? from : undefined);
  await insertSecret(tx, {
    id: newId(),
    userId,
    purpose,
    form: 'code',
    hash: codeHash(p.secret, purpose, userId, code),
    ...from,
    createdAt: at,
    expiresAt: new Date(at.getTime() + lifetime.code),
  });
  return code;
}

const tokenLifetime: Record<SecretPurpose, number> = {
  verify: lifetime.verifyLink,
  reset: lifetime.resetLink,
  registration: lifetime.registration,
};

/** Makes the token of a link for a member; earlier links stay good until one is used. */
export async function issueLink(
  tx: Tx,
  p: Platform,
  purpose: SecretPurpose,
  userId: string,
  requestedFrom: string,
): Promise<string> {
  const at = p.clock.now();
  const token = newSecret();
  await insertSecret(tx, {
    id: newId(),
    userId,
    purpose,
    form: 'link',
    hash: tokenHash(token),
    requestedFrom,
    createdAt: at,
    expiresAt: new Date(at.getTime() + tokenLifetime[purpose]),
  });
  return token;
}

/** A typed code, and what tells which code is meant. */
export interface CodeGuess {
  readonly code: string;
  readonly email?: string | undefined;
  readonly request?: string | undefined;
}

/**
 * Checks a code. A code for a new password is meant only where it was asked for: in the browser that
 * names itself by `request`, else at the client's own network address (specification §7.1 sends
 * nothing else with it), so that a stranger's guesses count against the stranger's own codes
 * (decision 041). A code that confirms an address is meant by that address. A wrong guess counts
 * against each code that it may mean.
 *
 * @returns the code's row, still unused, or `CODE_INVALID`, `CODE_EXPIRED` or `RATE_LIMITED`.
 */
export async function checkCode(
  p: Platform,
  purpose: SecretPurpose,
  given: CodeGuess,
  client: Client,
): Promise<Failure | SecretRow> {
  const [answer] = await Promise.all([tryCode(p, purpose, given, client), wait(answerAfter)]);
  return answer;
}

async function tryCode(
  p: Platform,
  purpose: SecretPurpose,
  given: CodeGuess,
  client: Client,
): Promise<Failure | SecretRow> {
  const guess = await guessCode(p.limits, client);
  if (guess.refused) return guess.refused;
  const now = p.clock.now();
  const scope: CodeScope = {
    email: given.email,
    from:
      purpose === 'verify' && given.email !== undefined
        ? undefined
        : {
            requestedFrom: client.ip,
            requestHash: given.request === undefined ? null : tokenHash(given.request),
          },
  };
  // In a transaction of its own: a wrong guess counts whatever becomes of the request.
  const meant = await p.db.transaction((tx) =>
    countGuess(tx, purpose, scope, new Date(now.getTime() - rememberedFor)),
  );
  const hit = meant.find((row) =>
    sameHash(row.hash, codeHash(p.secret, purpose, row.userId, given.code)),
  );
  const tries = new CodeTries(p.limits, purpose, given, client);
  if (!hit) return tries.wrong();
  if (hit.tries > triesPerCode) return usedUp;
  // Only who has the right code learns that it came too late.
  if (hit.expiresAt <= now) return fail('CODE_EXPIRED');
  await p.db.transaction((tx) =>
    uncountGuess(
      tx,
      meant.map((row) => row.id),
    ),
  );
  await Promise.all([guess.right(), tries.begin()]);
  return hit;
}

const usedUp = fail('CODE_EXPIRED', { details: { triesLeft: 0 } });

/**
 * How many guesses somebody has left at the code that they last asked for. They are counted by what
 * was asked and where, whether there is a code or not, so that the answer tells nothing about an
 * address; what ends a code is the count of its own.
 */
export class CodeTries {
  readonly #limits: Limits;
  readonly #subject: string;

  constructor(
    limits: Limits,
    purpose: SecretPurpose,
    { email, request }: Pick<CodeGuess, 'email' | 'request'>,
    client: Client,
  ) {
    this.#limits = limits;
    const place = request ?? network(client.ip);
    // A code that confirms an address is meant wherever it is typed.
    this.#subject = [purpose, email ?? '', purpose === 'verify' ? '' : place].join(' ');
  }

  /** Counts a wrong guess. @returns the failure, whose `details.triesLeft` says how many are left. */
  async wrong(): Promise<Failure> {
    const windowSeconds = lifetime.code / 1000;
    const tries = await this.#limits.countShared('code.tries', this.#subject, windowSeconds);
    if (tries > triesPerCode) return usedUp;
    return fail('CODE_INVALID', { details: { triesLeft: triesPerCode - tries } });
  }

  /** To be called when a new code is asked for, or the old one was right. */
  begin(): Promise<void> {
    return this.#limits.clearShared('code.tries', this.#subject);
  }
}
