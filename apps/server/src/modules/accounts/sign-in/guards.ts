import type { RateLimit } from '@app/contracts/endpoint';
import type { Reader } from '../../../platform/db/client.ts';
import type { Failure } from '../../../platform/http/failure.ts';
import { type Limits, network, type SharedWindow } from '../../../platform/limits.ts';
import { provenFrom } from '../sessions/sessions.repo.ts';

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

/** Wrong codes of one account's second factor: three of a million are right at any moment. */
const factorCodes: readonly RateLimit[] = [
  { max: 10, windowSeconds: 900 },
  { max: 20, windowSeconds: 3600 },
  { max: 50, windowSeconds: 24 * 3600 },
];

/** Requests of one account to have its second factor removed. */
const lostFactors: readonly RateLimit[] = [{ max: 3, windowSeconds: 24 * 3600 }];

/** Codes that one challenge takes while it lasts. */
const codesPerChallenge: RateLimit = { max: 5, windowSeconds: 600 };

/** Refused tries are noted no more often than this, so that a flood does not fill the list. */
const notesPerAccount: readonly RateLimit[] = [{ max: 1, windowSeconds: 60 }];
const notesPerAddress: readonly RateLimit[] = [{ max: 20, windowSeconds: 60 }];

/** Mails to one address that are asked for in one network; five guesses at each code. */
const mailsPerNetwork: readonly RateLimit[] = [
  { max: 1, windowSeconds: 60 },
  { max: 6, windowSeconds: 3600 },
];

/** Mails to one address that are asked for outside of its owner's home, by all together. */
const mailsFromAway: readonly RateLimit[] = [{ max: 12, windowSeconds: 3600 }];

/** Addresses that one member may have written to. */
const newAddresses: readonly RateLimit[] = [{ max: 10, windowSeconds: 3600 }];

/** A whole school registers behind one address. */
const requestsPerAddress: readonly RateLimit[] = [{ max: 600, windowSeconds: 3600 }];

/** Tries of one subject in its windows. */
export class Count {
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

  /** The windows, to be looked at without counting. */
  get windows(): SharedWindow[] {
    return this.#windows.map((limit) => ({
      name: this.#named(limit),
      subject: this.#subject,
      limit,
    }));
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

/**
 * Counts a guess at a code of the second factor; at home apart from strangers' guesses, as with
 * the password.
 */
export async function guessFactor(
  p: { readonly limits: Limits; readonly db: { readonly read: Reader } },
  account: { readonly id: string; readonly email: string },
  client: Client,
): Promise<Guess> {
  const home = await provenFrom(p.db.read, account.email, client.ip);
  const count = home
    ? new Count(p.limits, 'factor.home', homeOf(account.id, client), factorCodes)
    : new Count(p.limits, 'factor.account', account.id, factorCodes);
  return { refused: await count.take(), right: () => count.clear() };
}

/** Counts a code for a challenge. @returns how many more it takes; less than 0: not even this one. */
export async function challengeTriesLeft(limits: Limits, challengeId: string): Promise<number> {
  const { max, windowSeconds } = codesPerChallenge;
  return max - (await limits.countShared('sign-in.challenge', challengeId, windowSeconds));
}

/** Whether a refused try to sign in is to be noted: the first of a minute is. */
export async function worthNoting(limits: Limits, email: string, client: Client): Promise<boolean> {
  const account = new Count(limits, 'sign-in.noted', homeOf(email, client), notesPerAccount);
  if (await account.take()) return false;
  const address = new Count(limits, 'sign-in.noted', network(client.ip), notesPerAddress);
  return (await address.take()) === undefined;
}

export async function forgetGuesses(limits: Limits, email: string, client: Client): Promise<void> {
  const home = homeOf(email, client);
  await Promise.all([
    new Count(limits, 'sign-in.account', email, perAccount).clear(),
    new Count(limits, 'sign-in.home', home, perAccount).clear(),
    new Count(limits, 'sign-in.free', home, atHome).clear(),
  ]);
}

/** An account with the network addresses that tries to sign in came from. */
export interface TriedAccount {
  readonly id: string;
  readonly email: string;
  readonly addresses: readonly string[];
}

/** What counts the tries at an account: from strangers' networks, and from those of its homes. */
export function countsOf(
  limits: Limits,
  account: TriedAccount,
): { readonly elsewhere: readonly Count[]; readonly atHome: readonly Count[] } {
  const networks = [...new Set(account.addresses.map(network))];
  return {
    elsewhere: [
      new Count(limits, 'sign-in.account', account.email, perAccount),
      new Count(limits, 'factor.account', account.id, factorCodes),
    ],
    atHome: networks.flatMap((from) => [
      new Count(limits, 'sign-in.home', `${account.email} ${from}`, perAccount),
      new Count(limits, 'factor.home', `${account.id} ${from}`, factorCodes),
    ]),
  };
}

/** Which mails may be asked for. */
export type MailKind = 'verification' | 'reset-code' | 'reset-link' | 'email-change';

/**
 * Counts a mail that somebody asks for, whether the address has an account or not. What is asked for
 * in one network is counted apart, so that a stranger elsewhere does not use up the owner's.
 */
export async function askForMail(
  limits: Limits,
  kind: MailKind,
  email: string,
  client: Client,
): Promise<Failure | undefined> {
  return (
    (await new Count(limits, 'mail', network(client.ip), requestsPerAddress).take()) ??
    (await new Count(limits, `mail.${kind}`, homeOf(email, client), mailsPerNetwork).take())
  );
}

/**
 * Whether a member is sent a mail that was asked for at an address: at home always, elsewhere until
 * all strangers together have asked too often. It is asked where the mail is written, not where it
 * is asked for: the answer there must not tell who is at home.
 */
export async function mayBeSent(
  p: { readonly limits: Limits; readonly db: { readonly read: Reader } },
  kind: MailKind,
  email: string,
  requestedFrom: string,
): Promise<boolean> {
  if (await provenFrom(p.db.read, email, requestedFrom)) return true;
  return (await fromAway(p.limits, kind, email).take()) === undefined;
}

const fromAway = (limits: Limits, kind: MailKind, email: string) =>
  new Count(limits, `mail.${kind}.away`, email, mailsFromAway);

export async function askForNewAddress(
  limits: Limits,
  userId: string,
  newEmail: string,
  client: Client,
): Promise<Failure | undefined> {
  return (
    (await new Count(limits, 'mail.new-address', userId, newAddresses).take()) ??
    (await askForMail(limits, 'email-change', newEmail, client)) ??
    (await fromAway(limits, 'email-change', newEmail).take())
  );
}

/** Counts a request to have a lost second factor removed; each writes to the owner and to admins. */
export function reportLost(limits: Limits, userId: string): Promise<Failure | undefined> {
  return new Count(limits, 'factor.lost', userId, lostFactors).take();
}

export function askToRegister(limits: Limits, client: Client): Promise<Failure | undefined> {
  return new Count(limits, 'register', network(client.ip), requestsPerAddress).take();
}
