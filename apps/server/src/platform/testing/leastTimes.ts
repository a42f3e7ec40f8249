/**
 * Milliseconds of one call of each, taken in turn; the least of many: what else the machine does only
 * adds.
 */
export async function leastTimes<N extends string>(
  calls: Readonly<Record<N, () => Promise<unknown>>>,
  times = 60,
): Promise<Record<N, number>> {
  const all = Object.entries<() => Promise<unknown>>(calls);
  const taken = new Map<string, number[]>();
  for (let n = -5; n < times; n += 1) {
    for (const [name, call] of all) {
      const began = performance.now();
      await call();
      if (n >= 0) taken.set(name, [...(taken.get(name) ?? []), performance.now() - began]);
    }
  }
  const least = [...taken].map(([name, each]) => [name, Math.min(...each)] as const);
  return Object.fromEntries(least) as Record<N, number>;
}

/** Times of the same calls, in how many calls of the first one: the machine may be slower by then. */
const inTheFirst = <N extends string>(taken: Readonly<Record<N, number>>) => {
  const [first = 1] = Object.values<number>(taken);
  return (name: N) => taken[name] / first;
};

/**
 * Which calls take longer than they may. What else the machine does only adds: those that seem to are
 * measured up to twice more.
 *
 * @param bound in calls of the first one, by name.
 */
export async function tooSlow<N extends string>(
  measure: () => Promise<Record<N, number>>,
  bound: (name: N) => number,
): Promise<N[]> {
  let slow: N[] | undefined;
  for (let tries = 0; tries < 3 && slow?.length !== 0; tries += 1) {
    const taken = await measure();
    const times = inTheFirst(taken);
    slow = (slow ?? (Object.keys(taken) as N[])).filter((name) => times(name) > bound(name));
  }
  return slow ?? [];
}

/** A bound: so many times as long as before, in calls of the first one. */
export function asBefore<N extends string>(
  before: Readonly<Record<N, number>>,
  factor: number,
): (name: N) => number {
  const times = inTheFirst(before);
  return (name) => times(name) * factor;
}
