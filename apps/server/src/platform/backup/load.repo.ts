import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { getConstructionPlans } from 'pg-boss';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { refuseUnfit } from '../db/letters.ts';
import { lockConnection } from '../db/locks.ts';
import { buildSchema } from '../db/migrate.ts';
import {
  connect,
  copied,
  journalOf,
  ownRelations,
  quoted,
  schemas,
  tablesOf,
} from './database.repo.ts';
import type { Manifest, Table } from './manifest.ts';
import { tallying } from './rows.ts';
import { BackupRefused, nowhere } from './set.ts';

/** An empty database, held so that no server makes its tables in it meanwhile. */
export interface EmptyDatabase {
  /**
   * Makes the schema as it was, fills it and compares it row for row, in one transaction: what is
   * cut short leaves nothing behind.
   *
   * @param placeOf path of the file with a table's rows.
   * @param beside what has to succeed, too, before the database is kept.
   * @returns tables of the set that are none of the product's, and were left out.
   */
  load(
    recorded: Manifest['database'],
    placeOf: (table: Table) => string,
    beside: () => Promise<void>,
  ): Promise<readonly string[]>;
  end(): Promise<void>;
}

/** @throws BackupRefused when there is anything in it; UnfitDatabase. */
export async function openEmpty(url: string): Promise<EmptyDatabase> {
  const client = await connect(url);
  try {
    await lockConnection(client, 'migrations');
    await refuseUnfit(client);
    const { rows } = await client.query<{ name: string }>(
      `SELECT format('%I.%I', n.nspname, c.relname) AS name FROM ${ownRelations}
       WHERE c.relkind IN ('r', 'p', 'v', 'm', 'f', 'S')
         AND n.nspname <> 'information_schema' AND n.nspname NOT LIKE 'pg\\_%' LIMIT 1`,
    );
    if (rows[0]) {
      throw new BackupRefused(
        `The database is not empty (it has ${rows[0].name}); restore into a new one.`,
      );
    }
  } catch (error) {
    await client.end();
    throw error;
  }
  return {
    async load(recorded, placeOf, beside) {
      await client.query('BEGIN');
      const leftOut = await fill(client, recorded, placeOf);
      await beside();
      await client.query('COMMIT');
      await client.query('ANALYZE');
      return leftOut;
    },
    end: () => client.end(),
  };
}

async function fill(
  client: pg.Client,
  recorded: Manifest['database'],
  placeOf: (table: Table) => string,
): Promise<readonly string[]> {
  await buildSchema(client, recorded.migrations.length);
  await client.query(jobTables());
  const made = new Map((await tablesOf(client)).map((table) => [quoted(table), table]));
  const kept = recorded.tables.filter((table) => made.has(quoted(table)));
  await refuseOther(client, recorded, kept, made);
  const foreign = await takeForeignKeys(client);
  const names = kept.map(quoted);
  // Migrations put rows of their own into some.
  await client.query(`TRUNCATE ${names.join(', ')}`);
  for (const name of names) await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
  for (const table of kept) await fillTable(client, table, placeOf(table));
  for (const name of names) await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`);
  for (const key of foreign) await client.query(key);
  for (const [name, last] of Object.entries(recorded.sequences)) {
    if (last !== null) await client.query('SELECT setval($1::regclass, $2)', [name, last]);
  }
  return recorded.tables.filter((table) => !made.has(quoted(table))).map(quoted);
}

/** Without the transaction of its own that the library wraps them in, and that one's limits. */
const jobTables = (): string =>
  `${getConstructionPlans('pgboss')
    .replace(/^\s*BEGIN;/, '')
    .replace(/COMMIT;\s*$/, '')}
  SET LOCAL lock_timeout TO 0; SET LOCAL idle_in_transaction_session_timeout TO 0;`;

/** The schema that was made has to be the one that was left. */
async function refuseOther(
  client: pg.Client,
  recorded: Manifest['database'],
  kept: readonly Table[],
  made: ReadonlyMap<string, { readonly columns: readonly string[] }>,
): Promise<void> {
  const jobs = (await journalOf(client))?.jobs;
  if (jobs !== recorded.jobs) {
    throw new BackupRefused(
      `The backup has version ${recorded.jobs} of the job queue, this version of the product ` +
        `has ${jobs}; restore with the version that made it, and upgrade then.`,
    );
  }
  for (const [name, { columns }] of made) {
    const table = kept.find((one) => quoted(one) === name);
    if (table && table.columns.join() === columns.join()) continue;
    throw new BackupRefused(
      `The table ${name} of the backup is not as its migrations make it; restore with the version ` +
        'that made it.',
    );
  }
}

/** Takes the foreign keys away: tables refer to each other in circles. @returns what brings them back. */
async function takeForeignKeys(client: pg.Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ drop: string; add: string }>(
    `SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop,
       format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname,
         pg_get_constraintdef(oid)) AS add
     FROM pg_constraint
     WHERE contype = 'f' AND conparentid = 0 AND connamespace::regnamespace::text = ANY($1)`,
    [schemas],
  );
  for (const { drop } of rows) await client.query(drop);
  return rows.map(({ add }) => add);
}

/** Fills a table, and reads it again: what stands in it has to be what was left. */
async function fillTable(client: pg.Client, table: Table, place: string): Promise<void> {
  const filled = client.query(copyFrom(`COPY ${copied(table)} FROM STDIN`));
  await pipeline(createReadStream(place), createGunzip(), filled);
  const { tap, tally } = tallying();
  await pipeline(client.query(copyTo(`COPY ${copied(table)} TO STDOUT`)), tap, nowhere());
  const found = tally();
  if (found.rows === table.rows && found.print === table.print) return;
  throw new BackupRefused(
    `${quoted(table)} came to ${found.rows} rows that are not the ${table.rows} of the backup.`,
  );
}
