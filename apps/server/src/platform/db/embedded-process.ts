import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { processStart } from './embedded-lock.ts';
import { EmbeddedPostgresFailure, type Place } from './embedded-place.ts';

export type LogLine = (line: string) => void;

const graceMs = 30_000;
const readyMs = 60_000;

/** Nothing of the surrounding environment (PGPORT, PGDATA, LANG…) may change what is started. */
const environment = { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/local/bin:/usr/bin:/bin' };

/**
 * Runs one of the engine's programs as the place's owner, in a session of its own: Ctrl-C in the
 * terminal must reach the server only, which finishes its requests before it stops the database.
 * Whenever this process ends, what it started here is told to end too.
 */
export function spawnEngine(place: Place, program: string, args: readonly string[]): ChildProcess {
  const child = spawn(join(place.engine, 'bin', program), args, {
    ...place.owner,
    cwd: '/',
    env: environment,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end = () => child.kill('SIGINT');
  process.once('exit', end);
  child.once('exit', () => process.removeListener('exit', end));
  return child;
}

export function onLines(child: ChildProcess, each: LogLine): void {
  for (const stream of [child.stdout, child.stderr]) {
    let rest = '';
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      lines.filter(Boolean).forEach(each);
    });
  }
}

/** `flags`: of `postgres`. @throws EmbeddedPostgresFailure with the end of the database's log. */
export async function launch(
  place: Place,
  flags: readonly string[],
  log: LogLine,
): Promise<ChildProcess> {
  const child = spawnEngine(place, 'postgres', ['-D', place.cluster, ...flags]);
  const tail: string[] = [];
  await new Promise<void>((ready, reject) => {
    const fail = (reason: string) =>
      reject(
        new EmbeddedPostgresFailure([`PostgreSQL did not start (${reason}).`, ...tail].join('\n')),
      );
    const timer = setTimeout(() => {
      child.kill('SIGQUIT');
      fail(`not ready within ${readyMs / 1000} s`);
    }, readyMs);
    const settle = (then: () => void) => {
      clearTimeout(timer);
      then();
    };
    onLines(child, (line) => {
      log(line);
      tail.push(line);
      if (tail.length > 20) tail.shift();
      if (line.includes('database system is ready to accept connections')) settle(ready);
    });
    child.once('error', (error) => settle(() => fail(error.message)));
    child.once('close', (code, signal) => settle(() => fail(`ended with ${signal ?? code}`)));
  });
  return child;
}

/** Ends a database that this process started: sessions are cut, everything committed is kept. */
export async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGINT');
  const impatient = setTimeout(() => child.kill('SIGQUIT'), graceMs);
  await gone;
  clearTimeout(impatient);
}

/** Ends what a killed server left running; the caller holds the data folder's lock. */
export async function stopOrphan(cluster: string, log: LogLine): Promise<void> {
  const lockFile = join(cluster, 'postmaster.pid');
  const content = await readFile(lockFile, 'utf8').catch(() => '');
  const pid = Number.parseInt(content, 10);
  if (!(pid > 0) || processStart(pid) === undefined) return;
  if (!serves(pid, cluster)) {
    // The number belongs to another program by now; the engine would take it for its own.
    await rm(lockFile, { force: true });
    return;
  }
  log(`stopping the database left by a server that was killed (process ${pid})`);
  process.kill(pid, 'SIGINT');
  const deadline = Date.now() + graceMs;
  while (processStart(pid) !== undefined) {
    if (Date.now() > deadline) process.kill(pid, 'SIGQUIT');
    await sleep(20);
  }
}

/** Whether a process is the engine of exactly this data directory. */
function serves(pid: number, cluster: string): boolean {
  try {
    if (process.platform === 'linux') {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
      return readlinkSync(`/proc/${pid}/cwd`) === cluster && command.includes('postgres');
    }
    const command = execFileSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' });
    return command.includes('postgres') && command.includes(cluster);
  } catch {
    return false;
  }
}
