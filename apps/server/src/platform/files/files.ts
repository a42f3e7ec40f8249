import { folderStore } from './folder.ts';
import { s3Store } from './s3.ts';
import { contentTypeOf, type FileStore, isKey } from './store.ts';

export type { FileStore } from './store.ts';

/**
 * Makes the file store.
 *
 * @param storageUrl `file:<folder>`, or `s3://key:secret@host/bucket` with the query `region`
 *   (`us-east-1` unless named) and `protocol` (`https` unless named).
 */
export function createFileStore(storageUrl: string): FileStore {
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
    get: async (key) => (isKey(key) ? store.get(key) : null),
    async delete(key) {
      if (isKey(key)) await store.delete(key);
    },
    list: async (folder) => (isKey(`${folder}/name`) ? store.list(folder) : []),
    close: () => store.close(),
  };
}

function check(key: string, contentType: string): void {
  if (!isKey(key)) throw new Error('This is not the key of a file.');
  if (contentTypeOf(key) !== contentType) {
    throw new Error(`The ending of the key does not agree with ${contentType}.`);
  }
}
