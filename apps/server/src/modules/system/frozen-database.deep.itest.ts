import { articlesApi } from '@app/contracts/articles/articles.api';
import { fundsApi } from '@app/contracts/funds/funds.api';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { type App, createApp } from '../../app.ts';
import { embeddedStage, query } from '../../platform/db/embedded.testing.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { newId } from '../../platform/ids.ts';
import { createLog } from '../../platform/log.ts';
import { readSettings } from '../../platform/settings.ts';
import { type DatabaseProxy, proxyTo } from '../../platform/testing/database-proxy.ts';
import { setUpApp, setUpGrants } from '../../platform/testing/setUp.ts';
import { testApp } from '../../platform/testing/testApp.ts';

/**
 * Milliseconds within which everybody has an answer, and after which all is as before; beyond what
 * the machine takes for the same while nothing is frozen.
 */
const answeredWithin = 2_000;
const backWithin = 5_000;

/** Those of the processes that the signal reached; whoever has only just asked is ending. */
const signalled = (pids: readonly number[], signal: NodeJS.Signals) =>
  pids.filter((pid) => {
    try {
      return process.kill(pid, signal);
    } catch {
      return false;
    }
  });

async function timed<T>(work: () => Promise<T>): Promise<{ took: number; answer: T }> {
  const began = performance.now();
  const answer = await work();
  return { took: performance.now() - began, answer };
}

describe('behind a network that drops everything', () => {
  let proxy: DatabaseProxy;
  const app = setUpApp(() => {
    const way = async (url: string) => {
      proxy = await proxyTo(url);
      return proxy.url;
    };
    return testApp({}, {}, { way, pulse: {} });
  });
  const stage = setUpGrants(app);
  afterEach(() => proxy.thaw());

  it('no write that was acknowledged is lost, and one that was not may be sent again', async () => {
    const write = (id: string) =>
      app.as(stage.people.voditelj.token).call(fundsApi.record, {
        params: { slug: 'tuzla' },
        body: { id, kind: 'received', amount: 1, on: '2026-11-20', source: 'Proba' },
      });
    const acknowledged: string[] = [];
    const unknown: string[] = [];
    let longest = 0;
    let usual = 0;
    /** All is as usual: the last freeze is forgotten, the next has not begun. */
    let isCalm = false;
    let writing = true;
    const writer = async () => {
      while (writing) {
        const id = newId();
        const began = isCalm;
        const { took, answer } = await timed(() => write(id));
        expect([201, 503]).toContain(answer.status);
        (answer.status === 201 ? acknowledged : unknown).push(id);
        longest = Math.max(longest, took);
        if (began && isCalm) usual = Math.max(usual, took);
        if (answer.status !== 201) await new Promise((resolve) => setTimeout(resolve, 50));
      }
    };
    const writers = Array.from({ length: 4 }, writer);
    const back: number[] = [];
    try {
      for (let round = 1; round <= 5; round += 1) {
        const sofar = acknowledged.length;
        const written = (count: number) =>
          vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(sofar + count), {
            timeout: 60_000,
          });
        await written(20);
        isCalm = true;
        await written(40);
        isCalm = false;
        proxy.freeze();
        await vi.waitFor(() => expect(app.platform.db.pulse.silent).toBe(true), {
          timeout: 15_000,
        });
        const before = acknowledged.length;
        proxy.thaw();
        const { took } = await timed(() =>
          vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(before), {
            timeout: 30_000,
            interval: 20,
          }),
        );
        back.push(took);
      }
    } finally {
      writing = false;
      await Promise.all(writers);
    }
    // Those who write into one fund wait for each other.
    expect(Math.max(...back)).toBeLessThan(backWithin + writers.length * usual);
    expect(longest).toBeLessThan(answeredWithin + usual);
    expect(unknown.length).toBeGreaterThan(0);
    for (const id of unknown) expect((await write(id)).status).toBe(201);
    const { rows } = await app.platform.db.pool.query<{ id: string }>(
      'SELECT id FROM fund_entries WHERE id = ANY($1)',
      [[...acknowledged, ...unknown]],
    );
    expect(rows.map(({ id }) => id).sort()).toEqual([...acknowledged, ...unknown].sort());
  });

  it('only the old connections swallowed: new ones take their place', async () => {
    const ask = () => app.as().call(articlesApi.list);
    const usual = await timed(ask);
    expect(usual.answer.status).toBe(200);
    proxy.swallow();
    let longest = 0;
    const back = await timed(() =>
      vi.waitFor(
        async () => {
          const { took, answer } = await timed(ask);
          longest = Math.max(longest, took);
          expect(answer.status).toBe(200);
          expect(app.platform.signals.connected).toBe(true);
        },
        { timeout: 20_000, interval: 100 },
      ),
    );
    expect(longest).toBeLessThan(answeredWithin + usual.took);
    expect(back.took).toBeLessThan(backWithin + usual.took);
  });
});

describe('with the processes of the database stopped', () => {
  const { start, inFolder, enginePid } = embeddedStage();
  let app: App | undefined;
  afterAll(() => app?.close());

  it('pages, lists, sign-in, what is written and streams are answered 503, and are back after', async () => {
    const { url } = await start();
    await migrate(url);
    const settings = readSettings({
      DATA_DIR: inFolder('server'),
      SEED: 'none',
      LOG_LEVEL: 'silent',
      TRUST_PROXY: '127.0.0.1',
    });
    app = await createApp(settings, url, { log: createLog(settings) });
    const address = await app.http.listen({ port: 0, host: '127.0.0.1' });
    await app.platform.jobs.start();
    let asked = 0;
    const ask = (path: string, body?: object) => {
      asked += 1;
      return fetch(address + path, {
        method: body ? 'POST' : 'GET',
        headers: {
          'content-type': 'application/json',
          // Each is another reader, whom no limit of load meets.
          'x-forwarded-for': `10.0.${asked >> 8}.${asked % 256}`,
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
        signal: AbortSignal.timeout(20_000),
      });
    };
    const email = () => `a${newId()}@example.com`;
    const password = 'Sasvim-dobra-2026';
    const sample: Record<string, () => Promise<Response>> = {
      health: () => ask('/api/health'),
      list: () => ask('/api/articles'),
      page: () => ask(`/call/${newId()}`),
      signIn: () => ask('/api/auth/login', { email: email(), password }),
      signUp: () =>
        ask('/api/auth/register', {
          firstName: 'Proba',
          lastName: 'Probić',
          email: email(),
          password,
          confirmPassword: password,
          agreeToTerms: true,
        }),
      code: () => ask('/api/auth/forgot-password', { email: email() }),
      events: () => ask('/api/events'),
    };
    const all = () =>
      Promise.all(
        Object.entries(sample).map(async ([name, one]) => {
          const { took, answer } = await timed(one);
          await answer.body?.cancel();
          return { name, took, status: answer.status };
        }),
      );
    let before = await all();
    await vi.waitFor(
      async () => {
        before = await all();
        expect(before.filter(({ status }) => status >= 500 || status === 400)).toEqual([]);
      },
      { timeout: 60_000 },
    );
    const usual = Math.max(...before.map(({ took }) => took));

    const postmaster = await enginePid();
    const pids = await query(url, 'SELECT pid FROM pg_stat_activity');
    const stopped = signalled([postmaster, ...pids.map(({ pid }) => Number(pid))], 'SIGSTOP');
    try {
      // What is asked as it falls silent, and what is asked while it is.
      for (const answers of [await all(), await all()]) {
        for (const { name, took } of answers) {
          expect([name, took < answeredWithin + usual]).toEqual([name, true]);
        }
      }
      const silent = await all();
      expect(silent.map(({ name, status }) => [name, status])).toEqual(
        Object.keys(sample).map((name) => [name, 503]),
      );
    } finally {
      signalled(stopped, 'SIGCONT');
    }
    const back = await timed(() =>
      vi.waitFor(
        async () => {
          const now = await all();
          expect(now.map(({ name, status }) => [name, status])).toEqual(
            before.map(({ name, status }) => [name, status]),
          );
        },
        { timeout: 20_000, interval: 100 },
      ),
    );
    expect(back.took).toBeLessThan(backWithin + usual);
  });
});
