import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { FileStore } from '../../platform/files/files.ts';

/** How the folders begin in which archives are written; only this system user can open them. */
const scratch = 'member-archive-';

export async function withScratch<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), scratch));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Removes what a server that was killed left behind. @param before when it was last changed. */
export async function sweepScratch(before: Date): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(scratch)) continue;
    const folder = path.join(tmpdir(), name);
    const about = await stat(folder).catch(() => undefined);
    if (about && about.mtime < before) await rm(folder, { recursive: true, force: true });
  }
}

/** What goes into an archive: texts by their names, and files of the store by their keys. */
export interface ArchiveContent {
  readonly texts: Readonly<Record<string, string>>;
  readonly fileKeys: readonly string[];
  /** The time that each entry bears. */
  readonly at: Date;
}

/**
 * Writes a ZIP file to the disk, one entry after the other, so that it never stands in memory as a
 * whole. Files that are gone from the store are left out.
 *
 * @param place absolute path that does not exist yet.
 * @returns its size in bytes.
 */
export async function writeZip(
  place: string,
  content: ArchiveContent,
  files: Pick<FileStore, 'get'>,
): Promise<number> {
  const zip = new ZipFile();
  const cut = new AbortController();
  const stop = (error: unknown) => cut.abort(error);
  zip.on('error', stop);
  const target = createWriteStream(place, { flags: 'wx', mode: 0o600 });
  const written = pipeline(zip.outputStream, target, { signal: cut.signal });
  written.catch(stop);
  const added = addEntries(zip, content, files, cut.signal);
  added.catch(stop);
  const ends = await Promise.allSettled([written, added]);
  if (ends.some((end) => end.status === 'rejected')) throw cut.signal.reason;
  return (await stat(place)).size;
}

async function addEntries(
  zip: ZipFile,
  { texts, fileKeys, at }: ArchiveContent,
  files: Pick<FileStore, 'get'>,
  signal: AbortSignal,
): Promise<void> {
  for (const [name, text] of Object.entries(texts)) {
    zip.addBuffer(Buffer.from(text, 'utf8'), name, { mtime: at });
  }
  for (const key of fileKeys) {
    const file = await files.get(key);
    if (!file) continue;
    const { stream, size } = file;
    // Pictures and documents are compressed already.
    zip.addReadStream(stream, `files/${key}`, { mtime: at, size, compress: false });
    try {
      await finished(stream, { writable: false, signal });
    } finally {
      stream.destroy();
    }
  }
  zip.end();
}
