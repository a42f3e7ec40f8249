import { randomUUID } from 'node:crypto';
import type { StoredDocument } from '@app/contracts/files/files.schemas';
import { slugify } from '@app/domain/slug';
import { fileTypeFromBuffer } from 'file-type';
import { contentTypeOf } from '../../platform/files/store.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { olderWord } from './older-word.ts';
import { heic, remakePicture } from './pictures.ts';

/** Told by what is in it, never by its name; those with macros are none of them. */
const endings = ['pdf', 'docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp'];
const papers = ['pdf', 'docx', 'xlsx', 'odt', 'ods'];
const photos = ['jpg', 'png', 'webp'];
/** Pixels of the longer side at which small print on a photographed page can still be read. */
const page = 2600;

export const documentKey = (id: string, name: string) => `ob-documents/${id}/${name}`;

/** Keeps a document of a bank under a readable name; whoever opens it saves it. */
export async function storeDocument(
  { files }: Pick<Platform, 'files'>,
  { file, name: sent }: { readonly file: Buffer; readonly name: string },
): Promise<StoredDocument | Failure> {
  const ending = (await fileTypeFromBuffer(file))?.ext;
  if (!ending || !endings.includes(ending)) return fail('UNSUPPORTED_MEDIA');
  const filePath = `${slugify(sent.replace(/\.[^.]*$/, '')) || 'dokument'}.${ending}`;
  const id = randomUUID();
  const key = documentKey(id, filePath);
  await files.put(key, file, contentTypeOf(key));
  return { url: `/api/ob-documents/${id}/${filePath}`, bytes: file.length };
}

/** A file that stands for a piece of paper, under its own ending. */
export interface Paper {
  readonly content: Buffer;
  readonly ending: string;
  readonly name: string;
  /** Of a picture, as it is kept. */
  readonly pixels?: { readonly width: number; readonly height: number };
}

/**
 * Reads a document or the picture of one. A picture is made anew: what a camera writes into it, such
 * as the place where somebody lives, goes no further.
 *
 * @param takes `olderWord`: documents of Word before 2007 too, which nothing here looks into but for
 *   macros.
 * @returns `UNSUPPORTED_MEDIA` for anything else.
 */
export async function readPaper(
  sent: { readonly file: Buffer; readonly name: string },
  takes: { readonly olderWord?: boolean } = {},
): Promise<Paper | Failure> {
  const name = sent.name.replace(/\.[^.]*$/, '').slice(0, 150) || 'dokument';
  if (takes.olderWord && olderWord(sent.file) === 'plain') {
    return { content: sent.file, ending: 'doc', name: `${name}.doc` };
  }
  const ending = (await fileTypeFromBuffer(sent.file))?.ext ?? '';
  if (papers.includes(ending)) return { content: sent.file, ending, name: `${name}.${ending}` };
  // What has a word of its own as a picture has it here, too.
  if (![...photos, ...heic].includes(ending)) return fail('UNSUPPORTED_MEDIA');
  const picture = await remakePicture(sent.file, { width: page, height: page });
  if (isFailure(picture)) return picture;
  const { content, ending: kept, pixels } = picture;
  return { content, ending: kept, name: `${name}.${kept}`, pixels };
}
