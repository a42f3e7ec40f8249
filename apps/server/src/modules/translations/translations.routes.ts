import { translationsApi } from '@app/contracts/translations/translations.api';
import { mostImportRows } from '@app/contracts/translations/translations.schemas';
import fp from 'fastify-plugin';
import { chosenEncoding } from '../../platform/encodings.ts';
import { attach } from '../../platform/http/answers.ts';
import type { Context, RawContext } from '../../platform/http/context.ts';
import { fail, isFailure } from '../../platform/http/failure.ts';
import { defineModule } from '../../platform/http/module.ts';
import { readForm } from '../files/public.ts';
import { type CachedList, createTextCache } from './translations.cache.ts';
import { contentTypes, largestFile, readTexts, writeTexts } from './translations.files.ts';
import { previewOf } from './translations.import.ts';
import { createTranslationsService } from './translations.service.ts';
import { translationsTables } from './translations.tables.ts';
import { translationsTopics } from './translations.topics.ts';

export const translationsModule = defineModule({
  name: 'translations',
  api: translationsApi,
  tables: translationsTables,
  topics: translationsTopics,
  setup: createTextCache,
  handlers: (platform, texts) => {
    const service = createTranslationsService(platform, texts);
    return {
      all: (_input, context) => sendCached(texts.state().all, context),
      changes: (_input, context) => sendCached(texts.state().changed, context),
      table: () => service.table(),
      exportFile: async ({ params, query: { language } }, { reply }) => {
        const content = writeTexts(params.format, texts.state().all.entries, language);
        const day = platform.clock.now().toISOString().slice(0, 10);
        return attach(reply, contentTypes[params.format], {
          name: `texts-${day}.${params.format}`,
          content,
        });
      },
      async previewImport(_input, { request }) {
        const form = await readForm(request, { fileSize: largestFile });
        if (isFailure(form)) return form;
        const read = await readTexts(form.name, form.file);
        if (isFailure(read)) return read;
        if (read.rows.length > mostImportRows) {
          return fail('VALIDATION', { fields: { file: 'fileTooManyRows' } });
        }
        return previewOf(read, texts.state().changes);
      },
      applyImport: ({ body }, { actor }) => service.applyImport(actor.id, body.rows),
      change: ({ params, body }, { actor }) => service.change(actor.id, { ...params, ...body }),
    };
  },
  // The texts are there before the first request is answered.
  plugin: (_platform, texts) =>
    fp(async (app) => {
      app.addHook('onClose', async () => texts.stop());
      await texts.start();
    }),
});

async function sendCached(
  list: CachedList,
  { request, reply, unchanged }: Context & RawContext,
): Promise<unknown> {
  reply.headers({ 'cache-control': 'public, no-cache', vary: 'accept-encoding' });
  const known = unchanged(list.version);
  // One tag for all encodings, so a weak one.
  reply.header('etag', `W/"${list.version}"`);
  if (known) return reply.send();
  const encoding = chosenEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply
    .header('content-type', 'application/json; charset=utf-8')
    .send(await list.body(encoding));
}
