import { beforeAll, expect, it } from 'vitest';
import { setUpApp } from '../../platform/testing/setUp.ts';
import { emailSteps } from '../account-settings/email-change.testing.ts';
import { type Ask, namingCalls, post, unknownAddress } from './accounts.enumeration.testing.ts';
import { member } from './accounts.testing.ts';

// Whether an address has an account must not show in the time that an answer takes.

const app = setUpApp();
let known: readonly string[];

/** Timings of each kind. */
const samples = 200;
const warmUp = 40;
/** Largest difference of the medians. */
const margin = 0.1;
/**
 * What other work on the machine makes of a measurement differs from one to the next; a difference
 * that is there is found each time. So it counts only when each of so many measurements finds it.
 */
const measurements = 5;

beforeAll(async () => {
  const people = [];
  for (let n = 0; n < samples; n += 1) people.push(await member(app));
  known = people.map(({ email }) => email);
});

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const difference = (one: number, other: number): number =>
  Math.abs(one - other) / Math.max(one, other);

const kinds = ['known', 'unknown'] as const;
type Kind = (typeof kinds)[number];
type Medians = Readonly<Record<Kind, number>>;

/** Times both kinds in turn, now one first, now the other, so that both meet the same load. */
async function medians(
  ask: (kind: Kind, n: number) => Promise<unknown>,
  turns: number,
): Promise<Medians> {
  const times: Record<Kind, number[]> = { known: [], unknown: [] };
  for (let n = 0; n < turns; n += 1) {
    await app.platform.db.pool.query('DELETE FROM rate_limits');
    for (const kind of n % 2 === 0 ? kinds : kinds.toReversed()) {
      const began = performance.now();
      await ask(kind, n);
      times[kind].push(performance.now() - began);
    }
  }
  return { known: median(times.known), unknown: median(times.unknown) };
}

async function expectAlike(ask: (kind: Kind, n: number) => Promise<unknown>): Promise<void> {
  await medians(ask, warmUp);
  const found: Medians[] = [];
  for (let turn = 0; turn < measurements; turn += 1) {
    const one = await medians(ask, samples);
    if (difference(one.known, one.unknown) <= margin) return;
    found.push(one);
  }
  expect.fail(`medians in ms: ${JSON.stringify(found)}`);
}

const byAddress = (ask: Ask) => (kind: Kind, n: number) =>
  ask(app, kind === 'known' ? (known[n] ?? '') : unknownAddress(n), n * 2 + kinds.indexOf(kind));

it.each(namingCalls)('%s takes as long either way', (_, ask) => expectAlike(byAddress(ask)));

it('guessing the code of a reset takes as long whether one was sent or not', async () => {
  const forgot = byAddress(post('/api/auth/forgot-password'));
  for (const n of known.keys()) {
    await app.platform.db.pool.query('DELETE FROM rate_limits');
    await forgot('known', n);
  }
  await expectAlike(byAddress(post('/api/auth/verify-reset-code', () => ({ code: '000000' }))));
});

it('asking for a new address takes as long whether it has an account or not', async () => {
  const amina = await member(app);
  const { request } = emailSteps(app);
  await expectAlike((kind, n) =>
    request(amina, kind === 'known' ? (known[n] ?? '') : unknownAddress(n)),
  );
});
