import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { migrateJobs } from '../jobs.ts';
import { lockConnection } from './locks.ts';

/**
 * Brings a database to the newest schema. Copies that start together take turns under an advisory
 * lock; each migration runs in a transaction, so that one cut half way leaves nothing behind.
 *
 * @param url PostgreSQL connection address.
 * @param folder migrations to apply; the server's own unless named.
 */
export async function migrate(url: string, folder = migrationsFolder()): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await lockConnection(client, 'migrations');
    await applyMigrations(drizzle(client), { migrationsFolder: folder });
    await migrateJobs(client);
  } finally {
    await client.end();
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
