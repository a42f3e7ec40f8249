import { startEmbeddedPostgres } from '../db/embedded.ts';
import type { Settings } from '../settings.ts';
import { giveFiles, keysIn, type Place, placesOf, refuseFiles, takeFiles } from './files.ts';
import { refuseUnknown } from './journal.ts';
import { checkKeys, giveKeys } from './keys.ts';
import { openEmpty } from './load.repo.ts';
import { fileOf, type Manifest, settingsToKeep } from './manifest.ts';
import { openSet, type SavedSet } from './set.ts';

export interface Restored {
  readonly manifest: Manifest;
  readonly files: number;
  /** What whoever restored has to know, each in a sentence. */
  readonly notes: readonly string[];
}

/**
 * Puts a backup into an empty place, and compares what stands there with what was left. Nothing is
 * written before the whole set was read and found to be what one backup wrote.
 *
 * @throws BackupRefused, UnfitDatabase, DataFolderInUse, EmbeddedPostgresFailure
 */
export async function restoreBackup(settings: Settings, folder: string): Promise<Restored> {
  const set = await openSet(folder);
  refuseUnknown('backup', set.manifest.database.migrations);
  await checkKeys(set, settings);
  const { files, book } = placesOf(settings);
  const places = [files, ...(book ? [book] : [])];
  try {
    for (const place of places) await refuseFiles(place);
    await set.verify();
    const leftOut = await intoEmpty(settings, set, async () => {
      await giveAll(set, places);
      await giveKeys(set, settings);
    });
    const { manifest } = set;
    const notes = [...notesOn(manifest, settings), ...leftOut.map(wasLeftOut)];
    return { manifest, files: keysIn(set, files).length, notes };
  } finally {
    await files.store.close();
  }
}

const wasLeftOut = (table: string) => `${table} is no table of the product and was left out.`;

function notesOn(manifest: Manifest, settings: Settings): string[] {
  return Object.entries(settingsToKeep(settings))
    .filter(([name, here]) => manifest.settings[name] !== here)
    .map(([name, here]) => `${name} was ${manifest.settings[name]} and is ${here} here.`);
}

async function intoEmpty(settings: Settings, set: SavedSet, beside: () => Promise<void>) {
  const engine = settings.databaseUrl
    ? { url: settings.databaseUrl, stop: async () => undefined }
    : await startEmbeddedPostgres({ dataDir: settings.dataDir });
  try {
    const database = await openEmpty(engine.url);
    try {
      const { database: recorded } = set.manifest;
      return await database.load(recorded, (table) => set.place(fileOf(table)), beside);
    } finally {
      await database.end();
    }
  } finally {
    await engine.stop();
  }
}

async function giveAll(set: SavedSet, places: readonly Place[]): Promise<void> {
  try {
    for (const place of places) await giveFiles(set, place);
  } catch (error) {
    for (const place of places) await takeFiles(set, place);
    throw error;
  }
}
