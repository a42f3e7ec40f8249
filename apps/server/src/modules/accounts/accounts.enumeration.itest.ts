import { accountsApi } from '@app/contracts/accounts/accounts.api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { from } from '../../platform/testing/mails.ts';
import { type TestApp, testApp } from '../../platform/testing/testApp.ts';
import { member } from './accounts.testing.ts';

// Whether an address has an account must show neither in an answer nor in the time it takes.

let app: TestApp;
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
  app = await testApp({ TRUST_PROXY: '127.0.0.1' });
  const people = [];
  for (let n = 0; n < samples; n += 1) people.push(await member(app));
  known = people.map(({ email }) => email);
});
beforeEach(() => app.platform.db.pool.query('DELETE FROM rate_limits'));
afterAll(() => app.close());

const unknownAddress = (n: number) => `nepoznat-${String(n).padStart(4, '0')}@primjer.ba`;

interface Asked {
  readonly status: number;
  readonly body: unknown;
  readonly headers: readonly string[];
}

type Ask = (email: string, n: number) => Promise<Asked>;

/** Asks once; every address asks from a network of its own, so that no limit is met. */
const post =
  (url: string, more: (n: number) => object = () => ({})): Ask =>
  async (email, n) => {
    const answer = await app.http.inject({
      method: 'POST',
      url,
      payload: { email, ...more(n) },
      headers: { ...from(`10.2.${Math.trunc(n / 250)}.${n % 250}`), 'x-language': 'bhs' },
    });
    return {
      status: answer.statusCode,
      body: answer.json(),
      headers: Object.keys(answer.headers).toSorted(),
    };
  };

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const difference = (one: number, other: number): number =>
  Math.abs(one - other) / Math.max(one, other);

const kinds = ['known', 'unknown'] as const;

interface Medians {
  readonly known: number;
  readonly unknown: number;
}

/** Times both kinds in turn, now one first, now the other, so that both meet the same load. */
async function medians(ask: Ask, turns: number): Promise<Medians> {
  const times = { known: [] as number[], unknown: [] as number[] };
  await app.platform.db.pool.query('DELETE FROM rate_limits');
  for (let n = 0; n < turns; n += 1) {
    for (const kind of n % 2 === 0 ? kinds : kinds.toReversed()) {
      const email = kind === 'known' ? (known[n] ?? '') : unknownAddress(n);
      const began = performance.now();
      await ask(email, n * 2 + kinds.indexOf(kind));
      times[kind].push(performance.now() - began);
    }
  }
  return { known: median(times.known), unknown: median(times.unknown) };
}

describe.each([
  ['signing in', post('/api/auth/login', (n) => ({ password: `pogresna-${n}` })), 401],
  ['asking for a reset code', post('/api/auth/forgot-password'), 200],
  ['asking for a reset link', post('/api/auth/request-password-reset'), 200],
  ['asking for another confirmation', post('/api/auth/resend-verification'), 200],
] as const)('%s', (_, ask, status) => {
  it('answers alike whether there is such an account or not', async () => {
    const one = await ask(known[0] ?? '', 0);
    const other = await ask(unknownAddress(0), 1);
    expect(one.status).toBe(status);
    expect(other).toEqual(one);
  });

  it('takes as long either way', { timeout: 300_000 }, async () => {
    await medians(ask, warmUp);
    const found: Medians[] = [];
    for (let turn = 0; turn < measurements; turn += 1) {
      const one = await medians(ask, samples);
      if (difference(one.known, one.unknown) <= margin) return;
      found.push(one);
    }
    expect.fail(`medians in ms: ${JSON.stringify(found)}`);
  });
});

it('refuses alike what is asked too often', async () => {
  const ask = post('/api/auth/forgot-password');
  const twice = async (email: string) => {
    await ask(email, 7);
    return ask(email, 7);
  };
  const [one, other] = [await twice(known[3] ?? ''), await twice(unknownAddress(3))];
  expect(one.status).toBe(429);
  expect(other).toEqual(one);
});

it('says in no answer of a reset or a confirmation whether a code was ever sent', async () => {
  const guess = (email: string, url: string, code: string) =>
    app.http.inject({
      method: 'POST',
      url,
      payload: { email, code },
      headers: { ...from('10.3.0.1'), 'x-language': 'bhs' },
    });
  for (const [url, code] of [
    ['/api/auth/verify-reset-code', '123456'],
    ['/api/auth/verify', 'ABC123'],
  ] as const) {
    await app.as().call(accountsApi.forgotPassword, { body: { email: known[5] ?? '' } });
    const answers = [];
    for (const email of [known[5] ?? '', known[6] ?? '', unknownAddress(6)]) {
      const answer = await guess(email, url, code);
      answers.push({ status: answer.statusCode, body: answer.json() });
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  }
});
