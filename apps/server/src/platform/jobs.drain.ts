import type pg from 'pg';
import type { PgBoss } from 'pg-boss';

/**
 * Runs what is due by a test's clock, as `Jobs.drain` says.
 *
 * @param boss settles the jobs; its tables are in the schema `pgboss`.
 * @param kinds those that are run.
 * @param run does a job of a kind.
 */
export async function drainQueues(
  boss: PgBoss,
  pool: Pick<pg.Pool, 'query'>,
  now: () => Date,
  kinds: readonly string[],
  run: (kind: string, data: unknown) => Promise<void>,
): Promise<void> {
  const tried: string[] = [];
  const errors: unknown[] = [];
  for (;;) {
    const { rows } = await pool.query<DueJob>(firstDue, [kinds, now(), tried]);
    const [job] = rows;
    if (!job) break;
    tried.push(job.id);
    try {
      await run(job.kind, job.data);
      await boss.complete(job.queue, job.id, null, { includeQueued: true });
    } catch (error) {
      errors.push(error);
      await boss.fail(job.queue, job.id, { message: String(error) });
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, `Jobs failed: ${errors.join('; ')}`);
}

interface DueJob {
  readonly id: string;
  readonly queue: string;
  readonly kind: string;
  readonly data: unknown;
}

/**
 * Of all queues at once. The time of a retry, and of what was due when it was put, comes from the
 * database's clock, which a test's clock knows nothing of.
 */
const firstDue = `
  SELECT id, name AS queue, group_id AS kind, data
  FROM pgboss.job, LATERAL (SELECT state = 'retry' OR start_after = created_on) AS at (once)
  WHERE group_id = ANY($1) AND id <> ALL($3)
    AND (state = 'retry' OR (state = 'created' AND (at.once OR start_after <= $2)))
  ORDER BY at.once DESC, start_after, created_on
  LIMIT 1`;
