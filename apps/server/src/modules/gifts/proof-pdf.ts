import { constants, inflateSync } from 'node:zlib';

/** What does something of its own when a PDF is opened, or hides another file in it. */
const active =
  /\/(?:JavaScript|Launch|RichMedia|Rendition|EmbeddedFiles?|ImportData)(?![A-Za-z])|\/XFA\s*[[\d]/;
/** Objects packed in a way that is not looked into here, or that nobody can look into. */
const hidden =
  /\/(?:LZWDecode|ASCII85Decode|ASCIIHexDecode|RunLengthDecode|Crypt|Encrypt)(?![A-Za-z])|\/Filter\s*\[?\s*\/(?:Fl|LZW|A85|AHx|RL)(?![A-Za-z])/;
const predicted =
  /\/ObjStm(?:(?!stream)[\s\S]){0,2000}?\/Predictor|\/Predictor(?:(?!stream)[\s\S]){0,2000}?\/ObjStm/;
const objects = /^\s*\d+\s+\d+\s/;

/** Packed bytes by which objects are told from pictures and pages; each holds 1032 at the most. */
const peeked = 256;
const streamsAtMost = 20_000;
const unpackedAtMost = 64 * 1024 * 1024;
/** Bytes after the end that some programs leave there. */
const tailAtMost = 1024;

/**
 * Whether a PDF would do something of its own, holds other files, or cannot be looked into.
 *
 * What it says is searched wherever it stands, and not by the structure that it claims: another
 * reader may take another way through it.
 */
export function isActivePdf(file: Buffer): boolean {
  const text = file.toString('latin1');
  const words = withoutCodes(text);
  if (active.test(words)) return true;
  if (words.includes('/ObjStm') && (hidden.test(words) || predicted.test(words))) return true;
  return isActiveInside(file, text);
}

/** Whether something else comes after the end of a PDF: whoever reads from there has another file. */
export function hasTail(file: Buffer): boolean {
  const end = file.lastIndexOf('%%EOF');
  return (
    file
      .subarray(end + 5)
      .toString('latin1')
      .trim().length > tailAtMost
  );
}

const code = /#([\dA-Fa-f]{2})/g;
const withoutCodes = (text: string): string =>
  text.replace(code, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

function isActiveInside(file: Buffer, text: string): boolean {
  let left = unpackedAtMost;
  let streams = 0;
  for (const found of text.matchAll(/stream\r?\n/g)) {
    streams += 1;
    if (streams > streamsAtMost) return true;
    const packed = file.subarray(found.index + found[0].length);
    const begin = isDeflated(packed) ? unpacked(packed.subarray(0, peeked), peeked * 1100) : '';
    if (!begin || !objects.test(begin)) continue;
    const inside = unpacked(packed, left);
    if (inside === undefined || active.test(withoutCodes(inside))) return true;
    left -= inside.length;
  }
  return false;
}

const isDeflated = (packed: Buffer): boolean =>
  packed.length > 2 && ((packed[0] ?? 0) & 15) === 8 && packed.readUInt16BE(0) % 31 === 0;

/** @returns undefined where it comes to more than `atMost` bytes, or is broken. */
function unpacked(packed: Buffer, atMost: number): string | undefined {
  try {
    // What follows the packed bytes, or is missing from them, is no fault.
    const finishFlush = constants.Z_SYNC_FLUSH;
    return inflateSync(packed, { maxOutputLength: atMost, finishFlush }).toString('latin1');
  } catch {
    return undefined;
  }
}
