import { sql } from 'drizzle-orm';
import type { Reader } from '../../platform/db/client.ts';
import { newestMigration } from '../../platform/db/migrate.ts';

export async function isMigrated(read: Reader): Promise<boolean> {
  const { rows } = await read.execute<{ newest: string | null }>(
    sql`SELECT max(created_at) AS newest FROM drizzle.__drizzle_migrations`,
  );
  return Number(rows[0]?.newest ?? 0) >= newestMigration();
}
