import { inflateRawSync } from 'node:zlib';

const endOfDirectory = 0x06054b50;
const directoryEntry = 0x02014b50;
/** Bytes of the end record without its comment, of a directory entry and of a local head. */
const endSize = 22;
const entrySize = 46;
const localSize = 30;

/**
 * Whether a ZIP file unpacks to at most so many bytes in all. What it says of its sizes is not
 * believed: everything is unpacked, but never beyond the limit.
 *
 * @returns false also for what is no plain ZIP file.
 */
export function inflatesWithin(file: Buffer, limit: number): boolean {
  try {
    let left = limit;
    // Entries that lie one over the other would have the same bytes unpacked again and again.
    let unread = file.length;
    for (const { method, start, packed } of entriesOf(file)) {
      unread -= packed;
      if (unread < 0) return false;
      const content = file.subarray(start, start + packed);
      if (method === 0) left -= content.length;
      else if (method === 8) left -= sizeInflated(content, left);
      else return false;
      if (left < 0) return false;
    }
    return true;
  } catch {
    return false;
  }
}

const sizeInflated = (content: Buffer, most: number) =>
  inflateRawSync(content, { maxOutputLength: most + 1 }).length;

interface Entry {
  readonly method: number;
  readonly start: number;
  readonly packed: number;
}

/** @throws RangeError where the file ends before what it announces. */
function entriesOf(file: Buffer): Entry[] {
  const end = placeOfEnd(file);
  const count = file.readUInt16LE(end + 10);
  let at = file.readUInt32LE(end + 16);
  return Array.from({ length: count }, () => {
    if (file.readUInt32LE(at) !== directoryEntry) throw new RangeError('no directory entry');
    const local = file.readUInt32LE(at + 42);
    const names = file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
    const entry = {
      method: file.readUInt16LE(at + 10),
      start: local + localSize + names,
      packed: file.readUInt32LE(at + 20),
    };
    const more =
      file.readUInt16LE(at + 28) + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
    at += entrySize + more;
    return entry;
  });
}

/** The record stands at the end, before a comment of at most 65,535 bytes. */
function placeOfEnd(file: Buffer): number {
  for (let at = file.length - endSize; at >= Math.max(0, file.length - 65_557); at -= 1) {
    if (file.readUInt32LE(at) === endOfDirectory) return at;
  }
  throw new RangeError('no end of the directory');
}
