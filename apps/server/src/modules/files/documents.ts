import { randomUUID } from 'node:crypto';
import type { StoredDocument } from '@app/contracts/files/files.schemas';
import { slugify } from '@app/domain/slug';
import { fileTypeFromBuffer } from 'file-type';
import { contentTypeOf } from '../../platform/files/store.ts';
import { type Failure, fail } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';

/** Told by what is in it, never by its name; those with macros are none of them. */
const endings = ['pdf', 'docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp'];

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
