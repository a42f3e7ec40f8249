import { readFileSync } from 'node:fs';
import autocannon, { type Options } from 'autocannon';

/** One measured stretch of requests. */
export interface Sample {
  /** Answers in a second. */
  readonly rate: number;
  /** Milliseconds. */
  readonly p99: number;
  /** Share of one processor core that the measured process used; undefined where not known. */
  readonly cpu: number | undefined;
  /** How many answers of each status. */
  readonly statuses: Readonly<Record<string, number>>;
  readonly total: number;
}

/** What to ask of which process. */
export interface Target extends Omit<Options, 'connections' | 'duration' | 'amount'> {
  readonly pid: number;
  /** The only status that counts as an answer. */
  readonly expects: number;
  /** Further statuses that are no mistake. */
  readonly allows?: readonly number[];
}

/** Open connections, all of them always waiting for an answer. */
export const connections = 32;

/**
 * Asks for so many seconds, or so many times.
 *
 * @throws if there is any answer that is not expected: a rate of errors is no rate.
 */
export async function load(
  target: Target,
  extent: { readonly seconds: number } | { readonly amount: number },
): Promise<Sample> {
  const { pid, expects, allows = [], ...options } = target;
  const before = cpuSeconds(pid);
  const began = performance.now();
  const result = await autocannon({
    ...options,
    connections,
    ...('seconds' in extent
      ? { duration: extent.seconds }
      : { amount: extent.amount, sampleInt: 20 }),
  });
  const wall = (performance.now() - began) / 1000;
  const after = cpuSeconds(pid);
  const statuses = Object.fromEntries(
    Object.entries(result.statusCodeStats).map(([status, { count }]) => [status, count]),
  );
  const wrong = Object.keys(statuses).filter((s) => ![expects, ...allows].includes(Number(s)));
  if (result.errors + result.timeouts > 0 || wrong.length > 0) {
    const problems = { statuses, errors: result.errors, timeouts: result.timeouts };
    throw new Error(`${target.url} answered other than ${expects}: ${JSON.stringify(problems)}`);
  }
  const good = statuses[String(expects)] ?? 0;
  const seconds = 'seconds' in extent ? result.duration : wall;
  return {
    rate: good / seconds,
    p99: result.latency.p99,
    cpu: before === undefined || after === undefined ? undefined : (after - before) / wall,
    statuses,
    total: result.requests.total,
  };
}

/** Clock ticks in a second as Linux counts them for programs. */
const ticks = 100;

/** Processor time that a process has used; undefined on systems that do not tell it as Linux. */
function cpuSeconds(pid: number): number | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / ticks;
  } catch {
    return undefined;
  }
}

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
};
