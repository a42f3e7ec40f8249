import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type ClonedDatabase, cloneDatabase } from '../../../../../tools/testing/clone-database.ts';
import { type Db, openDb } from './client.ts';
import { statementsOf } from './statements.testing.ts';

let database: ClonedDatabase;
let db: Db;

beforeAll(async () => {
  database = await cloneDatabase();
  db = openDb(database.url, 2);
});
beforeEach(() => db.pool.query('DELETE FROM rate_limits'));
afterAll(async () => {
  await db.close();
  await database.drop();
});

const counting = (key: string, ends = "now() + interval '1 hour'") =>
  sql`INSERT INTO rate_limits (key, tries, ends_at) VALUES (${key}, 1, ${sql.raw(ends)}) RETURNING key`;
const kept = async () =>
  (await db.pool.query<{ key: string }>('SELECT key FROM rate_limits ORDER BY key')).rows.map(
    ({ key }) => key,
  );

it('asks one statement, and tells what follows once it is written', async () => {
  const followed: string[] = [];
  const statements = await statementsOf(() =>
    db.single(async (tx) => {
      tx.afterCommit(() => void followed.push('one'));
      await tx.execute(counting('one'));
      expect(followed).toEqual([]);
    }),
  );
  expect(statements).toHaveLength(1);
  expect(followed).toEqual(['one']);
  expect(await kept()).toEqual(['one']);
});

it('tells nothing of what the database refused', async () => {
  const followed: string[] = [];
  await db.single((tx) => tx.execute(counting('one')));
  const refused = db.single(async (tx) => {
    tx.afterCommit(() => void followed.push('two'), 'orUnknown');
    await tx.execute(counting('one'));
  });
  await expect(refused).rejects.toThrow();
  expect(followed).toEqual([]);
});

it('refuses a second statement, for which nothing would hold the first', async () => {
  const followed: string[] = [];
  const twice = db.single(async (tx) => {
    tx.afterCommit(() => void followed.push('plain'));
    tx.afterCommit(() => void followed.push('or unknown'), 'orUnknown');
    await tx.execute(counting('three'));
    await tx.execute(counting('four'));
  });
  await expect(twice).rejects.toMatchObject({
    cause: { message: 'More than one statement needs a transaction.' },
  });
  expect(await kept()).toEqual(['three']);
  // What stands may be known of.
  expect(followed).toEqual(['or unknown']);
});
