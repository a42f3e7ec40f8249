import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { isFailure } from '../http/failure.ts';
import { createStatementNames, namingClient } from './statements.ts';

/** Reads. Writes need a `Tx`. */
export type Reader = Pick<
  NodePgDatabase,
  'select' | 'selectDistinct' | 'selectDistinctOn' | 'execute' | 'with' | '$count'
>;

type DrizzleTx = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];

export type Tx = DrizzleTx & {
  /** Runs after the commit, never after a rollback. */
  afterCommit(action: () => void): void;
};

export interface Db {
  readonly read: Reader;
  /** Rolls back when `work` throws or returns a `Failure`. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** The driver's pool, for platform parts that need plain SQL. */
  readonly pool: pg.Pool;
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
export function openDb(url: string, size: number): Db {
  const pool = new pg.Pool({
    Client: namingClient(createStatementNames()),
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 2000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
  });
  // Idle connections cut by the database are replaced; the next query reports a real outage.
  pool.on('error', () => undefined);
  // So does the running query of a connection cut in the middle of a transaction; without a listener
  // of its own the cut would end the whole server.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const orm = drizzle(pool);
  return {
    read: orm,
    pool,
    async transaction(work) {
      const actions: (() => void)[] = [];
      let result: Awaited<ReturnType<typeof work>>;
      try {
        result = await orm.transaction(async (drizzleTx) => {
          const tx = Object.assign(drizzleTx, {
            afterCommit: (action: () => void) => void actions.push(action),
          }) as Tx;
          const value = await work(tx);
          if (isFailure(value)) throw new RolledBack(value);
          return value;
        });
      } catch (error) {
        if (error instanceof RolledBack) return error.failure as typeof result;
        throw error;
      }
      for (const action of actions) action();
      return result;
    },
    close: () => pool.end(),
  };
}
