import { randomBytes } from 'node:crypto';
import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { s3Store } from './s3.ts';
import { contentTypeOf, type FileStore, type HeldFileStore, isKey } from './store.ts';

export type { FileStore, HeldFileStore } from './store.ts';

/**
 * Makes the file store.
 *
 * @param storageUrl `file:<folder>`, or `s3://key:secret@host/bucket` with the query `region`
 *   (`us-east-1` unless named) and `protocol` (`https` unless named).
 */
export function createFileStore(storageUrl: string): HeldFileStore {
  const store = storageUrl.startsWith('s3:')
    ? s3Store(storageUrl)
    : folderStore(storageUrl.replace(/^file:(\/\/(?=\/))?/, ''));
  return {
    async put(key, content, contentType) {
      check(key, contentType);
      await store.put(key, content, contentType);
    },
    async putFile(key, place, contentType) {
      check(key, contentType);
      await store.putFile(key, place, contentType);
    },
    get: async (key, part) => (isKey(key) ? store.get(key, part) : null),
    async delete(key) {
      if (!isKey(key)) return;
      await untilFree(store);
      await store.delete(key);
    },
    async hold() {
      const until = Date.now() + heldAtMost;
      await store.put(holdMark, Buffer.from(String(until)), 'text/plain');
      return async () => {
        await store.delete(holdMark);
        return Date.now() < until;
      };
    },
    list: async (folder) => (isKey(`${folder}/name`) ? store.list(folder) : []),
    keys: async () => (await store.keys()).filter(isKey),
    close: () => store.close(),
  };
}

/** Says until when nothing is deleted; no key, so that nobody comes upon it. */
const holdMark = '.hold';
const heldAtMost = 5 * 60_000;

/**
 * Asked after the record has gone: a file deleted because there was no mark is named by none that was
 * there when the mark came.
 */
async function untilFree(store: FileStore): Promise<void> {
  for (;;) {
    const mark = await store.get(holdMark);
    if (!mark || !(Number(await text(mark.stream)) > Date.now())) return;
    await sleep(200);
  }
}

function check(key: string, contentType: string): void {
  if (!isKey(key)) throw new Error('This is not the key of a file.');
  if (contentTypeOf(key) !== contentType) {
    throw new Error(`The ending of the key does not agree with ${contentType}.`);
  }
}

/**
 * Keeps files in a folder. A file is written beside its place and then moved there, so that neither
 * a reader nor a crash ever meets half of one.
 */
function folderStore(folder: string): FileStore {
  const root = path.resolve(folder);
  const placeOf = (key: string) => {
    const place = path.join(root, key);
    if (!place.startsWith(root + path.sep)) throw new Error('A key leads out of the folder.');
    return place;
  };
  const keep = async (key: string, write: (draft: string) => Promise<void>) => {
    const place = placeOf(key);
    const draft = path.join(path.dirname(place), `.${randomBytes(8).toString('hex')}`);
    await mkdir(path.dirname(place), { recursive: true });
    try {
      await write(draft);
      await rename(draft, place);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  };
  return {
    put: (key, content) => keep(key, (draft) => writeThrough(draft, content)),
    putFile: (key, source) => keep(key, (draft) => copyThrough(source, draft)),

    async get(key, part) {
      const file = await open(placeOf(key)).catch(whenMissing);
      if (!file) return null;
      const size = part ? part.end - part.start + 1 : (await file.stat()).size;
      return { stream: file.createReadStream({ ...part }), size, contentType: contentTypeOf(key) };
    },

    async delete(key) {
      await rm(placeOf(key), { force: true });
    },

    async list(name) {
      const entries = await readdir(placeOf(name), within).catch(whenMissing);
      return (entries ?? [])
        .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
        .map((entry) => `${name}/${entry.name}`)
        .sort();
    },

    async keys() {
      if (!(await stat(root).catch(whenMissing))) return [];
      const found = await readdir(root, { ...within, recursive: true });
      return found
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
        .map((file) => file.split(path.sep).join('/'));
    },

    async close() {},
  };
}

const within = { withFileTypes: true } as const;

/** The content is on the disk before the file gets its name. */
async function writeThrough(place: string, content: Buffer): Promise<void> {
  const file = await open(place, 'wx', 0o640);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function copyThrough(source: string, place: string): Promise<void> {
  await copyFile(source, place);
  const file = await open(place, 'r+');
  try {
    await file.chmod(0o640);
    await file.sync();
  } finally {
    await file.close();
  }
}

function whenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}
