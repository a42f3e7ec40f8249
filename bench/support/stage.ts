import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../apps/server/src/platform/db/embedded.ts';
import { type Product, startProduct, temporaryFolder } from '../../e2e/support/product.ts';
import { createFloorsDatabase, type Floors, floorNames, startFloors } from './floors.ts';
import { publicPage, type Seeded, type Size, seed } from './seed.ts';
import { secret } from './tokens.ts';

/** A running product with its rows. */
export interface Measured {
  readonly product: Product;
  readonly db: pg.Pool;
  readonly seeded: Seeded;
}

/** Everything that is measured, running. */
export interface Stage extends Measured {
  readonly floors: Floors;
  /**
   * A second product with rows of its own, on a database so named.
   *
   * @param from the checkout whose build is started; this one unless named.
   */
  beside(name: string, from?: string): Promise<Measured & { stop(): Promise<void> }>;
  /** Has the database count from now on what each statement reads. */
  countPages(): Promise<void>;
  /** Statements that the database ran while `work` ran, as its log tells them. */
  statementsDuring(work: () => Promise<unknown>): Promise<string[]>;
}

const settings = {
  JWT_SECRET: secret,
  ENCRYPTION_KEYS: secret,
  // Each donor of the bench comes from an address of their own, as told by a proxy.
  TRUST_PROXY: '127.0.0.1',
  // The inspector that counts memory takes any free port.
  NODE_OPTIONS: `--inspect-port=0 --import=${new URL('react-in-earnest.mjs', import.meta.url).href}`,
};

/** Runs `work` on a seeded product beside the floors; everything is ended afterwards. */
export async function onStage(
  size: Size,
  work: (stage: Stage) => Promise<void>,
  afterwards: (dataDir: string) => Promise<void>,
): Promise<void> {
  const dataDir = await temporaryFolder();
  try {
    const log: string[] = [];
    const database = await startEmbeddedPostgres({
      dataDir,
      log: (line) => void log.push(line),
      settings: { shared_preload_libraries: 'pg_stat_statements' },
    });
    const calm = stopWhenCutShort(database, dataDir);
    try {
      await between(database, { dataDir, size, log }, work);
    } finally {
      calm();
      await database.stop();
    }
    await afterwards(dataDir);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Product and floors end when the bench does; the database and its folder are left to us. */
function stopWhenCutShort(database: EmbeddedPostgres, dataDir: string): () => void {
  const signals = ['SIGINT', 'SIGTERM'] as const;
  const cutShort = async () => {
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
    process.exit(130);
  };
  for (const signal of signals) process.once(signal, cutShort);
  return () => {
    for (const signal of signals) process.off(signal, cutShort);
  };
}

async function between(
  database: EmbeddedPostgres,
  { dataDir, size, log }: { dataDir: string; size: Size; log: string[] },
  work: (stage: Stage) => Promise<void>,
): Promise<void> {
  const { product, db, seeded, stop } = await startMeasured(database.url, dataDir, size);
  try {
    await db.query("ALTER SYSTEM SET pg_stat_statements.track = 'none'");
    await db.query('SELECT pg_reload_conf()');
    const floors = await startFloors(
      await createFloorsDatabase(database.url),
      product.url + publicPage(seeded),
    );
    try {
      await work({
        floors,
        product,
        db,
        seeded,
        statementsDuring: listenIn(db, log),
        async beside(name, from) {
          await db.query(`CREATE DATABASE ${name}`);
          const url = new URL(database.url);
          url.pathname = `/${name}`;
          return startMeasured(url.href, join(dataDir, name), size, from);
        },
        async countPages() {
          await db.query("ALTER SYSTEM SET pg_stat_statements.track = 'top'");
          await db.query('SELECT pg_reload_conf()');
        },
      });
    } catch (error) {
      process.stderr.write(`The product printed:\n${product.output().slice(-4_000)}\n`);
      throw error;
    } finally {
      await Promise.all(floorNames.map((name) => floors[name].stop()));
    }
  } finally {
    await stop();
  }
}

/** Starts the product on a database that is empty so far, with the rows of the bench. */
async function startMeasured(
  databaseUrl: string,
  dataDir: string,
  size: Size,
  from?: string,
): Promise<Measured & { stop(): Promise<void> }> {
  await mkdir(dataDir, { recursive: true });
  const env = { ...settings, DATABASE_URL: databaseUrl };
  // The first start makes the tables and the demo, which the seed multiplies.
  const options = { dataDir, env, ...(from ? { from } : {}) };
  const first = await startProduct(options);
  await first.stop();
  const db = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  db.on('error', (error) => process.stderr.write(`${error.message}\n`));
  try {
    const began = performance.now();
    const seeded = await seed(db, size);
    await db.query('CREATE EXTENSION pg_stat_statements');
    process.stderr.write(`Seeded (${size}) in ${seconds(performance.now() - began)}.\n`);
    const product = await startProduct(options);
    return {
      product,
      db,
      seeded,
      async stop() {
        await product.stop();
        await db.end();
      },
    };
  } catch (error) {
    await db.end();
    throw error;
  }
}

/** Has the database log every statement for a while. */
function listenIn(db: pg.Pool, log: string[]): Stage['statementsDuring'] {
  const logging = async (which: 'all' | 'none') => {
    await db.query(`ALTER SYSTEM SET log_statement = '${which}'`);
    await db.query('SELECT pg_reload_conf()');
    await sleep(300);
  };
  return async (work) => {
    await logging('all');
    const from = log.length;
    await work();
    const heard = log.slice(from);
    await logging('none');
    return heard.filter((line) => /LOG: {2}(?:statement|execute)/.test(line));
  };
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
