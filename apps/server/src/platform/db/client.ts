import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { isFailure } from '../http/failure.ts';
import { type Changes, createChanges, FollowedPool } from './changes.ts';
import { type Pulse, type PulseOptions, takePulse } from './pulse.ts';
import { createStatementNames, namingClient } from './statements.ts';

/** Reads. Writes need a `Tx`. */
export type Reader = Pick<
  NodePgDatabase,
  'select' | 'selectDistinct' | 'selectDistinctOn' | 'execute' | 'with' | '$count'
>;

type DrizzleTx = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];

export type Tx = DrizzleTx & {
  /**
   * Runs after the commit, never after a rollback. With `orUnknown` also where the database fell
   * silent over the commit, so that nobody knows: for what does no harm where nothing was changed.
   */
  afterCommit(action: () => void, orUnknown?: 'orUnknown'): void;
};

export interface Db {
  readonly read: Reader;
  /** Rolls back when `work` throws or returns a `Failure`. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Runs what asks one statement: that is a transaction of its own, and none is begun around it.
   *
   * @throws where `work` asks more; what came first stays written.
   */
  single<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** The driver's pool, for platform parts that need plain SQL. */
  readonly pool: pg.Pool;
  readonly pulse: Pulse;
  readonly changes: Changes;
  close(): Promise<void>;
}

class RolledBack extends Error {
  readonly failure: unknown;
  constructor(failure: unknown) {
    super('rolled back');
    this.failure = failure;
  }
}

/** `url`: PostgreSQL connection address; `size`: most connections at once. */
export function openDb(url: string, size: number, options: PulseOptions = {}): Db {
  const pulse = takePulse(url, options);
  const changes = createChanges();
  const pool = new FollowedPool(changes, {
    Client: pulse.watch(changes.watch(namingClient(createStatementNames()))),
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 1800,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
  });
  // Idle connections cut by the database are replaced; the next query reports a real outage.
  pool.on('error', () => undefined);
  // So does the running query of a connection cut in the middle of a transaction; without a listener
  // of its own the cut would end the whole server.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    read: drizzle(pool),
    pool,
    pulse,
    changes,
    transaction: (work) => transact(pool, work),
    single: (work) => single(pool, work),
    async close() {
      await Promise.all([pulse.close(), pool.end()]);
    },
  };
}

/** What is done once it is known what became of the changes. */
function afterwards() {
  const actions: { readonly run: () => void; readonly orUnknown: boolean }[] = [];
  return {
    afterCommit: (run: () => void, orUnknown?: 'orUnknown') =>
      void actions.push({ run, orUnknown: orUnknown !== undefined }),
    committed: () => {
      for (const { run } of actions) run();
    },
    unknown: () => {
      for (const { run, orUnknown } of actions) if (orUnknown) run();
    },
  };
}

async function single<T>(pool: pg.Pool, work: (tx: Tx) => Promise<T>): Promise<T> {
  const { afterCommit, committed, unknown } = afterwards();
  let asked = 0;
  const once = {
    query: (...statement: Parameters<pg.Pool['query']>) => {
      asked += 1;
      if (asked > 1) throw new Error('More than one statement needs a transaction.');
      return pool.query(...statement);
    },
  };
  const tx = Object.assign(drizzle(once as pg.Pool), { afterCommit }) as unknown as Tx;
  try {
    const result = await work(tx);
    committed();
    return result;
  } catch (error) {
    if (!isRefused(error)) unknown();
    throw error;
  }
}

/** Whether the database itself said no, so that nothing was changed. */
const isRefused = (error: unknown) =>
  error instanceof Error && (error.cause ?? error) instanceof pg.DatabaseError;

async function transact<T>(pool: pg.Pool, work: (tx: Tx) => Promise<T>): Promise<T> {
  const { afterCommit, committed, unknown } = afterwards();
  const client = await pool.connect();
  let committing = false;
  try {
    const result = await drizzle(client).transaction(async (drizzleTx) => {
      const tx = Object.assign(drizzleTx, { afterCommit }) as Tx;
      const value = await work(tx);
      if (isFailure(value)) throw new RolledBack(value);
      committing = true;
      return value;
    });
    committed();
    return result;
  } catch (error) {
    if (error instanceof RolledBack) return error.failure as T;
    if (committing && !isIdle(client)) unknown();
    throw error;
  } finally {
    // What is not certain to be free of the transaction is never asked by another.
    client.release(!isIdle(client));
  }
}

const isIdle = (client: pg.PoolClient) => client.getTransactionStatus() === 'I';
