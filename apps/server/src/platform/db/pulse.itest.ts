import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ClonedDatabase, cloneDatabase } from '../../../../../tools/testing/clone-database.ts';
import { fail } from '../http/failure.ts';
import { transportFailure } from '../http/server.ts';
import { type DatabaseProxy, proxyTo } from '../testing/database-proxy.ts';
import { type Db, openDb, type Tx } from './client.ts';
import { takePulse } from './pulse.ts';

const connections = 2;
const every = 50;
let database: ClonedDatabase;
let proxy: DatabaseProxy;
let db: Db;

beforeEach(async () => {
  database = await cloneDatabase();
  proxy = await proxyTo(database.url);
  db = openDb(proxy.url, connections, { every, patience: 10 });
  // A machine with much to do takes its time to connect.
  db.pool.options.connectionTimeoutMillis = 30_000;
  await db.pool.query('CREATE TABLE marks (id int PRIMARY KEY)');
});

afterEach(async () => {
  proxy.thaw();
  await db.close();
  await proxy.close();
  await database.drop();
});

const outcome = (asked: Promise<unknown>) =>
  asked.then(
    () => 'answered',
    (error: object) => transportFailure(error).code,
  );
const mark = (id: number) => (tx: Tx) => tx.execute(sql`INSERT INTO marks VALUES (${id})`);
const answersAgain = () =>
  vi.waitFor(() => db.pool.query('SELECT 1'), { timeout: 15_000, interval: 20 });
const marks = async () =>
  (await db.pool.query('SELECT id FROM marks ORDER BY 1')).rows.map(({ id }) => id);

it('a database that falls silent fails what runs, what waits and what comes, and serves again after', async () => {
  const working = Promise.withResolvers<void>();
  const silence = Promise.withResolvers<void>();
  const transaction = outcome(
    db.transaction(async (tx) => {
      await mark(1)(tx);
      working.resolve();
      await silence.promise;
      await mark(2)(tx);
    }),
  );
  await working.promise;
  proxy.freeze();
  const responses = [
    transaction,
    // More than there are connections: some wait for one.
    ...Array.from({ length: 2 * connections }, () => outcome(db.pool.query('SELECT 1'))),
    outcome(db.transaction(mark(3))),
  ];
  silence.resolve();
  expect(new Set(await Promise.all(responses))).toEqual(new Set(['UNAVAILABLE']));
  expect(db.pulse.silent).toBe(true);
  // Refused without waiting.
  const asking = outcome(db.pool.query('SELECT 1'));
  const waited = new Promise((resolve) => setImmediate(() => setImmediate(resolve, 'waited')));
  expect(await Promise.race([asking, waited])).toBe('UNAVAILABLE');
  proxy.thaw();
  await answersAgain();
  expect(await marks()).toEqual([]);
});

it('a silent database is found out while more and more try to connect', async () => {
  proxy.freeze();
  const Client = db.pulse.watch(pg.Client);
  const knocking = setInterval(() => {
    const client = new Client({ connectionString: proxy.url });
    client.on('error', () => undefined);
    client.connect().catch(() => undefined);
  }, every / 2);
  await vi.waitFor(() => expect(db.pulse.silent).toBe(true), { timeout: 15_000 });
  clearInterval(knocking);
});

it('no connection is lost to the pool, whenever the silence begins', async () => {
  for (const moment of ['begin', 'commit', 'rollback'] as const) {
    for (let round = 0; round < connections; round += 1) {
      const cutOff = outcome(
        db.transaction(async (tx) => {
          if (moment === 'begin') return;
          await tx.execute(sql`SELECT 1`);
          proxy.freeze();
          if (moment === 'rollback') throw new Error('undone');
        }),
      );
      if (moment === 'begin') proxy.freeze();
      expect(await cutOff).toBe('UNAVAILABLE');
      proxy.thaw();
      await answersAgain();
    }
  }
  const all = await Promise.all(Array.from({ length: connections }, () => db.pool.connect()));
  for (const client of all) client.release();
});

it('a commit that nobody answered is no success: what does harm stays undone, what does not is told', async () => {
  const done: string[] = [];
  const told = outcome(
    db.transaction(async (tx) => {
      await mark(1)(tx);
      tx.afterCommit(() => void done.push('harm'));
      tx.afterCommit(() => void done.push('harmless'), 'orUnknown');
      proxy.freeze();
    }),
  );
  expect(await told).toBe('UNAVAILABLE');
  expect(done).toEqual(['harmless']);
  proxy.thaw();
  await answersAgain();
  // What was refused before the commit is certain.
  await db.transaction(async (tx) => {
    tx.afterCommit(() => void done.push('refused'), 'orUnknown');
    return fail('NOT_FOUND');
  });
  expect(done).toEqual(['harmless']);
});

it('honest work that takes long is left alone', async () => {
  // In twice the time after which nothing heard would count as silence.
  const { rows } = await db.pool.query(`SELECT pg_sleep(1), 'done' AS came`);
  expect(rows[0].came).toBe('done');
  expect(db.pulse.silent).toBe(false);
});

it('a connection that the network swallowed alone is cut once no statement may run so long', async () => {
  const pulse = takePulse(database.url, { every, patience: 900, beyondLimit: every });
  const pool = new pg.Pool({
    Client: pulse.watch(pg.Client),
    connectionString: proxy.url,
    max: 1,
    statement_timeout: 10 * every,
  });
  pool.on('error', () => undefined);
  await pool.query('SELECT 1');
  proxy.swallow();
  expect(await outcome(pool.query('SELECT 1'))).toBe('UNAVAILABLE');
  expect(await outcome(pool.query('SELECT 1'))).toBe('answered');
  expect(pulse.silent).toBe(false);
  await pool.end();
  await pulse.close();
});
