import { inflateSync } from 'node:zlib';
import { fileTypeFromBuffer } from 'file-type';
import { fromBufferPromise } from 'yauzl';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import { readPaper } from '../files/public.ts';

/** Told by what is in it, never by its name (specification §5). */
const kinds = ['pdf', 'docx', 'jpg', 'png', 'webp'];
const unpackedAtMost = 100 * 1024 * 1024;

/** A proof as it is kept, under its own ending. */
export interface ProofFile {
  readonly content: Buffer;
  readonly ending: string;
  readonly name: string;
}

/**
 * Reads a proof. A picture is made anew; what could run on the machine of who opens it is refused.
 *
 * @returns `PROOF_KIND` for what is none of the kinds, `PROOF_ACTIVE` for what has macros or scripts.
 */
export async function readProof(sent: {
  readonly file: Buffer;
  readonly name: string;
}): Promise<ProofFile | Failure> {
  const { file } = sent;
  const name = plainName(sent.name);
  const kind = (await fileTypeFromBuffer(file))?.ext ?? '';
  if (kind === 'docm') return fail('PROOF_ACTIVE');
  if (kind === 'cfb') {
    if (!hasEntry(file, 'WordDocument')) return fail('PROOF_KIND');
    if (hasEntry(file, 'Macros') || hasEntry(file, '_VBA_PROJECT')) return fail('PROOF_ACTIVE');
    return { content: file, ending: 'doc', name: `${name}.doc` };
  }
  if (!kinds.includes(kind)) return fail('PROOF_KIND');
  if (kind === 'pdf' && isActivePdf(file)) return fail('PROOF_ACTIVE');
  if (kind === 'docx') {
    const refused = await officeRefusal(file);
    if (refused) return refused;
  }
  const paper = await readPaper({ file, name: `${name}.${kind}` });
  return isFailure(paper) && paper.code === 'UNSUPPORTED_MEDIA' ? fail('PROOF_KIND') : paper;
}

/** A name without folders, its ending, and signs that hide what follows. */
function plainName(sent: string): string {
  const last = sent.slice(Math.max(sent.lastIndexOf('/'), sent.lastIndexOf('\\')) + 1);
  const plain = last.replace(/[\p{Cc}\p{Cf}]/gu, '').replace(/\.[^.]*$/, '');
  return plain.replace(/^[.\s]+/, '').slice(0, 150) || 'dokaz';
}

/** Whether the directory of an older Word file names an entry. */
const hasEntry = (file: Buffer, entry: string): boolean =>
  file.includes(Buffer.from(`${entry}\0`, 'utf16le'));

async function officeRefusal(file: Buffer): Promise<Failure | undefined> {
  let unpacked = 0;
  try {
    const zip = await fromBufferPromise(file);
    for await (const { fileName, uncompressedSize } of zip.eachEntry()) {
      if (/vbaProject\.bin|\/activeX\/|\/embeddings\/.*\.bin$/i.test(fileName)) {
        return fail('PROOF_ACTIVE');
      }
      unpacked += uncompressedSize;
      if (unpacked > unpackedAtMost) return fail('PROOF_KIND');
    }
    return undefined;
  } catch {
    return fail('PROOF_KIND');
  }
}

const active = /\/(?:JavaScript|JS|Launch|RichMedia|EmbeddedFiles?|ImportData)(?![A-Za-z])/;
const named = /#([\dA-Fa-f]{2})/g;

/** Whether a PDF would do something of its own when it is opened. */
function isActivePdf(file: Buffer): boolean {
  const words = pdfWords(file).replace(named, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return active.test(words);
}

/** What of a PDF is no picture, font or page: its objects, those that are packed among them. */
function pdfWords(file: Buffer): string {
  const text = file.toString('latin1');
  const words: string[] = [];
  let from = 0;
  for (const found of text.matchAll(/stream\r?\n/g)) {
    const begin = found.index + found[0].length;
    // Inside the one before, or the word that ends it.
    if (found.index < from || text.startsWith('endstream', found.index - 3)) continue;
    const end = text.indexOf('endstream', begin);
    if (end < 0) break;
    const before = text.slice(from, found.index);
    words.push(before);
    if (/\/ObjStm/.test(before.slice(before.lastIndexOf('obj')))) {
      words.push(unpacked(file.subarray(begin, end)));
    }
    from = end;
  }
  words.push(text.slice(from));
  return words.join('\n');
}

function unpacked(packed: Buffer): string {
  try {
    return inflateSync(packed, { maxOutputLength: 8 * 1024 * 1024 }).toString('latin1');
  } catch {
    // Packed in a way that nobody can look into counts as what it may hide.
    return '/JavaScript ';
  }
}
