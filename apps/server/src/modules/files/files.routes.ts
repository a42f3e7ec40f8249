import { filesApi } from '@app/contracts/files/files.api';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { RawContext } from '../../platform/http/context.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import { defineModule } from '../../platform/http/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { keepPicture, obKey, productKey } from './files.service.ts';

const tenMegabytes = 10 * 1024 * 1024;

/** Uploads of pictures, and their delivery. */
export const filesModule = defineModule({
  name: 'files',
  api: filesApi,
  handlers: (platform) => ({
    async upload(_input, { actor, request }) {
      const form = await readForm(request);
      if (isFailure(form)) return form;
      const kept = await keepPicture(platform, actor.id, form.file, form.area);
      return isFailure(kept) ? kept : { success: true as const, ...kept };
    },
    productFile: ({ params }, context) =>
      deliver(platform, productKey(params.userId, params.filePath), context),
    obFile: ({ params }, context) => deliver(platform, obKey(params.filePath), context),
  }),
  // Unwrapped, so that the form reader is known to the endpoints beside it.
  plugin: () =>
    fp(async (app: FastifyInstance) => {
      await app.register(multipart, {
        limits: { fileSize: tenMegabytes, files: 1, fields: 8, fieldSize: 256, parts: 9 },
      });
    }),
});

interface Form {
  readonly file: Buffer;
  readonly area: 'ob' | 'product';
}

async function readForm(request: FastifyRequest): Promise<Form | Failure> {
  if (!request.isMultipart()) return fail('UNSUPPORTED_MEDIA');
  let file: Buffer | undefined;
  let area: Form['area'] = 'product';
  for await (const part of request.parts()) {
    if (part.type === 'file') file = await part.toBuffer();
    else if (part.fieldname === 'entityType' && part.value === 'ob') area = 'ob';
  }
  return file && file.length > 0 ? { file, area } : fail('BAD_REQUEST');
}

/** A name is never given twice, so whoever has the file may keep it for good. */
async function deliver(
  { files }: Platform,
  key: string,
  { request, reply }: RawContext,
): Promise<unknown> {
  const tag = `"${key.slice(key.lastIndexOf('/') + 1)}"`;
  const known = request.headers['if-none-match'] === tag;
  const file = await files.get(key);
  if (!file) return fail('NOT_FOUND');
  reply.headers({
    'cache-control': 'public, max-age=31536000, immutable',
    etag: tag,
    // Opened by itself, a file has the rights of no page; mails and other sites may show it.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
  });
  if (known) {
    file.stream.destroy();
    return reply.code(304).send();
  }
  return reply
    .headers({ 'content-type': file.contentType, 'content-length': file.size })
    .send(file.stream);
}
