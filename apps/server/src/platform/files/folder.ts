import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { contentTypeOf, type FileStore } from './store.ts';

/**
 * Keeps files in a folder. A file is written beside its place and then moved there, so that neither
 * a reader nor a crash ever meets half of one.
 */
export function folderStore(folder: string): FileStore {
  const root = path.resolve(folder);
  const placeOf = (key: string) => {
    const place = path.join(root, key);
    if (!place.startsWith(root + path.sep)) throw new Error('A key leads out of the folder.');
    return place;
  };
  return {
    async put(key, content) {
      const place = placeOf(key);
      const draft = path.join(path.dirname(place), `.${randomBytes(8).toString('hex')}`);
      await mkdir(path.dirname(place), { recursive: true });
      try {
        await writeThrough(draft, content);
        await rename(draft, place);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },

    async get(key) {
      const file = await open(placeOf(key)).catch(whenMissing);
      if (!file) return null;
      const { size } = await file.stat();
      return { stream: file.createReadStream(), size, contentType: contentTypeOf(key) };
    },

    async delete(key) {
      await rm(placeOf(key), { force: true });
    },

    async close() {},
  };
}

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

function whenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}
