import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { printOfDatabase } from '../testing/whole-database.ts';
import { type Db, openDb } from './client.ts';
import { migrate, migrationsFolder } from './migrate.ts';

/** A later version of the product: splits a column in two, and takes its time in between. */
const later = `
ALTER TABLE "users" ADD COLUMN "whole_name" text;--> statement-breakpoint
UPDATE "users" SET "whole_name" = "first_name" || ' ' || "last_name";--> statement-breakpoint
SELECT pg_sleep(1);--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "whole_name" SET NOT NULL;`;

let newer: string;
let admin: pg.Client;
let name: string;
let url: string;
let db: Db;
let pool: pg.Pool;

beforeAll(async () => {
  newer = await mkdtemp(path.join(tmpdir(), 'zamah-migrations-'));
  await cp(migrationsFolder(), newer, { recursive: true });
  const place = path.join(newer, 'meta', '_journal.json');
  const journal = JSON.parse(await readFile(place, 'utf8'));
  const last = journal.entries.at(-1);
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: '9999_later' });
  await writeFile(place, JSON.stringify(journal));
  await writeFile(path.join(newer, '9999_later.sql'), later);
  admin = new pg.Client({ connectionString: inject('adminUrl') });
  await admin.connect();
});
afterAll(async () => {
  await admin.end();
  await rm(newer, { recursive: true, force: true });
});
beforeEach(async () => {
  name = `migrated_${randomBytes(6).toString('hex')}`;
  await admin.query(`CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8'`);
  const address = new URL(inject('adminUrl'));
  address.pathname = `/${name}`;
  url = address.href;
  db = openDb(url, 2);
  pool = db.pool;
});
afterEach(async () => {
  await db.close();
  await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
});

async function older(): Promise<Record<string, string>> {
  await migrate(url);
  await pool.query(`
    INSERT INTO users (id, email, first_name, last_name, language, created_at)
    SELECT gen_random_uuid(), n || '@primjer.ba', 'Član ' || n, 'Čolić', 'bhs', now()
    FROM generate_series(1, 50) AS n`);
  return printOfDatabase(pool);
}

const applied = async () =>
  Number((await pool.query('SELECT count(*) FROM drizzle.__drizzle_migrations')).rows[0]?.count);
const known = async (folder: string) =>
  JSON.parse(await readFile(path.join(folder, 'meta', '_journal.json'), 'utf8')).entries.length;

async function expectNewer(before: Record<string, string>): Promise<void> {
  expect(await applied()).toBe(await known(newer));
  const { rows } = await pool.query(
    `SELECT count(*) FILTER (WHERE whole_name = first_name || ' ' || last_name) AS filled,
       count(*) AS all FROM users`,
  );
  expect(rows[0]).toEqual({ filled: '50', all: '50' });
  await pool.query('ALTER TABLE users DROP COLUMN whole_name');
  const { 'drizzle.__drizzle_migrations': _, ...after } = await printOfDatabase(pool);
  const { 'drizzle.__drizzle_migrations': __, ...kept } = before;
  expect(withoutClock(after)).toEqual(withoutClock(kept));
}

/** The job queue notes when it was last looked after. */
const withoutClock = (print: Record<string, string>) =>
  Object.fromEntries(Object.entries(print).filter(([table]) => table !== 'pgboss.version'));

async function killedHalfWay(): Promise<void> {
  const module = JSON.stringify(path.join(import.meta.dirname, 'migrate.ts'));
  const script = `
    const { migrate } = await import(${module});
    await migrate(${JSON.stringify(url)}, ${JSON.stringify(newer)});`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const gone = once(child, 'exit');
  for (;;) {
    const { rows } = await admin.query(
      `SELECT FROM pg_stat_activity WHERE datname = $1 AND query LIKE '%pg_sleep%'`,
      [name],
    );
    if (rows.length > 0) break;
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`);
    await sleep(20);
  }
  child.kill('SIGKILL');
  await gone;
}

describe('migrations', () => {
  it('bring older data to the newer version without losing a row', async () => {
    const before = await older();
    await migrate(url, newer);
    await expectNewer(before);
  });

  it('change nothing the second time', async () => {
    const before = await older();
    await migrate(url);
    expect(withoutClock(await printOfDatabase(pool))).toEqual(withoutClock(before));
  });

  it('killed half way leave the older version whole, and go through at the next start', async () => {
    const before = await older();
    await killedHalfWay();
    // The engine notices the death once the sleep is over; the next start waits for its turn.
    const second = migrate(url, newer);
    const { rows } = await pool.query(
      `SELECT count(*) AS old FROM information_schema.columns WHERE column_name = 'whole_name'`,
    );
    expect(rows[0]).toEqual({ old: '0' });
    await second;
    await expectNewer(before);
  });

  it('run once where several copies start at once, on an empty place and on an older version', async () => {
    await Promise.all([migrate(url), migrate(url), migrate(url)]);
    expect(await applied()).toBe(await known(migrationsFolder()));
    const before = await older();
    await Promise.all([migrate(url, newer), migrate(url, newer), migrate(url, newer)]);
    await expectNewer(before);
  });

  it('refuse to go on where one fails, and leave no half of it', async () => {
    const before = await older();
    const broken = await mkdtemp(path.join(tmpdir(), 'zamah-migrations-'));
    await cp(newer, broken, { recursive: true });
    await writeFile(
      path.join(broken, '9999_later.sql'),
      `${later.replace('pg_sleep(1)', 'pg_sleep(0)')}--> statement-breakpoint\nSELECT no_such();`,
    );
    await expect(migrate(url, broken)).rejects.toThrow();
    await rm(broken, { recursive: true, force: true });
    expect(withoutClock(await printOfDatabase(pool))).toEqual(withoutClock(before));
  });
});
