import type { Job, PgBoss } from 'pg-boss';

/** Jobs taken at once; so many of a kind run at once in all copies, however many wait. */
const batchSize = 5;
const mostOfKind = 10;

/** Milliseconds after which jobs under way hold their worker up. */
const patience = 250;

interface Worker {
  id: string;
  /** It takes no more, another one is there. */
  isLeaving: boolean;
}

/**
 * Works on a queue of many kinds so that none waits for another: a worker takes the next jobs when
 * all it took have ended, so while it is held up by a long one another worker takes what comes. Of
 * those that are free all but one leave; an idle queue is asked by one alone.
 *
 * @param lookEvery seconds after which a worker looks for jobs that nobody woke it for.
 * @param run does a job; an error has it tried again later.
 */
export async function workOn(
  boss: PgBoss,
  queue: string,
  lookEvery: number,
  run: (job: Job<unknown>) => Promise<void>,
): Promise<void> {
  const free = new Set<Worker>();
  const options = {
    batchSize,
    groupConcurrency: mostOfKind,
    perJobResults: true,
    burstWhenBatchFull: true,
    pollingIntervalSeconds: 1,
    notifyPollingIntervalSeconds: lookEvery,
  } as const;

  const settle = async (job: Job<unknown>) => {
    try {
      await run(job);
      return { id: job.id, status: 'completed' as const };
    } catch (error) {
      return { id: job.id, status: 'failed' as const, output: { message: String(error) } };
    }
  };

  const setFree = (worker: Worker) => {
    if (worker.isLeaving) return;
    for (const other of free) {
      other.isLeaving = true;
      void boss.offWork(queue, { id: other.id, wait: false });
    }
    free.clear();
    free.add(worker);
  };

  const addWorker = async () => {
    const worker: Worker = { id: '', isLeaving: false };
    free.add(worker);
    worker.id = await boss.work<unknown>(queue, options, async (jobs) => {
      free.delete(worker);
      let isHeld = false;
      const held = setTimeout(() => {
        isHeld = true;
        // Refused once the queue is stopping, which needs none.
        if (free.size === 0) addWorker().catch(() => undefined);
      }, patience);
      try {
        return await Promise.all(jobs.map(settle));
      } finally {
        clearTimeout(held);
        setFree(worker);
        // Others of these kinds may have been left, because enough of them were under way.
        if (isHeld || jobs.length > 1) for (const { id } of free) boss.notifyWorker(id);
      }
    });
  };

  await addWorker();
}
