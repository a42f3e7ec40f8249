import type { Readable } from 'node:stream';

/** A stored file. */
export interface StoredFile {
  readonly stream: Readable;
  /** Bytes. */
  readonly size: number;
  readonly contentType: string;
}

/**
 * Where files are kept: a folder or an S3-compatible store. Keys are `<area>/…/<name>` of letters,
 * digits, `.`, `_` and `-`; no part begins with a dot. The ending of the name says what it is.
 */
export interface FileStore {
  /**
   * Keeps a file; one of the same key is replaced at once, never half.
   *
   * @param contentType one of those of `contentTypes`, agreeing with the key's ending.
   */
  put(key: string, content: Buffer, contentType: string): Promise<void>;
  /**
   * Keeps a file that stands on this machine's disk, without reading it into memory; it stays there.
   *
   * @param place absolute path.
   */
  putFile(key: string, place: string, contentType: string): Promise<void>;
  /** Null when there is no such file. */
  get(key: string): Promise<StoredFile | null>;
  delete(key: string): Promise<void>;
  /**
   * Keys of the files right in a folder of the store, in order.
   *
   * @param folder `<area>/…`, without a slash at the end.
   */
  list(folder: string): Promise<readonly string[]>;
  /** Lets go of connections. */
  close(): Promise<void>;
}

/** What the store keeps, by ending. */
const contentTypes: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
  zip: 'application/zip',
};

/** What a key's ending says of the file. */
export function contentTypeOf(key: string): string {
  return contentTypes[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}

/** Whether a key stays inside the store: no empty part, none that begins with a dot. */
export function isKey(key: string): boolean {
  return key.length <= 500 && /^[\w-][\w.-]*(\/[\w-][\w.-]*)+$/.test(key);
}
