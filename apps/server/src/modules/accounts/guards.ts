import type { RateLimit } from '@app/contracts/endpoint';
import type { Reader } from '../../platform/db/client.ts';
import type { Failure } from '../../platform/http/failure.ts';
import { type Limits, network } from '../../platform/limits.ts';
import { provenFrom } from './sessions.repo.ts';

/** Who sends a request, as far as the network tells. */
export interface Client {
  readonly ip: string;
  readonly userAgent: string;
}

// Of several windows the shorter ones are counted first, and a refused try is not counted in the
// longer ones: so the wait grows from half a minute to an hour as tries go on.

/** Tries at the password of one account. */
const perAccount: readonly RateLimit[] = [
  { max: 10, windowSeconds: 30 },
  { max: 20, windowSeconds: 900 },
  { max: 40, windowSeconds: 3600 },
];

/** Wrong passwords from one network address, whatever the account. */
const passwordsPerAddress: readonly RateLimit[] = [
  { max: 60, windowSeconds: 60 },
  { max: 100, windowSeconds: 3600 },
];

/** Tries that a member has at home although others there have used up those of the address. */
const atHome: readonly RateLimit[] = [{ max: 3, windowSeconds: 3600 }];

/** Wrong codes from one network address; each code by itself takes five. */
const codesPerAddress: readonly RateLimit[] = [
  { max: 60, windowSeconds: 60 },
  { max: 600, windowSeconds: 3600 },
];

const mailsPerAccount: readonly RateLimit[] = [
  { max: 1, windowSeconds: 60 },
  { max: 10, windowSeconds: 3600 },
];

/** A whole school registers behind one address. */
const requestsPerAddress: readonly RateLimit[] = [{ max: 600, windowSeconds: 3600 }];

/** Tries of one subject in its windows. */
class Count {
  readonly #limits: Limits;
  readonly #name: string;
  readonly #subject: string;
  readonly #windows: readonly RateLimit[];
  #taken = 0;

  constructor(limits: Limits, name: string, subject: string, windows: readonly RateLimit[]) {
    this.#limits = limits;
    this.#name = name;
    this.#subject = subject;
    this.#windows = windows;
  }

  #named({ windowSeconds }: RateLimit): string {
    return `${this.#name}.${windowSeconds}`;
  }

  /** Counts a try in each window until one refuses. */
  async take(): Promise<Failure | undefined> {
    for (const window of this.#windows) {
      this.#taken += 1;
      const refused = await this.#limits.takeShared(this.#named(window), this.#subject, window);
      if (refused) return refused;
    }
    return undefined;
  }

  /** Takes back the try where it was counted. */
  async giveBack(): Promise<void> {
    const counted = this.#windows.slice(0, this.#taken);
    await Promise.all(
      counted.map((window) => this.#limits.giveBackShared(this.#named(window), this.#subject)),
    );
  }

  /** Forgets all tries. */
  async clear(): Promise<void> {
    await Promise.all(
      this.#windows.map((window) => this.#limits.clearShared(this.#named(window), this.#subject)),
    );
  }
}

/** A counted try at guessing. */
export interface Guess {
  readonly refused: Failure | undefined;
  /** To be called once it turned out right: only wrong guesses are limited. */
  right(): Promise<void>;
}

const homeOf = (email: string, client: Client) => `${email} ${network(client.ip)}`;

/**
 * Counts a try to sign in. A network address from which a member has signed in, or opened a code
 * or link of a mail, is their home: tries from there are counted apart from strangers' tries, so
 * that nobody elsewhere can lock the owner out, and a few of them are free of what others at the
 * same address do. Both counts together stay below 100 an hour.
 */
export async function guessPassword(
  p: { readonly limits: Limits; readonly db: { readonly read: Reader } },
  email: string,
  client: Client,
): Promise<Guess> {
  const { limits } = p;
  const home = await provenFrom(p.db.read, email, client.ip);
  const account = home
    ? new Count(limits, 'sign-in.home', homeOf(email, client), perAccount)
    : new Count(limits, 'sign-in.account', email, perAccount);
  const refused = await account.take();
  if (refused) return { refused, right: async () => undefined };
  const address = new Count(limits, 'guess.password', network(client.ip), passwordsPerAddress);
  const free = new Count(limits, 'sign-in.free', homeOf(email, client), atHome);
  const crowded = await address.take();
  const passes = crowded && home && (await free.take()) === undefined;
  return {
    refused: passes ? undefined : crowded,
    async right() {
      await Promise.all([account.clear(), address.giveBack(), free.clear()]);
    },
  };
}

/** Counts a guess at a code from one network address. */
export async function guessCode(limits: Limits, client: Client): Promise<Guess> {
  const count = new Count(limits, 'guess.code', network(client.ip), codesPerAddress);
  return { refused: await count.take(), right: () => count.giveBack() };
}

/** Lets an account in again whose owner has proven to be it. */
export async function forgetGuesses(limits: Limits, email: string, client: Client): Promise<void> {
  const home = homeOf(email, client);
  await Promise.all([
    new Count(limits, 'sign-in.account', email, perAccount).clear(),
    new Count(limits, 'sign-in.home', home, perAccount).clear(),
    new Count(limits, 'sign-in.free', home, atHome).clear(),
  ]);
}

/** Which mails may be asked for without signing in. */
export type MailKind = 'verification' | 'reset-code' | 'reset-link';

/** Counts a mail that somebody asks for, whether the address has an account or not. */
export async function askForMail(
  limits: Limits,
  kind: MailKind,
  email: string,
  client: Client,
): Promise<Failure | undefined> {
  return (
    (await new Count(limits, 'mail', network(client.ip), requestsPerAddress).take()) ??
    (await new Count(limits, `mail.${kind}`, email, mailsPerAccount).take())
  );
}

/** Counts a registration. */
export function askToRegister(limits: Limits, client: Client): Promise<Failure | undefined> {
  return new Count(limits, 'register', network(client.ip), requestsPerAddress).take();
}
