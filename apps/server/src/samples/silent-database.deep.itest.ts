import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type DatabaseProxy, proxyTo } from '../platform/testing/database-proxy.ts';
import { kinds } from './kinds.ts';
import { type AnyCall, includes } from './sample.ts';
import { type SampledRow, sampledRows } from './samples.ts';
import { send } from './send.ts';
import { setStage } from './set-stage.ts';
import { type Person, readerOf, type Stage } from './stage.ts';

/** Milliseconds within which everybody has an answer, beyond what so many calls take by themselves. */
const within = 2_000;
/** Asks nothing of the database: a sum to work out, and what is counted together with others later. */
const withoutDatabase = ['help.openForm', 'page-views.record'];
/** Calls under way when the database falls silent. */
const atOnce = 30;

let proxy: DatabaseProxy;
let stage: Stage;

beforeAll(async () => {
  const way = async (url: string) => {
    proxy = await proxyTo(url);
    return proxy.url;
  };
  stage = await setStage({ way, pulse: { beyondLimit: 600_000 } });
});
afterAll(async () => {
  proxy.thaw();
  await stage.app.close();
  await proxy.close();
});

interface Ready {
  readonly one: SampledRow;
  readonly call: AnyCall;
  readonly reader: Person | undefined;
}

/** A call that would succeed, by somebody who may. */
async function prepare(one: SampledRow): Promise<Ready> {
  const { sample } = one;
  const kind = kinds.find((who) => includes(sample.may, who, 'own')) ?? 'nobody';
  const standing = readerOf(stage, kind);
  const reader = standing && sample.caller === 'fresh' ? await stage.fresh(kind) : standing;
  const call = ((await sample.own?.(stage, reader ?? stage.people.lejla)) ?? {}) as AnyCall;
  return { one, call, reader };
}

const ask = ({ one: { row, sample }, call, reader }: Ready): Promise<LightMyRequestResponse> =>
  send(stage, row, call, {
    ...(reader ? { authorization: `Bearer ${reader.token}` } : {}),
    ...(sample.method ? { method: sample.method } : {}),
  });

it('no endpoint keeps anybody waiting, or claims a success, while the database says nothing', async () => {
  const { pool } = stage.app.platform.db;
  const wrong: string[] = [];
  let silent = 0;
  for (let from = 0; from < sampledRows.length; from += atOnce) {
    const ready: Ready[] = [];
    for (const one of sampledRows.slice(from, from + atOnce)) ready.push(await prepare(one));
    const plain = performance.now();
    await Promise.all(ready.map(() => stage.app.http.inject('/api/health')));
    const usual = performance.now() - plain;
    await pool.query('DELETE FROM rate_limits');
    proxy.freeze();
    await Promise.all(
      ready.map(async (call) => {
        const began = performance.now();
        const { statusCode } = await ask(call);
        const took = Math.round(performance.now() - began);
        const { name, row } = call.one;
        if (took > within + usual) wrong.push(`${name} took ${took} ms`);
        if (statusCode === 503) silent += 1;
        // What asks nothing of the database goes on.
        else if (statusCode >= 500) wrong.push(`${name} answered ${statusCode}`);
        else if (statusCode < 400 && row.method !== 'GET' && !withoutDatabase.includes(name))
          wrong.push(`${name} claimed a success`);
      }),
    );
    proxy.thaw();
    await vi.waitFor(() => pool.query('SELECT 1'), { timeout: 5_000, interval: 50 });
  }
  expect(wrong).toEqual([]);
  expect(silent).toBeGreaterThan(sampledRows.length * 0.9);
}, 300_000);
