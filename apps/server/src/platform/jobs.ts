import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { type ConstructorOptions, fromDrizzle, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Db, Tx } from './db/client.ts';
import { newId } from './ids.ts';

export interface JobHandler {
  /** Queue name, `<domain>.<what>`. */
  readonly name: string;
  /**
   * Cron expression in the time of Sarajevo, for a job that runs by the clock. What no copy was there
   * for is made up for once, as soon as one starts: so it does what is due and was not done yet,
   * whenever it runs and however often.
   */
  readonly schedule?: string;
  /** Does the work; an error has the job tried again later. */
  run(data: unknown): Promise<void>;
}

export interface Jobs {
  /** What runs by the clock: its name, and when. */
  readonly schedules: ReadonlyMap<string, string>;
  /**
   * Puts a job into its queue, within the transaction. A job runs at least once: a crash half way
   * runs it again, so handlers must bear a second run.
   *
   * @param name queue, `<domain>.<what>`.
   * @param data what the job needs; ids rather than copies of records.
   * @param options `startAfter`: not before that time; `singletonKey`: nothing is put while a job
   *   with this key still waits in the queue.
   */
  put(
    tx: Tx,
    name: string,
    data: Record<string, unknown>,
    options?: { startAfter?: Date; singletonKey?: string },
  ): Promise<void>;
  /** Makes the queues known; before the first `put`. */
  prepare(): Promise<void>;
  start(): Promise<void>;
  /**
   * Runs what is due by the clock until nothing is, for tests: in the order of their time, each job
   * at most once, failed ones again at the next call.
   *
   * @throws AggregateError with the errors of the handlers, once everything has had its turn.
   */
  drain(): Promise<void>;
  /** Runs a scheduled job at once, for tests. */
  runNow(name: string): Promise<void>;
  /** Takes no more work; what is being worked on is finished, or given back to the other copies. */
  rest(): Promise<void>;
  /** The same, and puts none any more. */
  stop(): Promise<void>;
}

const schema = 'pgboss';
const timeZone = 'Europe/Sarajevo';

/** A queue takes a key once while it waits; failed jobs are tried for about a day. */
const queueOptions = {
  policy: 'short',
  notify: true,
  retryLimit: 16,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 3 * 60 * 60,
  expireInSeconds: 15 * 60,
  // A copy that dies leaves its jobs to the others within this time, not after the expiry.
  heartbeatSeconds: 30,
  deleteAfterSeconds: 24 * 60 * 60,
} as const;

/** Milliseconds that running jobs have to end when the server stops. */
const stopWithin = 5_000;
/** And more of them in which the queue takes leave of the database. */
const goodbye = 2_000;
/** Milliseconds for a statement of the queue itself. */
const statementWithin = 5 * 60_000;
const batchSize = 10;

/** Makes or renews the tables of the job queue, over a connection that holds the migration lock. */
export async function migrateJobs(client: pg.Client): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => client.query(text, values) },
    schema,
    supervise: false,
    schedule: false,
  });
  await boss.start();
  await boss.stop({ graceful: false });
}

/** `handlers` may still be filled until `prepare`; `db` puts, `databaseUrl` is the workers'. */
export function createJobs(options: {
  databaseUrl: string;
  db: Pick<Db, 'pool' | 'pulse'>;
  log: Logger;
  clock: Clock;
  handlers: readonly JobHandler[];
}): Jobs {
  const { databaseUrl, log, clock, handlers } = options;
  const { pool, pulse } = options.db;
  const report = (error: unknown) => {
    // That the database is silent is told once, not by each worker each second.
    if (!pulse.silent) log.warn({ err: error }, 'jobs: the queue reported an error');
  };
  const sender = makeBoss(
    { db: { executeSql: (text, values) => pool.query(text, values) } },
    { supervise: false, schedule: false, migrate: false },
    report,
  );
  let prepared: Promise<void> | undefined;
  let worker: PgBoss | undefined;

  const prepare = () => {
    prepared ??= makeQueues(sender, handlers);
    return prepared;
  };
  let resting: Promise<unknown> | undefined;
  const rest = async () => {
    // A connection that the network swallowed never says goodbye.
    resting ??= Promise.race([
      worker?.stop({ graceful: true, timeout: stopWithin }),
      wait(stopWithin + goodbye, undefined, { ref: false }),
    ]);
    await resting;
  };

  return {
    prepare,

    get schedules() {
      return schedulesOf(handlers);
    },

    async put(tx, name, data, { startAfter, singletonKey } = {}) {
      await prepare();
      await sender.send(name, data, {
        db: fromDrizzle(tx, sql),
        singletonKey: singletonKey ?? newId(),
        // Left to the database where it is due: for it the time stands still while the transaction
        // lasts, and workers are woken for nothing that is later than that.
        ...(startAfter && startAfter > clock.now() ? { startAfter } : {}),
      });
    },

    async start() {
      await prepare();
      const connection = {
        connectionString: databaseUrl,
        max: 4,
        application_name: 'jobs',
        Client: pulse.watch(pg.Client),
        statement_timeout: statementWithin,
      };
      // Before the first look at the clock, which makes up for what was missed; and over a connection
      // of its own, because others may be busy with readers already.
      const setter = makeBoss(connection, { supervise: false, schedule: false }, report);
      await setter.start();
      await syncSchedules(setter, handlers);
      await setter.stop({ graceful: false });
      worker = makeBoss(
        connection,
        { useListenNotify: true, superviseIntervalSeconds: 15, monitorIntervalSeconds: 15 },
        report,
      );
      await worker.start();
      for (const handler of handlers) await workOn(worker, handler, log);
    },

    async drain() {
      await prepare();
      await drainQueues(sender, pool, handlers, clock);
    },

    async runNow(name) {
      const handler = handlers.find((one) => one.name === name);
      if (!handler) throw new Error(`There is no job ${name}.`);
      await handler.run({});
    },

    rest,

    async stop() {
      await rest();
      await sender.stop({ graceful: false });
    },
  };
}

/** `connection` is passed on to the driver's pool. */
function makeBoss(
  connection: Pick<ConstructorOptions, 'db' | 'connectionString' | 'max' | 'application_name'> &
    Pick<pg.PoolConfig, 'Client' | 'statement_timeout'>,
  parts: ConstructorOptions,
  report: (error: unknown) => void,
): PgBoss {
  const boss = new PgBoss({ ...connection, ...parts, schema });
  boss.on('error', report);
  return boss;
}

async function makeQueues(boss: PgBoss, handlers: readonly JobHandler[]): Promise<void> {
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const { name } of handlers) {
    const queue = existing.get(name);
    const { policy: _, ...renewable } = queueOptions;
    if (!queue) await boss.createQueue(name, queueOptions);
    else if (differs(queue)) await boss.updateQueue(name, renewable);
  }
  // Reads all queues, so that putting a job never waits for a second connection to ask for its own.
  await boss.start();
}

function differs(queue: object): boolean {
  const kept = queue as Record<string, unknown>;
  return Object.entries(queueOptions).some(([key, value]) => kept[key] !== value);
}

async function workOn(boss: PgBoss, handler: JobHandler, log: Logger): Promise<void> {
  await boss.work(
    handler.name,
    {
      batchSize,
      perJobResults: true,
      burstWhenBatchFull: true,
      pollingIntervalSeconds: 1,
      notifyPollingIntervalSeconds: 5,
    },
    (jobs) =>
      Promise.all(
        jobs.map(async (job) => {
          try {
            await handler.run(job.data);
            return { id: job.id, status: 'completed' as const };
          } catch (error) {
            log.error({ err: error, job: handler.name, jobId: job.id }, 'job failed');
            return { id: job.id, status: 'failed' as const, output: { message: String(error) } };
          }
        }),
      ),
  );
}

/** Schedules stand in the database; those of jobs that are no more are taken out. */
async function syncSchedules(boss: PgBoss, handlers: readonly JobHandler[]): Promise<void> {
  const wanted = schedulesOf(handlers);
  for (const { name } of await boss.getSchedules()) {
    if (!wanted.has(name)) await boss.unschedule(name);
  }
  for (const [name, schedule] of wanted) {
    await boss.schedule(name, schedule, {}, { tz: timeZone, missed: 'once' });
  }
}

const schedulesOf = (handlers: readonly JobHandler[]): ReadonlyMap<string, string> =>
  new Map(handlers.flatMap(({ name, schedule }) => (schedule ? [[name, schedule] as const] : [])));

async function drainQueues(
  boss: PgBoss,
  pool: Pick<pg.Pool, 'query'>,
  handlers: readonly JobHandler[],
  clock: Clock,
): Promise<void> {
  const tried: string[] = [];
  const errors: unknown[] = [];
  for (;;) {
    const { rows } = await pool.query<DueJob>(firstDue, [
      handlers.map(({ name }) => name),
      clock.now(),
      tried,
    ]);
    const [job] = rows;
    const handler = handlers.find(({ name }) => name === job?.name);
    if (!job || !handler) break;
    tried.push(job.id);
    try {
      await handler.run(job.data);
      await boss.complete(job.name, job.id, null, { includeQueued: true });
    } catch (error) {
      errors.push(error);
      await boss.fail(job.name, job.id, { message: String(error) });
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, `Jobs failed: ${errors.join('; ')}`);
}

type DueJob = Pick<JobWithMetadata, 'name' | 'id' | 'data'>;

/**
 * Of all queues at once: asked queue by queue, each test would cost more with each domain. The time
 * of a retry, and of what was due when it was put, comes from the database's clock, which a test's
 * clock knows nothing of.
 */
const firstDue = `
  SELECT name, id, data
  FROM ${schema}.job, LATERAL (SELECT state = 'retry' OR start_after = created_on) AS at (once)
  WHERE name = ANY($1) AND id <> ALL($3)
    AND (state = 'retry' OR (state = 'created' AND (at.once OR start_after <= $2)))
  ORDER BY at.once DESC, start_after, created_on
  LIMIT 1`;
