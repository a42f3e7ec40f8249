/**
 * Milliseconds of one call of each, taken in turn; the least of many: what else the machine does only
 * adds.
 */
export async function leastTimes(
  calls: Readonly<Record<string, () => Promise<unknown>>>,
  times = 60,
): Promise<Record<string, number>> {
  const taken: Record<string, number[]> = {};
  for (let n = -5; n < times; n += 1) {
    for (const [name, call] of Object.entries(calls)) {
      const began = performance.now();
      await call();
      if (n >= 0) taken[name] = [...(taken[name] ?? []), performance.now() - began];
    }
  }
  return Object.fromEntries(Object.entries(taken).map(([name, all]) => [name, Math.min(...all)]));
}
