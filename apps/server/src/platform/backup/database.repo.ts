import pg from 'pg';
import type { Manifest, Table } from './manifest.ts';

/** Of the product, of its migrations, of its job queue. */
export const schemas = ['public', 'drizzle', 'pgboss'] as const;

/**
 * The form of values as text, whatever the server is set to, and no limit of time: a large table
 * takes as long as it takes.
 */
const session = `
  SET client_encoding TO 'UTF8'; SET datestyle TO 'ISO, YMD'; SET intervalstyle TO 'postgres';
  SET timezone TO 'UTC'; SET extra_float_digits TO 1; SET bytea_output TO 'hex';
  SET statement_timeout TO 0; SET lock_timeout TO 0; SET idle_in_transaction_session_timeout TO 0`;

export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // The query that runs, or the next one, tells of it.
  client.on('error', () => undefined);
  await client.connect();
  await client.query(session);
  return client;
}

/** Without what an extension brought. */
export const ownRelations = `
  pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass
      AND d.objid = c.oid AND d.deptype = 'e')`;

/**
 * Every table with rows of its own. The samples of the job queue's monitor, a table a day, are none
 * of them: it makes those tables as days come, and the product has it keep no samples.
 */
export async function tablesOf(
  client: pg.Client,
): Promise<readonly Pick<Table, 'schema' | 'name' | 'columns'>[]> {
  const { rows } = await client.query<Pick<Table, 'schema' | 'name' | 'columns'>>(
    `SELECT n.nspname AS schema, c.relname AS name, ARRAY(
       SELECT a.attname::text FROM pg_attribute a
       WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
       ORDER BY a.attname
     ) AS columns
     FROM ${ownRelations}
     WHERE c.relkind = 'r' AND n.nspname = ANY($1) AND NOT EXISTS (
       SELECT FROM pg_inherits WHERE inhrelid = c.oid AND inhparent = to_regclass('pgboss.queue_stats')
     )
     ORDER BY n.nspname COLLATE "C", c.relname COLLATE "C"`,
    [schemas],
  );
  return rows;
}

export const quoted = ({ schema, name }: Pick<Table, 'schema' | 'name'>): string =>
  `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;

/** A table with its columns, as `COPY` names it. */
export const copied = (table: Pick<Table, 'schema' | 'name' | 'columns'>): string =>
  `${quoted(table)} (${table.columns.map(pg.escapeIdentifier).join(', ')})`;

export type Journal = Pick<Manifest['database'], 'migrations' | 'jobs'>;

/** What the schema was made by. Null: it is no database of the product. */
export async function journalOf(client: pg.Client): Promise<Journal | null> {
  const { rows: found } = await client.query<{ it: boolean }>(
    `SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL
       AND to_regclass('pgboss.version') IS NOT NULL AS it`,
  );
  if (!found[0]?.it) return null;
  const { rows: migrations } = await client.query<{ hash: string; when: number }>(
    `SELECT hash, created_at::float8 AS when FROM drizzle.__drizzle_migrations ORDER BY created_at`,
  );
  const { rows: jobs } = await client.query<{ version: number }>(
    'SELECT version FROM pgboss.version',
  );
  return { migrations, jobs: jobs[0]?.version ?? 0 };
}
