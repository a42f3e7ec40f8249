import type { Readable } from 'node:stream';

export interface StoredFile {
  readonly stream: Readable;
  /** Bytes in the stream. */
  readonly size: number;
  readonly contentType: string;
}

/** Bytes of a file, the first and the last. */
export interface Part {
  readonly start: number;
  readonly end: number;
}

/**
 * Where files are kept: a folder or an S3-compatible store. Keys are `<area>/…/<name>` of letters,
 * digits, `.`, `_` and `-`; no part begins with a dot. The ending of the name says what it is.
 */
export interface FileStore {
  /** Replaces at once, never half. `contentType` must agree with the key's ending. */
  put(key: string, content: Buffer, contentType: string): Promise<void>;
  /** Without reading the file into memory. `place`: absolute path; the file stays there. */
  putFile(key: string, place: string, contentType: string): Promise<void>;
  /** Null when there is no such file. `part`: only these bytes are in the stream, both counted. */
  get(key: string, part?: Part): Promise<StoredFile | null>;
  /** After the record that names it has gone, never before. */
  delete(key: string): Promise<void>;
  /** In order. `folder`: `<area>/…`, without a slash at the end. */
  list(folder: string): Promise<readonly string[]>;
  /** Of every file there is, in no order. */
  keys(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** What a server has of the store. */
export interface HeldFileStore extends FileStore {
  /**
   * From now on no file goes that a record names now: whoever would delete one, in whichever copy of
   * the server, waits until it is given free, five minutes at most.
   *
   * @returns gives it free; false where the five minutes were over by then.
   */
  hold(): Promise<() => Promise<boolean>>;
}

const contentTypes: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  mp4: 'video/mp4',
  jpg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
  zip: 'application/zip',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odp: 'application/vnd.oasis.opendocument.presentation',
};

export function contentTypeOf(key: string): string {
  return contentTypes[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}

/** Whether a key stays inside the store: no empty part, none that begins with a dot. */
export function isKey(key: string): boolean {
  return key.length <= 500 && /^[\w-][\w.-]*(\/[\w-][\w.-]*)+$/.test(key);
}
