import { readFileSync } from 'node:fs';
import autocannon, { type Options } from 'autocannon';
import { wrk } from './wrk.ts';

/** How a browser asks. */
export const browser = {
  'accept-encoding': 'gzip, deflate, br, zstd',
  'accept-language': 'bs',
};

/** One measured stretch of requests. */
export interface Sample {
  /** Answers in a second. */
  readonly rate: number;
  /** Milliseconds. */
  readonly p99: number;
  /** Share of one processor core that the measured process used; undefined where not known. */
  readonly cpu: number | undefined;
  /** Whether the generator, not the measured process, was the limit: then the rate says nothing. */
  readonly isVoid: boolean;
  /** How many answers of each status, where the generator counts them. */
  readonly statuses: Readonly<Record<string, number>>;
  readonly total: number;
}

/** How one series is measured for so many seconds. */
export type Series = (seconds: number) => Promise<Sample>;

/** What to ask of which process. */
export interface Target extends Omit<Options, 'connections' | 'duration' | 'amount'> {
  readonly pid: number;
  readonly connections?: number;
  /** The only status that counts as an answer. */
  readonly expects: number;
  /** Further statuses that are no mistake. */
  readonly allows?: readonly number[];
  /** Asks for another address each time: the query of this name counts. */
  readonly counts?: string | undefined;
}

/** Open connections unless named, all of them always waiting for an answer. */
export const usualConnections = 32;
/** Share of its core from which on the generator is the limit. */
const generatorLimit = 0.9;

type Extent = { readonly seconds: number } | { readonly amount: number };

/**
 * Asks for so many seconds, or so many times: with wrk where there is one and the requests are
 * alike, otherwise with autocannon, which is one Node process and slower than the fastest floors.
 *
 * @throws if there is any answer that is not expected: a rate of errors is no rate.
 */
export async function load(target: Target, extent: Extent): Promise<Sample> {
  const before = cpuSeconds(target.pid);
  const began = performance.now();
  const plain = target.requests === undefined && target.method !== 'POST';
  const byWrk =
    plain && 'seconds' in extent ? await wrk(target, usualConnections, extent.seconds) : null;
  const result = byWrk ?? (await cannon(target, extent));
  const wall = (performance.now() - began) / 1000;
  const after = cpuSeconds(target.pid);
  return {
    ...result,
    cpu: before === undefined || after === undefined ? undefined : (after - before) / wall,
  };
}

async function cannon(target: Target, extent: Extent): Promise<Omit<Sample, 'cpu'>> {
  const {
    pid: _pid,
    expects,
    allows = [],
    counts,
    connections = usualConnections,
    ...options
  } = target;
  const own = process.cpuUsage();
  const began = performance.now();
  const result = await autocannon({
    ...options,
    ...(counts ? { requests: [counted(target.url, counts)] } : {}),
    connections,
    ...('seconds' in extent
      ? { duration: extent.seconds }
      : { amount: extent.amount, sampleInt: 20 }),
  });
  const wall = (performance.now() - began) / 1000;
  const { user, system } = process.cpuUsage(own);
  const statuses = Object.fromEntries(
    Object.entries(result.statusCodeStats).map(([status, { count }]) => [status, count]),
  );
  const wrong = Object.keys(statuses).filter((s) => ![expects, ...allows].includes(Number(s)));
  if (result.errors + result.timeouts > 0 || wrong.length > 0) {
    const problems = { statuses, errors: result.errors, timeouts: result.timeouts };
    throw new Error(`${target.url} answered other than ${expects}: ${JSON.stringify(problems)}`);
  }
  const good = statuses[String(expects)] ?? 0;
  return {
    rate: good / ('seconds' in extent ? result.duration : wall),
    p99: result.latency.p99,
    isVoid: (user + system) / 1e6 / wall > generatorLimit,
    statuses,
    total: result.requests.total,
  };
}

/** A request of autocannon whose query counts. */
function counted(url: string, name: string) {
  const { pathname } = new URL(url);
  let n = 0;
  return {
    setupRequest: (request: { path?: string; headers?: Record<string, string> }) => {
      n += 1;
      return { ...request, path: `${pathname}?${name}=${n}` };
    },
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

/** The value below which a share of all lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);
