import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../../apps/server/src/platform/db/embedded.ts';
import { migrate } from '../../apps/server/src/platform/db/migrate.ts';
import { scratchRoot } from './scratch.ts';
import { sweep } from './sweep.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Connection string of a database from which others may be made and dropped. */
    adminUrl: string;
    /** A migrated, empty database that each test file clones. */
    templateName: string;
  }
}

/** How the names of the data folders begin. */
const prefix = 'zamah-test-';

/**
 * Nothing in a test outlives a crash of the machine, so nothing waits for the disk; and few rows are
 * read sooner by one process than by several that are started or compiled for.
 */
const hasty = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_parallel_workers_per_gather: '0',
  jit: 'off',
};

async function engine(): Promise<{ adminUrl: string; stop(): Promise<void> }> {
  const external = process.env.TEST_DATABASE_URL;
  if (external) return { adminUrl: external, stop: async () => undefined };
  await sweep(prefix);
  const dataDir = await mkdtemp(join(scratchRoot(), prefix));
  await chmod(dataDir, 0o755);
  const embedded = await startEmbeddedPostgres({ dataDir, settings: hasty });
  return {
    adminUrl: embedded.url,
    async stop() {
      await embedded.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * Starts one PostgreSQL for all integration tests, or takes the one of `TEST_DATABASE_URL`, and
 * makes the migrated template in it.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { adminUrl, stop } = await engine();
  const templateName = `template_${process.pid}_${Date.now().toString(36)}`;
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${templateName} TEMPLATE template0 ENCODING 'UTF8'`);
  const url = new URL(adminUrl);
  url.pathname = `/${templateName}`;
  await migrate(url.href);
  project.provide('adminUrl', adminUrl);
  project.provide('templateName', templateName);
  return async () => {
    await admin.query(`DROP DATABASE ${templateName} WITH (FORCE)`);
    await admin.end();
    await stop();
  };
}
