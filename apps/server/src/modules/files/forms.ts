import type { FastifyRequest } from 'fastify';
import { type Failure, fail } from '../../platform/http/failure.ts';
import { keptText } from '../../platform/http/storable.ts';

export interface FileForm {
  readonly file: Buffer;
  readonly name: string;
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * Reads a form of a `multipart` endpoint, its one file in memory.
 *
 * @param limits `fileSize` in bytes, where it is not the common one.
 * @returns `UNSUPPORTED_MEDIA` when it is no form, `BAD_REQUEST` when it is a broken one or has no
 *   file, `FILE_EMPTY` when there is nothing in the file.
 */
export async function readForm(
  request: FastifyRequest,
  limits: { readonly fileSize?: number } = {},
): Promise<FileForm | Failure> {
  if (!request.isMultipart()) return fail('UNSUPPORTED_MEDIA');
  let file: Buffer | undefined;
  let name = '';
  const fields: Record<string, string> = {};
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file') {
        name = keptText(part.filename);
        file = await part.toBuffer();
      } else fields[part.fieldname] = keptText(String(part.value));
    }
  } catch (error) {
    // What is beyond a limit has a status; what cannot be read as a form has none.
    if (error instanceof Error && 'statusCode' in error) throw error;
    return fail('BAD_REQUEST');
  }
  if (!file) return fail('BAD_REQUEST');
  return file.length > 0 ? { file, name, fields } : fail('FILE_EMPTY');
}
