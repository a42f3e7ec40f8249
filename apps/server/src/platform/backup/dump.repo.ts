import type { Readable } from 'node:stream';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import {
  connect,
  copied,
  type Journal,
  journalOf,
  quoted,
  schemas,
  tablesOf,
} from './database.repo.ts';
import type { Manifest, Table } from './manifest.ts';

/** A database as it stood at one moment, while others write on. */
export interface Snapshot {
  readonly taken: Date;
  readonly engine: string;
  readonly journal: Journal | null;
  readonly tables: readonly Pick<Table, 'schema' | 'name' | 'columns'>[];
  /** The rows of a table, one a line. */
  rows(table: Pick<Table, 'schema' | 'name' | 'columns'>): Readable;
  sequences(): Promise<Manifest['database']['sequences']>;
  end(): Promise<void>;
}

/**
 * Takes a snapshot. As `pg_dump` does, it holds every table so that none is changed in its form
 * meanwhile, and holds up neither readers nor writers.
 *
 * @param url PostgreSQL connection address.
 */
export async function takeSnapshot(url: string): Promise<Snapshot> {
  const client = await connect(url);
  try {
    const tables = await tablesOf(client);
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    // Before the first query, with which the snapshot is taken.
    if (tables.length > 0) {
      await client.query(`LOCK TABLE ${tables.map(quoted).join(', ')} IN ACCESS SHARE MODE`);
    }
    const { rows } = await client.query<{ taken: Date; engine: string }>(
      `SELECT statement_timestamp() AS taken, current_setting('server_version') AS engine`,
    );
    const [moment] = rows;
    if (!moment) throw new Error('The database told no time.');
    return {
      ...moment,
      journal: await journalOf(client),
      tables,
      rows: (table) => client.query(copyTo(`COPY ${copied(table)} TO STDOUT`)),
      sequences: () => sequencesOf(client),
      end: () => client.end(),
    };
  } catch (error) {
    await client.end();
    throw error;
  }
}

/** Numbers are given outside of snapshots: at least what it holds was given. */
async function sequencesOf(client: pg.Client): Promise<Record<string, string | null>> {
  const { rows } = await client.query<{ name: string; last: string | null }>(
    `SELECT format('%I.%I', schemaname, sequencename) AS name, last_value::text AS last
     FROM pg_sequences WHERE schemaname = ANY($1) ORDER BY 1`,
    [schemas],
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}
