import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { byAlphabet } from '@app/domain/alphabet';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ClonedDatabase, cloneDatabase } from '../../../../../tools/testing/clone-database.ts';
import { alphabetical } from './alphabet.ts';
import { type Db, openDb } from './client.ts';

let database: ClonedDatabase;
let db: Db;

beforeAll(async () => {
  database = await cloneDatabase();
  db = openDb(database.url, 1);
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

const letters = 'a b c č ć d dž đ e f g h i j k l lj m n nj o p r s š t u v z ž'.split(' ');
const names = letters.flatMap((letter) => [`${letter}ana`, `${letter}una`]);

it('is the alphabet’s, in the database and out of it', async () => {
  const mixed = [...names].reverse();
  const name = sql`name`;
  const { rows } = await db.read.execute<{ name: string }>(
    sql`SELECT name FROM unnest(${sql.param(mixed)}::text[]) AS found(name) ORDER BY ${alphabetical(name)}`,
  );
  expect(rows.map((row) => row.name)).toEqual(names);
  expect(mixed.sort(byAlphabet)).toEqual(names);
});

/** Ways to put names in order by anything else. */
const otherWays = [
  /\b(?:asc|desc|orderBy)\((?:\w+\.)?(?:name|title|firstName|lastName|municipality)\b/,
  /order by [^`]*\b(?:name|title|first_name|last_name|municipality)\b(?! (?:COLLATE|DESC LIMIT))/i,
  /[nN]ame\w*\.localeCompare\(|\b[ab]\.(?:name|title)\s*[<>]|localeCompare\([^)]*'bs'/,
];
const root = path.join(import.meta.dirname, '../../../../..');
const lines = ['apps/*/src/**/*.{ts,tsx}', 'packages/*/src/**/*.{ts,tsx}']
  .flatMap((glob) => globSync(glob, { cwd: root }))
  .filter((file) => !/test|seed|samples|platform\/backup|node_modules/.test(file))
  .flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .map((line) => `${file}: ${line.trim()}`),
  );
const otherOrders = (given: readonly string[]) =>
  given.filter((line) => otherWays.some((way) => way.test(line)));

it('is what every list by name goes by', () => {
  expect(lines.length).toBeGreaterThan(10_000);
  expect(otherOrders(lines)).toEqual([]);
});

it.each([
  '.orderBy(bankTable.name);',
  '.orderBy(asc(users.lastName), asc(users.id))',
  'sql`SELECT id FROM banks ORDER BY name`',
  'rows.sort((a, b) => a.name.localeCompare(b.name))',
  'rows.sort((a, b) => (a.name < b.name ? -1 : 1))',
])('would not be: %s', (line) => {
  expect(otherOrders([line])).toEqual([line]);
});
