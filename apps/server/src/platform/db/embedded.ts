import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chown, mkdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { DataFolderInUse, lockDataFolder } from './embedded-lock.ts';
import { EmbeddedPostgresFailure, findPlace, type Place, pointerTo } from './embedded-place.ts';
import {
  type LogLine,
  launch,
  onLines,
  spawnEngine,
  stopChild,
  stopOrphan,
} from './embedded-process.ts';

export { DataFolderInUse } from './embedded-lock.ts';

export interface EmbeddedOptions {
  readonly dataDir: string;
  /** TCP port on 127.0.0.1; a free one unless named. */
  readonly port?: number;
  readonly log?: LogLine;
  /** Engine settings that differ from the product's, for tests: `{ fsync: 'off' }`. */
  readonly settings?: Readonly<Record<string, string>>;
}

export interface EmbeddedPostgres {
  readonly url: string;
  /** Cuts the sessions, writes everything down, waits for the end and frees the data folder. */
  stop(): Promise<void>;
}

const user = 'zamah';
const database = 'zamah';
/** Shortest limit of a socket's path among the supported systems (bytes, with the final zero). */
const socketPathLimit = 104;

/**
 * Starts the PostgreSQL that comes with the product, making its database at the first start.
 *
 * It listens on 127.0.0.1 and on a socket inside its own folder. Should the engine die, it is
 * started again at the same address. A database that a killed server left running is ended
 * first; nothing committed is lost.
 *
 * @throws DataFolderInUse when another living server holds the folder.
 * @throws EmbeddedPostgresFailure when the engine cannot be started; both messages are written
 *   for people.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const log = options.log ?? (() => undefined);
  await mkdir(resolve(options.dataDir), { recursive: true });
  const dataDir = await realpath(options.dataDir);
  const release = await lockDataFolder(dataDir);
  try {
    const place = await findPlace(dataDir);
    if (await isMade(place)) await checkVersion(place);
    else await create(place, dataDir, options.settings?.fsync === 'off', log);
    await stopOrphan(place.cluster, log);
    const port = options.port ?? (await freePort());
    const password = await readFile(join(place.cluster, 'password'), 'utf8');
    const supervised = await supervise(place, flagsFor(place, port, options.settings ?? {}), log);
    const url = addressOf(place, port, password.trim());
    await ensureDatabase(url);
    return {
      url,
      async stop() {
        await supervised.stop();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

/**
 * The same where a server may have the folder already: then its database, which stays as it is.
 *
 * @throws EmbeddedPostgresFailure also when the folder has no database yet.
 */
export async function joinEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const dataDir = await realpath(options.dataDir).catch(() => null);
  const place = dataDir === null ? null : await findPlace(dataDir);
  if (!place || !(await isMade(place))) {
    throw new EmbeddedPostgresFailure(`There is no database in ${options.dataDir}; see DATA_DIR.`);
  }
  try {
    return await startEmbeddedPostgres(options);
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error;
    return { url: await addressOfRunning(place), stop: async () => undefined };
  }
}

async function addressOfRunning(place: Place): Promise<string> {
  const read = (name: string) => readFile(join(place.cluster, name), 'utf8');
  const [password, notes] = await Promise.all([read('password'), read('postmaster.pid')]);
  return addressOf(place, Number(notes.split('\n')[3]), password.trim());
}

function flagsFor(place: Place, port: number, settings: Readonly<Record<string, string>>) {
  const all = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: hasSocket(place) ? place.cluster : '',
    max_connections: '200',
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    ...settings,
  };
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

const hasSocket = (place: Place) =>
  process.platform !== 'win32' &&
  Buffer.byteLength(`${place.cluster}/.s.PGSQL.65535.lock`) < socketPathLimit;

function addressOf(place: Place, port: number, password: string): string {
  const url = new URL(`postgresql://${user}@127.0.0.1:${port}/${database}`);
  url.password = password;
  if (hasSocket(place)) url.searchParams.set('host', place.cluster);
  return url.href;
}

const isMade = (place: Place) =>
  readFile(join(place.cluster, 'PG_VERSION')).then(
    () => true,
    () => false,
  );

async function checkVersion(place: Place): Promise<void> {
  const made = (await readFile(join(place.cluster, 'PG_VERSION'), 'utf8')).trim();
  const probe = spawnEngine(place, 'postgres', ['--version']);
  let answer = '';
  onLines(probe, (line) => {
    answer += line;
  });
  await once(probe, 'close');
  const engine = /\d+/.exec(answer)?.[0];
  if (engine === made) return;
  throw new EmbeddedPostgresFailure(
    `The data in ${place.cluster} was written by PostgreSQL ${made}, this version brings ` +
      `PostgreSQL ${engine ?? 'of unknown version'}; move it over with a dump and a restore.`,
  );
}

/** Makes the cluster beside its final place, so that a start cut short leaves nothing half made. */
async function create(place: Place, dataDir: string, quick: boolean, log: LogLine): Promise<void> {
  const staging = `${place.cluster}.new`;
  const passwordFile = `${place.cluster}.password`;
  await rm(staging, { recursive: true, force: true, maxRetries: 5 });
  await mkdir(staging, { mode: 0o700 });
  await writeFile(passwordFile, `${randomBytes(24).toString('hex')}\n`, { mode: 0o600 });
  if (place.owner) {
    await chown(staging, place.owner.uid, place.owner.gid);
    await chown(passwordFile, place.owner.uid, place.owner.gid);
  }
  const tail: string[] = [];
  const child = spawnEngine(place, 'initdb', [
    `--pgdata=${staging}`,
    `--username=${user}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    ...(quick ? ['--no-sync'] : []),
  ]);
  onLines(child, (line) => {
    log(line);
    tail.push(line);
  });
  const interrupt = () => child.kill();
  process.once('exit', interrupt);
  const [code] = await once(child, 'close');
  process.removeListener('exit', interrupt);
  if (code !== 0) {
    await rm(passwordFile, { force: true });
    throw new EmbeddedPostgresFailure(
      ['PostgreSQL could not make its data folder.', ...tail.slice(-5)].join('\n'),
    );
  }
  await rename(passwordFile, join(staging, 'password'));
  await rename(staging, place.cluster);
  const pointer = pointerTo(place, dataDir);
  if (pointer) await writeFile(pointer.path, pointer.text);
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return address.port;
}

async function supervise(place: Place, flags: readonly string[], log: LogLine) {
  let child: ChildProcess;
  let stopping: Promise<void> | undefined;
  let restart: Promise<void> = Promise.resolve();

  const start = async () => {
    child = await launchPatiently(place, flags, log);
    child.once('exit', (code, signal) => {
      if (stopping) return;
      log(`the database ended by itself (${signal ?? code}); starting it again`);
      restart = startAgain();
    });
  };
  const startAgain = async () => {
    for (let wait = 100; !stopping; wait = Math.min(wait * 2, 5000)) {
      await sleep(wait);
      try {
        if (!stopping) await start();
        return;
      } catch (error) {
        log(String(error));
      }
    }
  };
  await start();
  const stop = async () => {
    await restart;
    await stopChild(child);
  };
  return {
    stop: () => {
      stopping ??= stop();
      return stopping;
    },
  };
}

/** Children of an engine that was killed need a moment to go; until then it refuses to start. */
async function launchPatiently(place: Place, flags: readonly string[], log: LogLine) {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await launch(place, flags, log);
    } catch (error) {
      const passing = error instanceof Error && /shared memory block|lock file/.test(error.message);
      if (!passing || attempt === 20) throw error;
      await sleep(250);
    }
  }
}

async function ensureDatabase(url: string): Promise<void> {
  const maintenance = new URL(url);
  maintenance.pathname = '/postgres';
  const client = new pg.Client({ connectionString: maintenance.href });
  await client.connect();
  try {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [database]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${database}`);
  } finally {
    await client.end();
  }
}
