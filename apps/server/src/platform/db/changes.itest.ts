import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type ClonedDatabase, cloneDatabase } from '../../../../../tools/testing/clone-database.ts';
import type { Changes } from './changes.ts';
import { type Db, openDb } from './client.ts';

let database: ClonedDatabase;
let db: Db;
let changes: Changes;
let written: string[][];

beforeEach(async () => {
  database = await cloneDatabase();
  // One connection, for which all wait that ask at once.
  db = openDb(database.url, 1, { patience: 240 });
  changes = db.changes;
  await changes.learn(db.pool);
  written = [];
  changes.onWritten((tables) => {
    written.push([...tables].sort());
    changes.changed(tables);
  });
});

afterEach(async () => {
  await db.close();
  await database.drop();
});

const read = async (table: string) => {
  const readings = changes.follow();
  await readings.during(async () => {
    await db.read.execute(sql`SELECT count(*) FROM ${sql.identifier(table)}`);
  });
  return readings;
};
const anOpen = { key: 'a', tries: 1 };
const count = sql`INSERT INTO rate_limits (key, tries, ends_at) VALUES (${anOpen.key}, 1, now())`;

it('what was read is old once its table is written, and no other', async () => {
  const [limits, calls] = [await read('rate_limits'), await read('calls')];
  await db.single((tx) => tx.execute(count));
  expect(written).toEqual([['rate_limits']]);
  expect([limits.isOld(), calls.isOld()]).toEqual([true, false]);
  expect((await read('rate_limits')).isOld()).toBe(false);
});

it('readings that wait for the same connection are told apart', async () => {
  const [limits, calls] = await Promise.all([read('rate_limits'), read('calls')]);
  await db.pool.query("UPDATE calls SET slug = slug WHERE slug = 'none'");
  expect([limits.isOld(), calls.isOld()]).toEqual([false, true]);
  await db.pool.query("DELETE FROM rate_limits WHERE key = 'none'");
  expect(limits.isOld()).toBe(true);
});

it('a transaction is told of once it is committed, before whoever waits for it goes on', async () => {
  const limits = await read('rate_limits');
  const before = await db.transaction(async (tx) => {
    await tx.execute(count);
    return limits.isOld();
  });
  expect([before, limits.isOld()]).toEqual([false, true]);
});

it('what is read within a transaction, or of an answer found before, counts too', async () => {
  const within = changes.follow();
  await within.during(() => db.transaction((tx) => tx.execute(sql`SELECT 1 FROM rate_limits`)));
  const resting = changes.follow();
  await resting.during(async () => changes.restOn(within));
  await db.single((tx) => tx.execute(count));
  expect([within.isOld(), resting.isOld()]).toEqual([true, true]);
});

it('a change that comes after the reading has begun makes it old', async () => {
  const readings = changes.follow();
  await readings.during(async () => {
    await db.read.execute(sql`SELECT count(*) FROM rate_limits`);
    changes.changed(['rate_limits']);
    await db.read.execute(sql`SELECT count(*) FROM rate_limits`);
  });
  expect(readings.isOld()).toBe(true);
});

it('rows that go with a deleted one are changed, and whatever while nobody was heard', async () => {
  const { rows } = await db.pool.query<{ gone: string; following: string }>(`
    SELECT confrelid::regclass::text AS gone, conrelid::regclass::text AS following
    FROM pg_constraint WHERE contype = 'f' AND confdeltype = 'c' AND confrelid <> conrelid
      AND connamespace = 'public'::regnamespace`);
  expect(rows.length).toBeGreaterThan(10);
  for (const { gone, following } of rows) {
    const readings = await read(following);
    await db.pool.query(`DELETE FROM ${gone} WHERE false`);
    expect([gone, following, readings.isOld()]).toEqual([gone, following, true]);
  }
  const calls = await read('calls');
  changes.everythingChanged();
  expect(calls.isOld()).toBe(true);
});
