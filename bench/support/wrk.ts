import { execFile, execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const script = fileURLToPath(new URL('./wrk.lua', import.meta.url));

const isThere = (() => {
  try {
    return execFileSync('sh', ['-c', 'command -v wrk']).length > 0;
  } catch {
    return false;
  }
})();

/** Requests that are all alike, but for a query that counts. */
interface Alike {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly expects: number;
  readonly counts?: string | undefined;
}

/** Asks with wrk, which counts errors but no statuses; null where there is none. */
export async function wrk(
  { url, headers = {}, expects, counts }: Alike,
  connections: number,
  seconds: number,
) {
  if (!isThere) return null;
  const first = await fetch(url, { headers });
  await first.arrayBuffer();
  if (first.status !== expects) throw new Error(`${url} answered ${first.status}, not ${expects}.`);
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const { stdout } = await run('wrk', [
    // A slow answer is a figure, not an error.
    ...['-t', '1', '-c', String(connections), '-d', `${seconds}s`, '--timeout', '30s'],
    ...[...given, '-s', script, url],
    ...(counts ? ['--', String(Math.floor(Math.random() * 1e9)), counts] : []),
  ]);
  const { total, errors, micros, p99 } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
  if (errors > 0) throw new Error(`${url} answered ${errors} times with an error.`);
  return {
    rate: total / (micros / 1e6),
    p99: Math.round(p99 / 1000),
    isVoid: false,
    statuses: { [expects]: total },
    total,
  };
}
