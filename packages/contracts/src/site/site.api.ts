import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { sitePaths } from './site.paths.ts';
import { SitemapPart } from './site.schemas.ts';

const file = { access: 'public', kind: 'stream', answer: z.string() } as const;

export const siteApi = endpoints(sitePaths, {
  robots: { ...file, summary: 'What machines may read, and where the sitemap is.' },
  sitemap: {
    ...file,
    summary: 'Every page that search engines may list; an index of parts when they are many.',
  },
  sitemapPart: {
    ...file,
    summary: 'A part of the sitemap.',
    params: SitemapPart,
    rateLimit: { max: 60, windowSeconds: 60 },
  },
  security: { ...file, summary: 'Where weaknesses are reported (RFC 9116).' },
  manifest: {
    ...file,
    answer: z.unknown(),
    summary: 'What the product is called and looks like once installed.',
  },
  offline: { ...file, summary: 'What is shown where there is no connection.' },
  worker: { ...file, summary: 'The script that shows the page for where there is no connection.' },
});
