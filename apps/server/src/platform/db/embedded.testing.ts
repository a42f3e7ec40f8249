import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts';

const hasty = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** A data folder for each test; what is started in it ends with the test. */
export function embeddedStage() {
  let dataDir = '';
  let running: EmbeddedPostgres[] = [];
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'zamah-embedded-'));
    await chmod(dataDir, 0o755);
    running = [];
  });
  afterEach(async () => {
    for (const one of running) await one.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  return {
    inFolder: (name: string) => join(dataDir, name),
    async start(settings: Record<string, string> = hasty): Promise<EmbeddedPostgres> {
      const one = await startEmbeddedPostgres({ dataDir, settings });
      running.push(one);
      return one;
    },
    enginePid: async () =>
      Number.parseInt(await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8'), 10),
  };
}

/** Asks the database at an address once. */
export async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}
