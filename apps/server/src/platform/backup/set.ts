import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable, Transform, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Manifest, readManifest } from './manifest.ts';

/** A backup or a restore that would not be whole; the message is one sentence for people. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
}

const manifestName = 'manifest.json';
/** In the form of `sha256sum`, which checks a set by itself. */
const sumsName = 'SHA256SUMS';
const sumsLine = /^([0-9a-f]{64}) {2}([\w%-][\w.%-]*(?:\/[\w%-][\w.%-]*)*)$/;

/** SHA-256 of each file of a set, by its path in it. */
type Sums = ReadonlyMap<string, string>;

/** A set that is being written: without the list of hashes, which comes last, it is none. */
export interface NewSet {
  /** `file`: path within the set, for names of letters, digits, `.`, `_`, `-` and `%`. */
  write(file: string, content: Readable, ...through: readonly Transform[]): Promise<void>;
  has(file: string): boolean;
  readonly files: readonly string[];
  /** Takes out again what was written. */
  remove(file: string): Promise<void>;
  close(manifest: Manifest): Promise<void>;
  /** Leaves an empty folder. */
  discard(): Promise<void>;
}

/** @throws BackupRefused when the folder holds something already. */
export async function createSet(folder: string): Promise<NewSet> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) {
    throw new BackupRefused(`${folder} is not empty; name a new folder for each backup.`);
  }
  const sums = new Map<string, string>();
  const write: NewSet['write'] = async (file, content, ...through) => {
    const place = path.join(folder, file);
    await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
    const { tap, sum } = hashing();
    const kept = createWriteStream(place, { mode: 0o600, flush: true });
    await pipeline([content, ...through, tap, kept]);
    sums.set(file, sum());
  };
  return {
    write,
    has: (file) => sums.has(file),
    get files() {
      return [...sums.keys()];
    },
    async remove(file) {
      sums.delete(file);
      await rm(path.join(folder, file), { force: true });
    },
    async close(manifest) {
      await write(manifestName, Readable.from([`${JSON.stringify(manifest, null, 2)}\n`]));
      const lines = [...sums].sort().map(([file, sum]) => `${sum}  ${file}\n`);
      const draft = path.join(folder, `.${sumsName}`);
      await writeFile(draft, lines.join(''), { mode: 0o600, flush: true });
      await rename(draft, path.join(folder, sumsName));
    },
    async discard() {
      for (const name of await readdir(folder)) {
        await rm(path.join(folder, name), { recursive: true });
      }
    },
  };
}

/** A whole set, as it lies in its folder. */
export interface SavedSet {
  readonly manifest: Manifest;
  /** Paths of everything in it, but for the list of hashes. */
  readonly files: readonly string[];
  /** Absolute path of a file of the set. */
  place(file: string): string;
  sumOf(file: string): string;
  /** @throws BackupRefused when a file is missing, differs from what was written or was put in. */
  verify(): Promise<void>;
}

/** @throws BackupRefused when the folder holds no whole set, or one that this version cannot read. */
export async function openSet(folder: string): Promise<SavedSet> {
  const place = (file: string) => path.join(folder, file);
  const sums = readSums(folder, await readFile(place(sumsName), 'utf8').catch(() => null));
  if (!sums.has(manifestName)) throw new BackupRefused(`${folder} has no ${manifestName}.`);
  await verifyFile(manifestName, place(manifestName), sums);
  const manifest = readManifest(await readFile(place(manifestName), 'utf8'));
  if (!manifest) {
    throw new BackupRefused(`${folder} was written by another version; restore with that one.`);
  }
  return {
    manifest,
    files: [...sums.keys()],
    place,
    sumOf: (file) => sums.get(file) ?? '',
    async verify() {
      for (const file of sums.keys()) await verifyFile(file, place(file), sums);
      const found = await readdir(folder, { recursive: true, withFileTypes: true });
      for (const entry of found) {
        const file = path.relative(folder, path.join(entry.parentPath, entry.name));
        if (entry.isDirectory() || file === sumsName || sums.has(file.split(path.sep).join('/'))) {
          continue;
        }
        throw new BackupRefused(
          `${file} is no part of the backup; take it out, or take another set.`,
        );
      }
    },
  };
}

function readSums(folder: string, text: string | null): Sums {
  if (text === null) {
    throw new BackupRefused(
      `${folder} holds no whole backup: ${sumsName}, which is written last, is missing.`,
    );
  }
  return new Map(
    text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const [, sum = '', file = ''] = sumsLine.exec(line) ?? [];
        if (!file) throw new BackupRefused(`${sumsName} is damaged; take another set.`);
        return [file, sum];
      }),
  );
}

async function verifyFile(file: string, place: string, sums: Sums): Promise<void> {
  const found = await sumOfFile(place);
  if (found === null) throw new BackupRefused(`${file} of the backup is missing.`);
  if (found === sums.get(file)) return;
  throw new BackupRefused(
    `${file} is not what this backup wrote: the set is damaged, or mixed from two.`,
  );
}

/** Null: there is no such file. */
async function sumOfFile(place: string): Promise<string | null> {
  try {
    return await sumOf(createReadStream(place));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** SHA-256 of what a stream holds. */
export async function sumOf(content: Readable): Promise<string> {
  const { tap, sum } = hashing();
  await pipeline(content, tap, nowhere());
  return sum();
}

/** Takes whatever comes. */
export const nowhere = (): Writable => new Writable({ write: (_chunk, _encoding, done) => done() });

function hashing() {
  const hash = createHash('sha256');
  const tap = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { tap, sum: () => hash.digest('hex') };
}
