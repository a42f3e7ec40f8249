import { chmod, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import pino from 'pino';
import { expect, it } from 'vitest';
import { scratchRoot } from '../../../tools/testing/scratch.ts';
import { createApp } from './app.ts';
import { startEmbeddedPostgres } from './platform/db/embedded.ts';
import { migrate } from './platform/db/migrate.ts';
import { readSettings } from './platform/settings.ts';

/** Statements a second, of an idle server alone. */
const atMost = 2;
/** Seconds, so that what runs each minute is in it once. */
const minute = 60;

it('an idle server asks the database hardly anything, however many kinds of jobs it knows', async () => {
  const dataDir = await mkdtemp(path.join(scratchRoot(), 'zamah-idle-'));
  await chmod(dataDir, 0o755);
  const postgres = await startEmbeddedPostgres({
    dataDir,
    settings: { shared_preload_libraries: 'pg_stat_statements' },
  });
  const { url } = postgres;
  await migrate(url);
  const app = await createApp(readSettings({ DATA_DIR: dataDir, SEED: 'none' }), url, {
    pages: false,
    log: pino({ level: 'silent' }),
  });
  await app.platform.jobs.start();
  const db = new pg.Client({ connectionString: url });
  await db.connect();
  await db.query('CREATE EXTENSION pg_stat_statements');

  const asked = async () => {
    await db.query('SELECT pg_stat_statements_reset()');
    await wait(minute * 1_000);
    const { rows } = await db.query<{ calls: number; query: string }>(
      `SELECT sum(calls)::int AS calls, left(regexp_replace(query, '\\s+', ' ', 'g'), 100) AS query
       FROM pg_stat_statements WHERE query !~ 'pg_stat_statements' GROUP BY 2 ORDER BY 1 DESC`,
    );
    return rows;
  };
  const sum = (rows: readonly { calls: number }[]) =>
    rows.reduce((all, { calls }) => all + calls, 0);

  // What a start asks once is over.
  await wait(minute * 500);
  // One of two minutes in a row is none of those at which more is to do, such as each fifth.
  const minutes = [await asked(), await asked()].sort((a, b) => sum(a) - sum(b));
  const [calm = []] = minutes;
  expect(calm.length).toBeGreaterThan(0);
  expect(sum(calm), JSON.stringify(calm, null, 1)).toBeLessThanOrEqual(atMost * minute);

  await db.end();
  await app.close();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
});
