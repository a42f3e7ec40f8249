import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { migrateJobs } from '../jobs.ts';
import { refuseUnfit, UnfitDatabase } from './letters.ts';
import { lockConnection } from './locks.ts';

/**
 * Brings a database to the newest schema. Copies that start together take turns under an advisory
 * lock; each migration runs in a transaction, so that one cut half way leaves nothing behind.
 *
 * @param url PostgreSQL connection address.
 * @param folder migrations to apply; the server's own unless named.
 * @throws UnfitDatabase
 */
export async function migrate(url: string, folder = migrationsFolder()): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await lockConnection(client, 'migrations');
    await refuseUnfit(client);
    await refuseOtherStart(client, folder);
    await applyMigrations(drizzle(client), { migrationsFolder: folder });
    await migrateJobs(client);
  } finally {
    await client.end();
  }
}

/**
 * The library would apply these migrations on top of whatever others made (decision 105).
 *
 * @throws UnfitDatabase
 */
async function refuseOtherStart(client: pg.Client, folder: string): Promise<void> {
  const [start] = readMigrationFiles({ migrationsFolder: folder });
  const made = await client.query<{ isThere: boolean }>(
    `SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS "isThere"`,
  );
  if (!made.rows[0]?.isThere) return;
  const { rows } = await client.query<{ hash: string }>(
    'SELECT hash FROM drizzle.__drizzle_migrations ORDER BY created_at LIMIT 1',
  );
  if (!rows[0] || rows[0].hash === start?.hash) return;
  throw new UnfitDatabase(
    'The database was made by a version from before the first release, and cannot be brought ' +
      'forward; start on an empty one: another DATA_DIR, or another database in DATABASE_URL.',
  );
}

/** The migrations that this server knows, from the first. */
export const knownMigrations = () =>
  readMigrationFiles({ migrationsFolder: migrationsFolder() }).map(
    ({ hash, folderMillis: when, sql }) => ({ hash, when, sql }),
  );

/** Makes the schema of the first migrations, within the transaction of the client. */
export async function buildSchema(client: pg.Client, count: number): Promise<void> {
  // As the library makes it.
  await client.query(`CREATE SCHEMA drizzle; CREATE TABLE drizzle.__drizzle_migrations
    (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint)`);
  for (const { sql } of knownMigrations().slice(0, count)) {
    for (const statement of sql) await client.query(statement);
  }
}

/** When the newest migration that this server knows was made, as the database records it. */
export function newestMigration(): number {
  const journal: unknown = JSON.parse(
    readFileSync(path.join(migrationsFolder(), 'meta', '_journal.json'), 'utf8'),
  );
  const { entries } = journal as { entries: readonly { when: number }[] };
  return Math.max(0, ...entries.map((entry) => entry.when));
}

/** The folder stands beside `src` and beside the built `build`. */
export function migrationsFolder(): string {
  let folder = path.dirname(fileURLToPath(import.meta.url));
  while (!existsSync(path.join(folder, 'migrations', 'meta', '_journal.json'))) {
    const parent = path.dirname(folder);
    if (parent === folder) throw new Error('The migrations folder is missing.');
    folder = parent;
  }
  return path.join(folder, 'migrations');
}
