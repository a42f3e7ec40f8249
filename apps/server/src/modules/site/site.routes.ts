import { parseAddress } from '@app/contracts/endpoint';
import { siteApi } from '@app/contracts/site/site.api';
import { sitePaths } from '@app/contracts/site/site.paths';
import type { FastifyReply } from 'fastify';
import { createCache } from '../../platform/cache.ts';
import { defineModule } from '../../platform/http/module.ts';
import { manifest } from './site.manifest.ts';
import { offlinePage, offlinePolicy, offlineWorker, workerPolicy } from './site.offline.ts';
import { pushedWorker } from './site.pushed.ts';
import { listPages } from './site.repo.ts';
import { securityTxt } from './site.security.ts';
import { type ReadPart, sitemap, sitemapPart } from './site.sitemap.ts';

const hour = 3_600;

const send = (reply: FastifyReply, type: string, body: string, cachedFor = hour) =>
  reply
    .headers({
      'content-type': `${type}; charset=utf-8`,
      'cache-control': cachedFor > 0 ? `public, max-age=${cachedFor}` : 'no-cache',
    })
    .send(body);

export const siteModule = defineModule({
  name: 'site',
  api: siteApi,
  handlers: (p) => {
    const { brand, publicUrl } = p.settings;
    const read: ReadPart = (kind, after, limit) => listPages[kind](p.db.read, { after, limit });
    // Whoever asks for it reads all of it: once an hour is enough.
    const cached = createCache<{ readonly xml: string }>(p, {
      milliseconds: hour * 1_000,
      atMost: 1,
      on: () => undefined,
    });
    const readAll = async () => ({ xml: await sitemap(publicUrl, read) });
    return {
      robots: async (_, { reply }) => send(reply, 'text/plain', robots(publicUrl)),
      sitemap: async (_, { reply }) =>
        send(reply, 'application/xml', (await cached('all', readAll)).xml),
      sitemapPart: async ({ params }, { reply }) =>
        send(reply, 'application/xml', await sitemapPart(publicUrl, read, params)),
      security: async (_, { reply }) =>
        send(reply, 'text/plain', securityTxt(p.settings, p.clock.now())),
      manifest: async (_, { language, reply }) =>
        send(
          reply.header('vary', 'accept-language, cookie'),
          'application/manifest+json',
          JSON.stringify(manifest(brand, language)),
        ),
      offline: async (_, { reply }) =>
        send(
          reply.header('content-security-policy', offlinePolicy),
          'text/html',
          offlinePage(brand),
          0,
        ),
      worker: async (_, { reply }) =>
        send(
          reply.header('content-security-policy', workerPolicy),
          'text/javascript',
          offlineWorker(offlinePage(brand), brand) + pushedWorker,
          0,
        ),
    };
  },
});

/** Pictures below the API belong to pages, and to what networks show of them. */
const robots = (publicUrl: string) => `User-agent: *
Disallow: /api/
Disallow: /dev/
Allow: /api/ob-files/
Allow: /api/uploads/
Allow: /api/social-share/

Sitemap: ${publicUrl}${parseAddress(sitePaths.sitemap).path}
`;
