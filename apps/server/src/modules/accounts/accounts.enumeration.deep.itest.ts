import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../platform/testing/testApp.ts';
import { type Ask, namingCalls, unknownAddress } from './accounts.enumeration.testing.ts';
import { member } from './accounts.testing.ts';

// Whether an address has an account must not show in the time that an answer takes.

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
afterAll(() => app.close());

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
      await ask(app, email, n * 2 + kinds.indexOf(kind));
      times[kind].push(performance.now() - began);
    }
  }
  return { known: median(times.known), unknown: median(times.unknown) };
}

it.each(namingCalls)('%s takes as long either way', async (_, ask) => {
  await medians(ask, warmUp);
  const found: Medians[] = [];
  for (let turn = 0; turn < measurements; turn += 1) {
    const one = await medians(ask, samples);
    if (difference(one.known, one.unknown) <= margin) return;
    found.push(one);
  }
  expect.fail(`medians in ms: ${JSON.stringify(found)}`);
});
