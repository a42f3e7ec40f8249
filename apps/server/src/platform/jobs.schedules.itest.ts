import { wallTime } from '@app/domain/sarajevo-time';
import pino from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type ClonedDatabase, cloneDatabase } from '../../../../tools/testing/clone-database.ts';
import { type Db, openDb } from './db/client.ts';
import { createJobs, type Jobs } from './jobs.ts';
import { setUpApp } from './testing/setUp.ts';

const app = setUpApp();
let database: ClonedDatabase;
let db: Db;
const open: Jobs[] = [];

beforeAll(async () => {
  database = await cloneDatabase();
  db = openDb(database.url, 6, { patience: 240 });
});

afterAll(async () => {
  await Promise.all(open.splice(0).map((jobs) => jobs.stop()));
  await db.close();
  await database.drop();
});

/** Once a day, half a day from now: not while the test runs. */
const farFromNow = (minute: number) => `${minute} ${(wallTime(new Date()).hour + 12) % 24} * * *`;
const schedules = () =>
  new Map([
    ...app.platform.jobs.schedules,
    ['test.daily', farFromNow(0)],
    ['test.broken', farFromNow(1)],
    ['test.beside', farFromNow(1)],
  ]);

const times = (ran: readonly string[], name: string) => ran.filter((one) => one === name).length;

/** A copy of the server in which what runs by the clock only notes that it ran. */
async function startCopy(ran: string[]): Promise<Jobs> {
  const handlers = [...schedules()].map(([name, schedule]) => ({
    name,
    schedule,
    run: async () => {
      ran.push(name);
      if (name === 'test.broken') throw new Error('once');
    },
  }));
  const log = pino({ level: 'silent' });
  const jobs = createJobs({ databaseUrl: database.url, db, log, clock: app.clock, handlers });
  open.push(jobs);
  await jobs.start();
  return jobs;
}

it('what runs by the clock is made up for where no server was there, once by all copies together', async () => {
  const before = await startCopy([]);
  await before.stop();
  // As it stands after a week in which no server ran.
  await db.pool.query("UPDATE pgboss.version SET cron_on = now() - interval '8 days'");
  await db.pool.query("UPDATE pgboss.schedule SET created_on = now() - interval '30 days'");
  await db.pool.query('DELETE FROM pgboss.job');
  const ran: string[] = [];
  await Promise.all([startCopy(ran), startCopy(ran)]);
  const names = [...schedules().keys()].sort();
  await vi.waitFor(() => expect([...new Set(ran)].sort()).toEqual(names), {
    timeout: 60_000,
    interval: 200,
  });
  expect(times(ran, 'test.daily')).toBe(1);
  // What failed is tried again, with what runs at the same times.
  const { rows } = await db.pool.query(
    "SELECT state FROM pgboss.job WHERE data -> 'kinds' ? 'test.broken' AND name = 'clock'",
  );
  expect(rows).toEqual([{ state: 'retry' }]);
});
