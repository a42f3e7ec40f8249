import type { FastifyRequest } from 'fastify';
import { type Failure, fail } from '../../platform/http/failure.ts';

/** A form with one file. */
export interface FileForm {
  readonly file: Buffer;
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * Reads a form of a `multipart` endpoint, its one file in memory.
 *
 * @returns `UNSUPPORTED_MEDIA` when it is no form, `BAD_REQUEST` when it has no file.
 */
export async function readForm(request: FastifyRequest): Promise<FileForm | Failure> {
  if (!request.isMultipart()) return fail('UNSUPPORTED_MEDIA');
  let file: Buffer | undefined;
  const fields: Record<string, string> = {};
  for await (const part of request.parts()) {
    if (part.type === 'file') file = await part.toBuffer();
    else fields[part.fieldname] = String(part.value);
  }
  return file && file.length > 0 ? { file, fields } : fail('BAD_REQUEST');
}
