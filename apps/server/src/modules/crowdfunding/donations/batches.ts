interface Waiting<I, O> {
  readonly item: I;
  resolve(outcome: O): void;
  reject(error: unknown): void;
}

/**
 * Gathers what is asked for under one key while the work on that key is busy, so that a rush is done
 * in a few large steps instead of many that wait for one another, over one connection instead of
 * all.
 *
 * @param work does several items at once, all or none of them; answers their outcomes in order. When
 *   it fails, each item is tried by itself, so that one bad item fails alone.
 * @param atMost items in one step.
 */
export function inBatches<I, O>(
  work: (items: readonly I[]) => Promise<readonly O[]>,
  atMost: number,
): (key: string, item: I) => Promise<O> {
  const lanes = new Map<string, Waiting<I, O>[]>();

  const doOne = async ({ item, resolve, reject }: Waiting<I, O>): Promise<void> => {
    await work([item]).then(([outcome]) => resolve(outcome as O), reject);
  };

  const doAll = async (batch: readonly Waiting<I, O>[]): Promise<void> => {
    const outcomes = await work(batch.map(({ item }) => item)).catch(() => null);
    if (!outcomes) {
      for (const one of batch) await doOne(one);
      return;
    }
    for (const [n, one] of batch.entries()) one.resolve(outcomes[n] as O);
  };

  const run = async (key: string, waiting: Waiting<I, O>[]): Promise<void> => {
    for (;;) {
      const [first, ...others] = waiting.splice(0, atMost);
      if (!first) break;
      await (others.length === 0 ? doOne(first) : doAll([first, ...others]));
    }
    lanes.delete(key);
  };

  return (key, item) =>
    new Promise<O>((resolve, reject) => {
      const lane = lanes.get(key);
      if (lane) {
        lane.push({ item, resolve, reject });
        return;
      }
      const waiting = [{ item, resolve, reject }];
      lanes.set(key, waiting);
      void run(key, waiting);
    });
}
