import { Slug } from '@app/contracts/common.schemas';
import { pages } from '@app/contracts/pages';
import { sharingApi } from '@app/contracts/sharing/sharing.api';
import { type SharedType, sharedTypes } from '@app/contracts/sharing/sharing.paths';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fail } from '../../platform/http/failure.ts';
import { readerLanguage } from '../../platform/http/language.ts';
import { defineModule } from '../../platform/http/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { createSharedItems, realPage } from './sharing.items.ts';
import { sharedPage, sharedPolicy } from './sharing.page.ts';
import { createSharedPicture } from './sharing.picture.ts';

/** Seconds for which networks and browsers keep what they were given. */
const cachedFor = { page: 300, picture: 3_600 };
/** What is listed is the real page, as far as whoever it is of lets it be. */
const unlisted = { 'x-robots-tag': 'noindex' };

export const sharingModule = defineModule({
  name: 'sharing',
  api: sharingApi,
  setup: createSharing,
  handlers: (_platform, sharing) => ({
    page: ({ params }, { request, reply }) => sharing.page(params, request, reply),
    picture: async ({ params, query }, { request, reply }) => {
      const picture = await sharing.picture(params, query.language);
      if (!picture) return fail('NOT_FOUND');
      reply.headers({
        'content-type': 'image/jpeg',
        'cache-control': `public, max-age=${cachedFor.picture}`,
        'cross-origin-resource-policy': 'cross-origin',
        ...unlisted,
        etag: picture.tag,
      });
      return request.headers['if-none-match'] === picture.tag
        ? reply.code(304).send()
        : reply.send(picture.content);
    },
  }),
  /** A route for each type: whatever else stands there is a page that does not exist. */
  plugin: (_platform, sharing) => async (app) => {
    for (const type of sharedTypes) {
      app.get<{ Params: { slugOrId: string } }>(
        pages.shared.path.replace(':type', type).replace(':id', ':slugOrId'),
        { schema: { hide: true } },
        (request, reply) => sharing.page({ type, ...request.params }, request, reply),
      );
    }
  },
});

interface SharedSubject {
  readonly type: SharedType;
  readonly slugOrId: string;
}

function createSharing(p: Platform) {
  const find = createSharedItems(p);
  const pictureOf = createSharedPicture(p);
  return {
    async page(
      { type, slugOrId }: SharedSubject,
      { headers, raw }: Pick<FastifyRequest, 'headers' | 'raw'>,
      reply: FastifyReply,
    ) {
      const language = readerLanguage(headers);
      const known = Slug.safeParse(slugOrId).success;
      const item = known ? await find[type](slugOrId, language) : null;
      const { publicUrl, brand } = p.settings;
      const address = item?.address ?? realPage[type](slugOrId);
      const query = /\?.*$/s.exec(raw.url ?? '')?.[0] ?? '';
      const options = { type, slugOrId, language, publicUrl, brand, address, query };
      return reply
        .headers({
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': sharedPolicy,
          'cache-control': item ? `public, max-age=${cachedFor.page}` : 'no-store',
          vary: 'accept-language, cookie',
          ...unlisted,
        })
        .send(sharedPage(item, options));
    },
    async picture({ type, slugOrId }: SharedSubject, language: 'bhs' | 'en') {
      const item = await find[type](slugOrId, language);
      return item && pictureOf(item.drawn);
    },
  };
}
