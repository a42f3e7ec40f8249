import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Tx } from './client.ts';

/**
 * Waits for whoever holds one of the names, and holds them until the transaction ends. Names are
 * taken in one order, so that two who want several never wait for each other.
 */
export async function lock(tx: Tx, ...names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await tx.execute(sql`
    SELECT pg_advisory_xact_lock(one.key) FROM (
      SELECT hashtextextended(name, 0) AS key FROM unnest(${sql.param([...names])}::text[]) AS name
      ORDER BY 1
    ) AS one
  `);
}

/** The same outside a transaction, until the connection ends. */
export async function lockConnection(client: pg.Client, name: string): Promise<void> {
  await client.query('SELECT pg_advisory_lock(hashtextextended($1, 0))', [name]);
}
