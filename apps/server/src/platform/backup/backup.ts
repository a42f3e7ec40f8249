import { createGzip } from 'node:zlib';
import { joinEmbeddedPostgres } from '../db/embedded.ts';
import type { Settings } from '../settings.ts';
import { type Snapshot, takeSnapshot } from './dump.repo.ts';
import { catchUp, keysIn, type Places, placesOf } from './files.ts';
import { refuseUnknown } from './journal.ts';
import { keepKeys } from './keys.ts';
import { fileOf, type Manifest, settingsToKeep, type Table } from './manifest.ts';
import { tallying } from './rows.ts';
import { BackupRefused, createSet, type NewSet } from './set.ts';

export interface SavedBackup {
  readonly manifest: Manifest;
  readonly files: number;
}

/**
 * Writes the whole product as of one moment into a new folder, while it runs: database, files and
 * the keys of the data folder (decision 085).
 *
 * @throws BackupRefused, EmbeddedPostgresFailure
 */
export async function takeBackup(settings: Settings, folder: string): Promise<SavedBackup> {
  const set = await createSet(folder);
  try {
    const manifest = await write(set, settings);
    await set.close(manifest);
    return { manifest, files: keysIn(set, { folder: 'files' }).length };
  } catch (error) {
    await set.discard();
    throw error;
  }
}

async function write(set: NewSet, settings: Settings): Promise<Manifest> {
  const keys = await keepKeys(set, settings);
  const places = placesOf(settings);
  const database = settings.databaseUrl
    ? { url: settings.databaseUrl, stop: async () => undefined }
    : await joinEmbeddedPostgres({ dataDir: settings.dataDir });
  try {
    const snapshot = await snapshotWithFiles(database.url, set, places);
    try {
      return {
        format: 1,
        taken: snapshot.taken.toISOString(),
        settings: settingsToKeep(settings),
        keys,
        database: await writeDatabase(set, snapshot),
      };
    } finally {
      await snapshot.end();
    }
  } finally {
    await places.files.store.close();
    await database.stop();
  }
}

/**
 * A file is there before the record that names it, and goes after that. So most are copied before
 * the snapshot, and the few that came meanwhile right after it, while none is deleted.
 */
async function snapshotWithFiles(
  url: string,
  set: NewSet,
  { files, book }: Places,
): Promise<Snapshot> {
  await catchUp(set, files, { prune: true });
  await catchUp(set, files, { prune: true });
  const free = await files.store.hold();
  let snapshot: Snapshot | undefined;
  try {
    snapshot = await takeSnapshot(url);
    await catchUp(set, files, { prune: false });
  } catch (error) {
    await snapshot?.end();
    await free();
    throw error;
  }
  if (!(await free())) {
    await snapshot.end();
    throw new BackupRefused('To list the files took more than five minutes; try again.');
  }
  // Never behind the database, as no bank is.
  if (book) await catchUp(set, book, { prune: false });
  return snapshot;
}

async function writeDatabase(set: NewSet, snapshot: Snapshot): Promise<Manifest['database']> {
  const { engine, journal } = snapshot;
  if (!journal) throw new BackupRefused('The database is none of the product, or an empty one.');
  refuseUnknown('database', journal.migrations);
  const tables: Table[] = [];
  for (const table of snapshot.tables) {
    const { tap, tally } = tallying();
    await set.write(fileOf(table), snapshot.rows(table), tap, createGzip());
    tables.push({ ...table, ...tally() });
  }
  return { engine, ...journal, tables, sequences: await snapshot.sequences() };
}
