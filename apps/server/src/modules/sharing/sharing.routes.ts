import { projectOf } from '@app/contracts/pages';
import { sharingApi } from '@app/contracts/sharing/sharing.api';
import { fail, isFailure } from '../../platform/http/failure.ts';
import { defineModule } from '../../platform/http/module.ts';
import { createPublicView } from '../applications/public.ts';
import { sharedPage, sharedPolicy } from './sharing.page.ts';
import { createSharedPicture } from './sharing.picture.ts';

/** Seconds for which networks and browsers keep what they were given. */
const kept = 3_600;

export const sharingModule = defineModule({
  name: 'sharing',
  api: sharingApi,
  handlers: (p) => {
    const publicView = createPublicView(p);
    const pictureOf = createSharedPicture(p);
    return {
      page: async ({ params }, { language, reply }) => {
        const view = await publicView(params.slugOrId, null);
        const shown = isFailure(view) ? null : view;
        const { publicUrl, brand } = p.settings;
        // The real page tells what is not public to whom it may, and leads visitors to sign in.
        const kind = shown?.kind ?? params.type.split('-')[0] ?? '';
        const address = projectOf(kind)({ slug: shown?.slug ?? params.slugOrId });
        return reply
          .headers({
            'content-type': 'text/html; charset=utf-8',
            'content-security-policy': sharedPolicy,
            'cache-control': shown ? `public, max-age=${kept}` : 'no-store',
          })
          .send(sharedPage(shown, { language, publicUrl, brand, address }));
      },
      picture: async ({ params }, { request, reply }) => {
        const view = await publicView(params.slugOrId, null);
        if (isFailure(view)) return fail('NOT_FOUND');
        const { content, tag } = await pictureOf(view);
        reply.headers({
          'content-type': 'image/jpeg',
          'cache-control': `public, max-age=${kept}`,
          'cross-origin-resource-policy': 'cross-origin',
          etag: tag,
        });
        return request.headers['if-none-match'] === tag
          ? reply.code(304).send()
          : reply.send(content);
      },
    };
  },
});
