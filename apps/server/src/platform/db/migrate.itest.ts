import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest';
import { UnfitDatabase } from './letters.ts';
import { migrate } from './migrate.ts';

let admin: pg.Client;
let name: string;

beforeAll(async () => {
  admin = new pg.Client({ connectionString: inject('adminUrl') });
  await admin.connect();
});
afterAll(() => admin.end());
afterEach(() => admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));

/** An empty database, as an address. */
async function made(locale: string): Promise<string> {
  name = `refused_${randomBytes(6).toString('hex')}`;
  await admin.query(`CREATE DATABASE ${name} TEMPLATE template0 ${locale}`);
  const url = new URL(inject('adminUrl'));
  url.pathname = `/${name}`;
  return url.href;
}

async function asked(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

it.each([
  [`ENCODING 'UTF8' LOCALE_PROVIDER libc LOCALE 'C'`, 'encoding UTF8, LC_CTYPE C'],
  [`ENCODING 'SQL_ASCII' LOCALE_PROVIDER libc LOCALE 'C'`, 'encoding SQL_ASCII'],
  [`ENCODING 'LATIN2' LOCALE_PROVIDER libc LOCALE 'C'`, 'encoding LATIN2'],
  // Its small form of I is no i.
  [`ENCODING 'UTF8' LOCALE_PROVIDER icu ICU_LOCALE 'tr-TR' LOCALE 'C'`, 'any locale of UTF-8 but'],
])('a database with %s is refused before anything is made in it', async (locale, sentence) => {
  const url = await made(locale);
  const refused = migrate(url);
  await expect(refused).rejects.toThrow(sentence);
  await expect(refused).rejects.toBeInstanceOf(UnfitDatabase);
  expect(await asked(url, `SELECT FROM pg_namespace WHERE nspname = 'drizzle'`)).toEqual([]);
});

it('a database that does not know the alphabet is refused', async () => {
  const url = await made(`ENCODING 'UTF8'`);
  await asked(url, 'DROP COLLATION pg_catalog."bs-x-icu"');
  await expect(migrate(url)).rejects.toThrow('the order of the Bosnian alphabet');
});

it('a database that other migrations began is refused as it is', async () => {
  const url = await made(`ENCODING 'UTF8'`);
  await asked(
    url,
    `CREATE SCHEMA drizzle; CREATE TABLE drizzle.__drizzle_migrations
       (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint);
     INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('of long ago', 1)`,
  );
  const refused = migrate(url);
  await expect(refused).rejects.toThrow('from before the first release');
  await expect(refused).rejects.toBeInstanceOf(UnfitDatabase);
  expect(await asked(url, `SELECT FROM pg_namespace WHERE nspname = 'pgboss'`)).toEqual([]);
  expect(await asked(url, 'SELECT hash FROM drizzle.__drizzle_migrations')).toHaveLength(1);
});
