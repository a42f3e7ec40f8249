import { setTimeout as wait } from 'node:timers/promises';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type ClonedDatabase, cloneDatabase } from '../../../../tools/testing/clone-database.ts';
import { type Db, openDb } from './db/client.ts';
import { fail } from './http/failure.ts';
import { createJobs, type JobHandler, type Jobs } from './jobs.ts';

let database: ClonedDatabase;
let db: Db;
let time = new Date('2026-11-20T12:00:00Z').getTime();
const clock = { now: () => new Date(time) };
const open: Jobs[] = [];

beforeAll(async () => {
  database = await cloneDatabase();
  db = openDb(database.url, 6);
});

afterEach(async () => {
  await Promise.all(open.splice(0).map((jobs) => jobs.stop()));
});

afterAll(async () => {
  await db.close();
  await database.drop();
});

function makeJobs(...handlers: JobHandler[]): Jobs {
  const jobs = createJobs({
    databaseUrl: database.url,
    db,
    log: pino({ level: 'silent' }),
    clock,
    handlers,
  });
  open.push(jobs);
  return jobs;
}

function noting(name: string, answer: () => void = () => undefined) {
  const seen: unknown[] = [];
  const handler: JobHandler = {
    name,
    async run(data) {
      seen.push(data);
      answer();
    },
  };
  return { seen, handler };
}

async function until(done: () => boolean): Promise<void> {
  for (let turn = 0; turn < 400 && !done(); turn += 1) await wait(25);
}

const minute = 60_000;

describe('putting a job', () => {
  it('happens with the commit of its transaction or not at all', async () => {
    const { seen, handler } = noting('test.commit');
    const jobs = makeJobs(handler);
    await db.transaction((tx) => jobs.put(tx, 'test.commit', { id: 1 }));
    await db
      .transaction(async (tx) => {
        await jobs.put(tx, 'test.commit', { id: 2 });
        throw new Error('cut');
      })
      .catch(() => undefined);
    await db.transaction(async (tx) => {
      await jobs.put(tx, 'test.commit', { id: 3 });
      return fail('NOT_FOUND');
    });
    await jobs.drain();
    expect(seen).toEqual([{ id: 1 }]);
  });

  it('takes a key once while it waits', async () => {
    const { seen, handler } = noting('test.key');
    const jobs = makeJobs(handler);
    const put = (id: number, singletonKey?: string) =>
      db.transaction((tx) =>
        jobs.put(tx, 'test.key', { id }, singletonKey ? { singletonKey } : {}),
      );
    await put(1, 'same');
    await put(2, 'same');
    await put(3, 'other');
    await put(4);
    await put(5);
    await jobs.drain();
    expect(seen.map((data) => (data as { id: number }).id).sort()).toEqual([1, 3, 4, 5]);
    await put(6, 'same');
    await jobs.drain();
    expect(seen.at(-1)).toEqual({ id: 6 });
  });

  it('is refused of a kind that nothing runs', async () => {
    const jobs = makeJobs();
    await expect(db.transaction((tx) => jobs.put(tx, 'test.nobody', {}))).rejects.toThrow(
      'There is no job test.nobody.',
    );
  });

  it('never waits for a second connection, with all of them in transactions', async () => {
    const { seen, handler } = noting('test.crowd');
    const jobs = makeJobs(handler);
    await jobs.prepare();
    await Promise.all(
      Array.from({ length: 60 }, (_, id) =>
        db.transaction((tx) => jobs.put(tx, 'test.crowd', { id })),
      ),
    );
    await jobs.drain();
    expect(seen).toHaveLength(60);
  });
});

describe('draining', () => {
  it('runs what is due by the clock, in the order of its time', async () => {
    const { seen, handler } = noting('test.later');
    const jobs = makeJobs(handler);
    const at = (minutes: number) => new Date(time + minutes * minute);
    await db.transaction(async (tx) => {
      await jobs.put(tx, 'test.later', { at: 30 }, { startAfter: at(30) });
      await jobs.put(tx, 'test.later', { at: 10 }, { startAfter: at(10) });
      await jobs.put(tx, 'test.later', { at: 0 });
    });
    await jobs.drain();
    expect(seen).toEqual([{ at: 0 }]);
    time += 30 * minute;
    await jobs.drain();
    expect(seen).toEqual([{ at: 0 }, { at: 10 }, { at: 30 }]);
  });

  it('runs what a job puts', async () => {
    const second = noting('test.second');
    const first: JobHandler = {
      name: 'test.first',
      run: () => db.transaction((tx) => jobs.put(tx, 'test.second', {})),
    };
    const jobs = makeJobs(first, second.handler);
    await db.transaction((tx) => jobs.put(tx, 'test.first', {}));
    await jobs.drain();
    expect(second.seen).toHaveLength(1);
  });

  it('reports a failure once everything had its turn, and tries again', async () => {
    let broken = true;
    const { seen, handler } = noting('test.broken', () => {
      if (broken) throw new Error('No mail server');
    });
    const jobs = makeJobs(handler);
    await db.transaction(async (tx) => {
      await jobs.put(tx, 'test.broken', {});
      await jobs.put(tx, 'test.broken', {});
    });
    await expect(jobs.drain()).rejects.toThrow('No mail server');
    expect(seen).toHaveLength(2);
    broken = false;
    await jobs.drain();
    await jobs.drain();
    expect(seen).toHaveLength(4);
  });
});

describe('working in the background', () => {
  it('begins by itself, on every copy, each job once', async () => {
    const one = noting('test.work');
    const other = noting('test.work');
    const copies = [makeJobs(one.handler), makeJobs(other.handler)];
    await Promise.all(copies.map((jobs) => jobs.start()));
    await wait(500);
    await db.transaction(async (tx) => {
      for (let id = 0; id < 40; id += 1) await copies[0]?.put(tx, 'test.work', { id });
    });
    await until(() => one.seen.length + other.seen.length >= 40);
    await wait(200);
    const ids = [...one.seen, ...other.seen].map((data) => (data as { id: number }).id);
    expect(ids.sort((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, id) => id));
  });

  it('begins with the commit, not with the next look, also after a while in the transaction', async () => {
    const { seen, handler } = noting('test.woken');
    const jobs = makeJobs(handler);
    await jobs.start();
    const put = (id: number) =>
      db.transaction(async (tx) => {
        await tx.execute('SELECT pg_sleep(0.05)');
        time = Date.now();
        await jobs.put(tx, 'test.woken', { id }, { startAfter: clock.now() });
      });
    await put(0);
    await until(() => seen.length > 0);
    // The worker has just looked: it would look again in five seconds.
    const began = performance.now();
    for (const id of [1, 2, 3]) {
      await put(id);
      await until(() => seen.length > id);
    }
    expect(performance.now() - began).toBeLessThan(4_000);
    expect(seen).toHaveLength(4);
  }, 30_000);

  it('tries a failed job again without losing the others', async () => {
    let failures = 0;
    const { seen, handler } = noting('test.flaky', () => {
      failures += 1;
      if (failures === 1) throw new Error('once');
    });
    const jobs = makeJobs(handler);
    await jobs.start();
    await db.transaction(async (tx) => {
      await jobs.put(tx, 'test.flaky', { id: 1 });
      await jobs.put(tx, 'test.flaky', { id: 2 });
    });
    await until(() => seen.length >= 3);
    expect(seen).toHaveLength(3);
  }, 40_000);

  it('does not let a kind wait for others, however many wait of one that takes long', async () => {
    const end = Promise.withResolvers<void>();
    const long: unknown[] = [];
    const quick = noting('test.quick');
    const mail = noting('test.mail');
    const endless: JobHandler = {
      name: 'test.long',
      run: (data) => {
        long.push(data);
        return end.promise;
      },
    };
    const jobs = makeJobs(endless, quick.handler, mail.handler);
    await jobs.start();
    await db.transaction(async (tx) => {
      for (let id = 0; id < 30; id += 1) await jobs.put(tx, 'test.long', { id });
      await jobs.put(tx, 'test.quick', {});
      await jobs.put(tx, 'test.mail', {});
    });
    const ran = () => [quick.seen.length, mail.seen.length];
    await vi.waitFor(() => expect(ran()).toEqual([1, 1]), { timeout: 15_000 });
    expect(long).toHaveLength(10);
    // And with all of its workers held up it takes what comes.
    await db.transaction((tx) => jobs.put(tx, 'test.quick', {}));
    await vi.waitFor(() => expect(ran()).toEqual([2, 1]), { timeout: 15_000 });
    end.resolve();
    await vi.waitFor(() => expect(long).toHaveLength(30), { timeout: 15_000 });
  });

  it('leaves a kind that it does not know to a copy that does', async () => {
    const { seen, handler } = noting('test.new');
    const newer = makeJobs(handler);
    await newer.prepare();
    await makeJobs(noting('test.old').handler).start();
    await db.transaction((tx) => newer.put(tx, 'test.new', {}));
    const states = async () =>
      (await db.pool.query("SELECT state FROM pgboss.job WHERE group_id = 'test.new'")).rows;
    await vi.waitFor(async () => expect(await states()).toEqual([{ state: 'retry' }]), 15_000);
    await newer.drain();
    expect(seen).toHaveLength(1);
  });

  it('finishes what it began before it stops', async () => {
    let ended = false;
    let began = false;
    const jobs = makeJobs({
      name: 'test.slow',
      async run() {
        began = true;
        await wait(600);
        ended = true;
      },
    });
    await jobs.start();
    await db.transaction((tx) => jobs.put(tx, 'test.slow', {}));
    await until(() => began);
    await jobs.stop();
    expect(ended).toBe(true);
  });

  it('gives back what does not end in time, for another copy', async () => {
    const began = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    const jobs = makeJobs({
      name: 'test.endless',
      run: () => {
        began.resolve();
        return end.promise;
      },
    });
    await jobs.start();
    await db.transaction((tx) => jobs.put(tx, 'test.endless', {}));
    await began.promise;
    await jobs.rest();
    end.resolve();
    const { rows } = await db.pool.query(
      "SELECT state FROM pgboss.job WHERE group_id = 'test.endless'",
    );
    expect(rows).toEqual([{ state: 'retry' }]);
  }, 30_000);

  it('goes on after its connections were cut', async () => {
    const { seen, handler } = noting('test.cut');
    const jobs = makeJobs(handler);
    await jobs.start();
    await db.pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    );
    await wait(200);
    await db.transaction((tx) => jobs.put(tx, 'test.cut', {}));
    await until(() => seen.length > 0);
    expect(seen).toHaveLength(1);
  });

  it('keeps the schedules of its jobs, and only those', async () => {
    const schedules = async () => {
      const { rows } = await db.pool.query('SELECT data, cron, timezone FROM pgboss.schedule');
      return rows;
    };
    const hourly = makeJobs({ name: 'test.hourly', schedule: '5 * * * *', run: async () => {} });
    await hourly.start();
    expect(await schedules()).toEqual([
      { data: { kinds: ['test.hourly'] }, cron: '5 * * * *', timezone: 'Europe/Sarajevo' },
    ]);
    await hourly.stop();
    await makeJobs(noting('test.work').handler).start();
    expect(await schedules()).toEqual([]);
  });
});

it('of other queues none is kept', async () => {
  const queues = async () => {
    const { rows } = await db.pool.query('SELECT name FROM pgboss.queue ORDER BY name');
    return rows.map(({ name }) => name);
  };
  await db.pool.query(`SELECT pgboss.create_queue('test.older', '{"policy":"short"}')`);
  await db.pool.query(`INSERT INTO pgboss.job (name) VALUES ('test.older')`);
  await makeJobs().start();
  expect(await queues()).toEqual(['__pgboss__send-it', 'clock', 'mail', 'work']);
});

describe('a scheduled job', () => {
  it('can be run at once', async () => {
    const { seen, handler } = noting('test.scheduled');
    const jobs = makeJobs({ ...handler, schedule: '* * * * *' });
    await jobs.runNow('test.scheduled');
    expect(seen).toEqual([{}]);
  });
});
