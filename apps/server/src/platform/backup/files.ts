import pLimit from 'p-limit';
import { createFileStore, type FileStore, type HeldFileStore } from '../files/files.ts';
import { contentTypeOf } from '../files/store.ts';
import type { Settings } from '../settings.ts';
import { BackupRefused, type NewSet, type SavedSet, sumOf } from './set.ts';

/** So many files at once: a store far away answers each after a while. */
const atOnce = 8;

/** A store, and where its files stand in a set. */
export interface Place {
  readonly store: FileStore;
  readonly folder: string;
}

export interface Places {
  readonly files: Place & { readonly store: HeldFileStore };
  /** Of the demo's bank. */
  readonly book: Place | undefined;
}

/** Where the product keeps what is not in its database. */
export const placesOf = ({ storageUrl, dataDir, payments }: Settings): Places => ({
  files: { store: createFileStore(storageUrl), folder: 'files' },
  book:
    payments.mode === 'demo'
      ? { store: bookOf(createFileStore(`file:${dataDir}`)), folder: 'data' }
      : undefined,
});

/** Of the data folder, the orders that the demo's bank keeps. */
const bookOf = (store: FileStore): FileStore => ({
  ...store,
  keys: () => store.list('demo-payments'),
});

const inSet = ({ folder }: Place, key: string) => `${folder}/${key}`;

/**
 * Copies what the set does not have yet.
 *
 * @param prune takes out of the set what the store no longer has.
 */
export async function catchUp(
  set: NewSet,
  place: Place,
  { prune }: { readonly prune: boolean },
): Promise<void> {
  const there = new Set(await place.store.keys());
  const missing = [...there].filter((key) => !set.has(inSet(place, key)));
  await each(missing, async (key) => {
    const file = await place.store.get(key);
    if (file) await set.write(inSet(place, key), file.stream);
  });
  if (prune) {
    const gone = keysIn(set, place).filter((key) => !there.has(key));
    for (const key of gone) await set.remove(inSet(place, key));
  }
}

/** @throws BackupRefused when there is a file already. */
export async function refuseFiles(place: Place): Promise<void> {
  const [key] = await place.store.keys();
  if (key) {
    throw new BackupRefused(
      `There are files already, such as ${key}; restore into an empty store.`,
    );
  }
}

/** Puts the files of the set into the store, and reads each again. */
export async function giveFiles(set: SavedSet, place: Place): Promise<void> {
  await each(keysIn(set, place), async (key) => {
    const file = inSet(place, key);
    await place.store.putFile(key, set.place(file), contentTypeOf(key));
    const put = await place.store.get(key);
    if (put && (await sumOf(put.stream)) === set.sumOf(file)) return;
    throw new BackupRefused(`${key} came into the store other than it left the backup.`);
  });
}

/** Takes away again what was put. */
export async function takeFiles(set: SavedSet, place: Place): Promise<void> {
  await each(keysIn(set, place), (key) => place.store.delete(key));
}

export const keysIn = (
  set: Pick<SavedSet, 'files'>,
  { folder }: Pick<Place, 'folder'>,
): readonly string[] =>
  set.files
    .filter((file) => file.startsWith(`${folder}/`))
    .map((file) => file.slice(folder.length + 1));

/** After a failure nothing more is begun, and what was is waited for. */
async function each<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const limit = pLimit({ concurrency: atOnce, rejectOnClear: true });
  const begun = items.map((item) => limit(work, item));
  await Promise.all(begun).catch(() => limit.clearQueue());
  await Promise.allSettled(begun);
  return Promise.all(begun);
}
