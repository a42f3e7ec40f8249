import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type ClonedDatabase, cloneDatabase } from '../../../../../tools/testing/clone-database.ts';
import { type Db, openDb } from './client.ts';

let database: ClonedDatabase;
let db: Db;

beforeAll(async () => {
  database = await cloneDatabase();
});

beforeEach(() => {
  // One connection, so that what it keeps is what was asked.
  db = openDb(database.url, 1);
});

afterEach(() => db.close());
afterAll(() => database.drop());

const often = 20;
const repeated = async <T>(ask: (n: number) => Promise<T>): Promise<T[]> => {
  const answers: T[] = [];
  for (let n = 0; n < often; n += 1) answers.push(await ask(n));
  return answers;
};
const kept = async (): Promise<string[]> => {
  const { rows } = await db.pool.query<{ statement: string }>(
    'SELECT statement FROM pg_prepared_statements',
  );
  return rows.map(({ statement }) => statement);
};

it('keeps the plan of what is asked often, and answers each by its own values', async () => {
  const answers = await repeated((n) =>
    db.read.execute<{ twice: number }>(sql`SELECT ${n}::int * 2 AS twice`),
  );
  expect(answers.map(({ rows }) => rows[0]?.twice)).toEqual(
    Array.from({ length: often }, (_, n) => n * 2),
  );
  expect(await kept()).toEqual(['SELECT $1::int * 2 AS twice']);
});

it('keeps it in transactions too, and after one that failed', async () => {
  const divide = (by: number) =>
    db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ share: number }>(sql`SELECT 12 / ${by}::int AS share`);
      return { share: rows[0]?.share };
    });
  await repeated(() => divide(3));
  await expect(divide(0)).rejects.toThrow();
  expect(await divide(4)).toEqual({ share: 3 });
  expect(await kept()).toEqual(['SELECT 12 / $1::int AS share']);
});

it('plans a list, words, and what is asked seldom anew', async () => {
  await repeated(() =>
    db.read.execute(sql`SELECT key FROM rate_limits WHERE key > ${'a'} LIMIT ${3}`),
  );
  await repeated((n) =>
    db.read.execute(sql`SELECT to_tsvector('most') @@ to_tsquery(${`m${n}`}) AS held`),
  );
  await db.read.execute(sql`SELECT ${1}::int`);
  expect(await kept()).toEqual([]);
});

it('asks what is asked at once within a transaction one after the other', async () => {
  const warned = vi.spyOn(process, 'emitWarning');
  const answers = await db.transaction(async (tx) => {
    const ask = async (n: number) =>
      (await tx.execute<{ n: number }>(sql`SELECT 12 / ${n}::int AS n`)).rows[0]?.n;
    const settled = await Promise.all([ask(1), ask(2), ask(3)]);
    await Promise.all([ask(4), ask(6), ask(12)]);
    return settled;
  });
  expect(answers).toEqual([12, 6, 4]);
  const failing = db.transaction(async (tx) => {
    const ask = (n: number) => tx.execute(sql`SELECT 12 / ${n}::int AS n`);
    const [first, second] = await Promise.allSettled([ask(0), ask(3)]);
    return [first.status, second.status];
  });
  // Nothing more is asked in a transaction that failed, and what was asked is told so.
  await expect(failing).resolves.toEqual(['rejected', 'rejected']);
  expect(warned).not.toHaveBeenCalled();
  warned.mockRestore();
});
