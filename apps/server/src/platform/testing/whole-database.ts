import type { Db } from '../db/client.ts';

type Pool = Db['pool'];

/** Every table of the product and of the job queue, as it is written in SQL. */
async function tablesOf(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(`
    SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
    WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')
    ORDER BY 1`);
  return rows.map(({ name }) => name);
}

/**
 * Searches every column of every row of every table, JSON included, whatever its case.
 *
 * @returns tables with rows that contain one of the words, and the first such row of each.
 */
export async function findInDatabase(
  pool: Pool,
  words: readonly string[],
): Promise<{ readonly table: string; readonly row: unknown }[]> {
  const found: { table: string; row: unknown }[] = [];
  for (const table of await tablesOf(pool)) {
    const { rows } = await pool.query<{ row: unknown }>(
      `SELECT to_jsonb(one) AS row FROM ${table} AS one
       WHERE EXISTS (
         SELECT FROM unnest($1::text[]) AS word
         WHERE strpos(lower(to_jsonb(one)::text), lower(word)) > 0
       ) LIMIT 1`,
      [words],
    );
    if (rows[0]) found.push({ table, row: rows[0].row });
  }
  return found;
}

/** A print of all that is kept, table by table. */
export async function printOfDatabase(pool: Pool): Promise<Record<string, string>> {
  const prints: Record<string, string> = {};
  for (const table of await tablesOf(pool)) {
    const { rows } = await pool.query<{ print: string }>(
      `SELECT md5(coalesce(string_agg(to_jsonb(one)::text, '|' ORDER BY to_jsonb(one)::text), ''))
         AS print FROM ${table} AS one`,
    );
    prints[table] = rows[0]?.print ?? '';
  }
  return prints;
}

/** Columns of the product's tables with rows that name a record, as `table.column`, sorted. */
export async function columnsNaming(pool: Pool, id: string): Promise<string[]> {
  const { rows } = await pool.query<{ table: string; column: string }>(`
    SELECT table_name AS table, column_name AS column FROM information_schema.columns
    WHERE table_schema = 'public' AND data_type = 'uuid'`);
  const naming: string[] = [];
  for (const { table, column } of rows) {
    const found = await pool.query(`SELECT FROM "${table}" WHERE "${column}" = $1 LIMIT 1`, [id]);
    if (found.rowCount) naming.push(`${table}.${column}`);
  }
  return naming.sort();
}
