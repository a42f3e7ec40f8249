import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { type ConstructorOptions, fromDrizzle, type Job, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Db, Tx } from './db/client.ts';
import { newId } from './ids.ts';
import { drainQueues } from './jobs.drain.ts';
import { workOn } from './jobs.workers.ts';

export interface JobHandler {
  /** The kind of job, `<domain>.<what>`; that of a mail begins with `mail.` or ends with `mail`. */
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
   * @param name kind of job, of which there is a handler.
   * @param data what the job needs; ids rather than copies of records.
   * @param options `startAfter`: not before that time; `singletonKey`: nothing is put while a job
   *   of this kind with this key still waits.
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

/**
 * Each queue is asked for work again and again by each copy, so there are three and not one for each
 * kind: what a person waits for in their mailbox, what a change causes, and what runs by the clock.
 * The kind of a job is its group; of the clock's, which are put together, it stands in the data.
 */
const queues = ['mail', 'work', 'clock'] as const;
type Queue = (typeof queues)[number];
const queueOf = (kind: string): Queue => (/^mail\.|mail$/i.test(kind) ? 'mail' : 'work');
/**
 * Seconds from one look at a queue to the next, for what is tried again or waits for its time: what
 * is due when it is put wakes the workers.
 */
const lookEvery: Readonly<Record<Queue, number>> = { mail: 15, work: 5, clock: 30 };
interface ClockData {
  readonly kinds: readonly string[];
}

/** A queue takes a key once while it waits; failed jobs are tried for about a day. */
const queueOptions = {
  policy: 'short',
  notify: true,
  retryLimit: 16,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 3 * 60 * 60,
  expireInSeconds: 15 * 60,
  // A copy that dies leaves its jobs to the others within this and `superviseEvery`, not after the
  // expiry.
  heartbeatSeconds: 20,
  deleteAfterSeconds: 24 * 60 * 60,
} as const;

/** Seconds. Looking for what a copy left takes twenty statements. */
const superviseEvery = 60;

/** Milliseconds that running jobs have to end when the server stops. */
const stopWithin = 5_000;
/** And more of them in which the queue takes leave of the database. */
const goodbye = 2_000;
/** Milliseconds for a statement of the queue itself. */
const statementWithin = 5 * 60_000;

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
    prepared ??= makeQueues(sender);
    return prepared;
  };
  const handlerOf = (kind: string) => {
    const handler = handlers.find(({ name }) => name === kind);
    if (!handler) throw new Error(`There is no job ${kind}.`);
    return handler;
  };
  const run = async (kind: string, data: unknown) => handlerOf(kind).run(data);
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
      handlerOf(name);
      await sender.send(queueOf(name), data, {
        db: fromDrizzle(tx, sql),
        group: { id: name },
        singletonKey: `${name} ${singletonKey ?? newId()}`,
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
        {
          useListenNotify: true,
          superviseIntervalSeconds: superviseEvery,
          monitorIntervalSeconds: superviseEvery / 2,
          // No job waits for another one to end.
          flowIntervalSeconds: 24 * 60 * 60,
        },
        report,
      );
      await worker.start();
      // The library's own, through which it sends what is due by the clock, is looked at less then.
      for (const queue of await worker.getQueues()) {
        if (!queue.notify) await worker.updateQueue(queue.name, { notify: true });
      }
      for (const queue of queues) {
        await workOn(worker, queue, lookEvery[queue], (job) => runJob(job, run, log));
      }
    },

    async drain() {
      await prepare();
      const kinds = handlers.map(({ name }) => name);
      await drainQueues(sender, pool, clock.now, kinds, run);
    },

    async runNow(name) {
      await run(name, {});
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

async function makeQueues(boss: PgBoss): Promise<void> {
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const name of queues) {
    const queue = existing.get(name);
    const { policy: _, ...renewable } = queueOptions;
    if (!queue) await boss.createQueue(name, queueOptions);
    else if (differs(queue)) await boss.updateQueue(name, renewable);
    existing.delete(name);
  }
  for (const name of existing.keys()) if (!name.startsWith('__')) await boss.deleteQueue(name);
  // Reads all queues, so that putting a job never waits for a second connection to ask for its own.
  await boss.start();
}

function differs(queue: object): boolean {
  const kept = queue as Record<string, unknown>;
  return Object.entries(queueOptions).some(([key, value]) => kept[key] !== value);
}

/**
 * Runs a job; what runs by the clock at the same times is one, and each kind in it has its turn.
 *
 * @throws the error of a kind that failed: the job is tried again.
 */
async function runJob(
  { id, name, data, groupId }: Job<unknown>,
  run: (kind: string, data: unknown) => Promise<void>,
  log: Logger,
): Promise<void> {
  const kinds = name === 'clock' ? (data as ClockData).kinds : [groupId ?? ''];
  const runs = kinds.map(async (kind) => {
    try {
      await run(kind, name === 'clock' ? {} : data);
    } catch (error) {
      log.error({ err: error, job: kind, jobId: id }, 'job failed');
      throw error;
    }
  });
  for (const ran of await Promise.allSettled(runs)) if (ran.status === 'rejected') throw ran.reason;
}

/**
 * Schedules stand in the database, one for all kinds that run at the same times; those of which no
 * kind is left are taken out.
 */
async function syncSchedules(boss: PgBoss, handlers: readonly JobHandler[]): Promise<void> {
  const wanted = Map.groupBy(schedulesOf(handlers), ([, schedule]) => schedule);
  for (const { key, cron } of await boss.getSchedules()) {
    if (!wanted.has(cron)) await boss.unschedule('clock', key);
  }
  for (const [schedule, all] of wanted) {
    const key = schedule.replaceAll('*', 'x').replace(/[^\w/-]/g, '_');
    const data: ClockData = { kinds: all.map(([kind]) => kind) };
    const options = { key, group: { id: key }, singletonKey: key };
    await boss.schedule('clock', schedule, data, { ...options, tz: timeZone, missed: 'once' });
  }
}

const schedulesOf = (handlers: readonly JobHandler[]): ReadonlyMap<string, string> =>
  new Map(handlers.flatMap(({ name, schedule }) => (schedule ? [[name, schedule] as const] : [])));
