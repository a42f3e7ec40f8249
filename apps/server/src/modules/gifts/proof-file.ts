import { text } from 'node:stream/consumers';
import { proofEndings } from '@app/domain/gifts/gift';
import { fileTypeFromBuffer } from 'file-type';
import { fromBufferPromise } from 'yauzl';
import { inflatesWithin } from '../../platform/files/zip-size.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import { olderWord, readPaper } from '../files/public.ts';
import { hasTail, isActivePdf } from './proof-pdf.ts';

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
 * @returns `PROOF_KIND` for what is none of the kinds, `PROOF_RENAMED` for what is another than its
 *   name says, `PROOF_ACTIVE` for what has macros, scripts or other files in it.
 */
export async function readProof(sent: {
  readonly file: Buffer;
  readonly name: string;
}): Promise<ProofFile | Failure> {
  const { file } = sent;
  const name = plainName(sent.name);
  const kind = await kindOf(file);
  if (isFailure(kind)) return kind;
  const said = endingOf(sent.name);
  if (said !== '' && sortOf(said) !== sortOf(kind)) return fail('PROOF_RENAMED');
  const refused = await refusalOfContent(file, kind);
  if (refused) return refused;
  if (kind === 'doc') return { content: file, ending: kind, name: `${name}.${kind}` };
  const paper = await readPaper({ file, name: `${name}.${kind}` });
  return isFailure(paper) && paper.code === 'UNSUPPORTED_MEDIA' ? fail('PROOF_KIND') : paper;
}

type Kind = (typeof proofEndings)[number];

async function kindOf(file: Buffer): Promise<Kind | Failure> {
  const found = (await fileTypeFromBuffer(file))?.ext ?? '';
  if (found === 'docm') return fail('PROOF_ACTIVE');
  if (olderWord(file)) return 'doc';
  return proofEndings.find((one) => one === found) ?? fail('PROOF_KIND');
}

/** Cameras and messengers mix the endings of pictures up; those are made anew whatever they are. */
const sortOf = (ending: string): string =>
  ['jpg', 'jpeg', 'png', 'webp'].includes(ending) ? 'picture' : ending;

function endingOf(sent: string): string {
  const name = visible(sent);
  const dot = name.lastIndexOf('.');
  return dot < 0
    ? ''
    : name
        .slice(dot + 1)
        .trim()
        .toLowerCase();
}

async function refusalOfContent(file: Buffer, kind: Kind): Promise<Failure | undefined> {
  if (kind === 'docx') return officeRefusal(file);
  if (kind === 'pdf' && !file.includes('%%EOF')) return fail('PROOF_KIND');
  const isActive =
    isAlsoArchive(file) ||
    (kind === 'pdf'
      ? hasTail(file) || isActivePdf(file)
      : file.subarray(0, 1024).includes('%PDF-')) ||
    olderWord(file) === 'macros';
  return isActive ? fail('PROOF_ACTIVE') : undefined;
}

/** Whether a program that unpacks archives, which it reads from their end, finds one. */
const isAlsoArchive = (file: Buffer): boolean =>
  file.subarray(-65_557).includes('PK\x05\x06') && file.includes('PK\x01\x02');

/** Without folders, and without signs that hide or turn around what follows. */
const visible = (sent: string): string =>
  sent
    .slice(Math.max(sent.lastIndexOf('/'), sent.lastIndexOf('\\')) + 1)
    .replace(/[\p{Cc}\p{Cf}]/gu, '');

const plainName = (sent: string): string =>
  visible(sent)
    .replace(/\.[^.]*$/, '')
    .replace(/^[.\s]+/, '')
    .slice(0, 150) || 'dokaz';

const macros = /vbaProject\.bin|\/activeX\/|\/embeddings\/.*\.bin$/i;
/** What a letter fetches from elsewhere when it is opened; a link that is pressed is none. */
const fetched =
  /(?=[^>]*TargetMode\s*=\s*["']External)[^>]*Type\s*=\s*["'][^"']*\/(?:attachedTemplate|oleObject|frame|subDocument)["']/;

async function officeRefusal(file: Buffer): Promise<Failure | undefined> {
  if (!(await inflatesWithin(file, unpackedAtMost))) return fail('PROOF_KIND');
  const zip = await fromBufferPromise(file);
  for await (const entry of zip.eachEntry()) {
    if (macros.test(entry.fileName)) return fail('PROOF_ACTIVE');
    if (!entry.fileName.endsWith('.rels')) continue;
    const links = await text(await zip.openReadStreamPromise(entry));
    if (links.split('<').some((one) => fetched.test(one))) return fail('PROOF_ACTIVE');
  }
  return undefined;
}
