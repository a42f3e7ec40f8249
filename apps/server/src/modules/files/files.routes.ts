import { filesApi } from '@app/contracts/files/files.api';
import { isAdmin } from '@app/domain/permissions/permissions';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { createGuardedFetch } from '../../platform/guarded-fetch.ts';
import { fail, isFailure } from '../../platform/http/failure.ts';
import { defineModule } from '../../platform/http/module.ts';
import { deliver } from './delivery.ts';
import { documentKey } from './documents.ts';
import { filesPersonalData } from './files.personal-data.ts';
import {
  obKey,
  pictureBytes,
  productKey,
  storePicture,
  storePictureFrom,
} from './files.service.ts';
import { readForm } from './forms.ts';
import { isVideo, storeVideo, videoBytes } from './videos.ts';

const fetchPublic = createGuardedFetch();

export const filesModule = defineModule({
  name: 'files',
  api: filesApi,
  personalData: filesPersonalData,
  handlers: (platform) => ({
    async upload(_input, { actor, request }) {
      const mayFilm = isAdmin(actor);
      const form = await readForm(request, mayFilm ? { fileSize: videoBytes } : {});
      if (isFailure(form)) return form;
      if (mayFilm && (await isVideo(form.file))) {
        const stored = await storeVideo(platform, actor.id, form.file);
        return isFailure(stored) ? stored : { success: true as const, ...stored };
      }
      if (form.file.length > pictureBytes) return fail('PAYLOAD_TOO_LARGE');
      const area = form.fields.entityType === 'ob' ? 'ob' : 'product';
      const saved = await storePicture(platform, actor.id, form.file, area);
      return isFailure(saved) ? saved : { success: true as const, ...saved };
    },
    async image(_input, { actor, request }) {
      const form = await readForm(request);
      if (isFailure(form)) return form;
      const stored = await storePicture(platform, actor.id, form.file, 'post');
      return isFailure(stored) ? stored : { url: stored.url, fileName: stored.filePath };
    },
    async uploadFromAddress({ body }, { actor }) {
      const from = { url: body.url, area: body.entityType };
      const stored = await storePictureFrom(platform, fetchPublic, actor.id, from);
      return isFailure(stored) ? stored : { success: true as const, ...stored };
    },
    productFile: ({ params }, context) =>
      deliver(platform, productKey(params.userId, params.filePath), context),
    obFile: ({ params }, context) => deliver(platform, obKey(params.filePath), context),
    // Saved, never shown: what a document carries has no page to act on.
    obDocument: ({ params }, context) =>
      deliver(platform, documentKey(params.id, params.filePath), context, {
        'content-disposition': 'attachment',
      }),
  }),
  // Unwrapped, so that the form reader is known to the endpoints beside it.
  plugin: () =>
    fp(async (app: FastifyInstance) => {
      await app.register(multipart, {
        limits: { fileSize: pictureBytes, files: 1, fields: 8, fieldSize: 256, parts: 9 },
      });
    }),
});
