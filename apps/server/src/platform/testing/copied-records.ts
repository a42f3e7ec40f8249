import type { TestApp } from './testApp.ts';

/** Records of each list; enough that reading many of them would show. */
export const many = 6_000;

/** Copies a record, with another id and whatever else is given as SQL of `n`. */
export async function copyRecord(
  app: TestApp,
  table: string,
  where: string,
  changes: Record<string, string>,
) {
  const { pool } = app.platform.db;
  const changed = Object.entries({ id: 'gen_random_uuid()', ...changes });
  const object = changed.map(([column, value]) => `'${column}', ${value}`).join(', ');
  const { rows } = await pool.query<{ columns: string }>(
    `SELECT string_agg(quote_ident(column_name), ', ') AS columns FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name = $1 AND is_generated = 'NEVER'`,
    [table],
  );
  const columns = rows[0]?.columns;
  await pool.query(
    `WITH made AS (
       SELECT it || jsonb_build_object(${object}) AS row
       FROM (SELECT to_jsonb(it) AS it FROM ${table} AS it WHERE ${where} LIMIT 1) AS one,
         generate_series(1, ${many}) AS n
     )
     INSERT INTO ${table} (${columns}) SELECT ${columns}
     FROM made, jsonb_populate_record(NULL::${table}, made.row)`,
  );
  await pool.query(`ANALYZE ${table}`);
}
