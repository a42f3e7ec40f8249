interface Waiting<Item, Result> {
  readonly item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/**
 * Makes of work on several things a function that takes one at a time. While a lot of a key is
 * worked on, what is asked for that key waits, and is the next lot: for a record for which many
 * come at once, so that they wait for its lock and for the disk together.
 *
 * @param keyOf what an item may share a lot with.
 * @param atMost items of one lot.
 * @param work answers a result for each item, in their order, or fails for all of them and leaves
 *   no trace: a lot that fails is worked on again one by one, so that each gets its own answer.
 */
export function gather<Item, Result>(
  { keyOf, atMost }: { readonly keyOf: (item: Item) => string; readonly atMost: number },
  work: (items: readonly Item[]) => Promise<readonly Result[]>,
): (item: Item) => Promise<Result> {
  const lanes = new Map<string, Waiting<Item, Result>[]>();

  const settle = async (batch: readonly Waiting<Item, Result>[]): Promise<void> => {
    try {
      const results = await work(batch.map(({ item }) => item));
      if (results.length !== batch.length) throw new Error('A lot has a result for each item.');
      for (const [n, one] of batch.entries()) one.resolve(results[n] as Result);
    } catch (error) {
      if (batch.length > 1) for (const one of batch) await settle([one]);
      else for (const one of batch) one.reject(error);
    }
  };

  const run = async (key: string, lane: Waiting<Item, Result>[]): Promise<void> => {
    while (lane.length > 0) await settle(lane.splice(0, atMost));
    lanes.delete(key);
  };

  return (item) =>
    new Promise((resolve, reject) => {
      const key = keyOf(item);
      const one = { item, resolve, reject };
      const waiting = lanes.get(key);
      if (waiting) {
        waiting.push(one);
        return;
      }
      const lane = [one];
      lanes.set(key, lane);
      void run(key, lane);
    });
}
