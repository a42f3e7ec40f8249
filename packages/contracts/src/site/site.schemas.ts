import { z } from 'zod';
import { Id } from '../common.schemas.ts';

/** What pages there are of which the list grows. */
export const listedKinds = ['banks', 'calls', 'projects', 'campaigns', 'articles'] as const;
export type ListedKind = (typeof listedKinds)[number];

/** A part of a sitemap that is too long for one file: what follows a record. */
export const SitemapPart = z.object({
  kind: z.enum(listedKinds),
  after: z.union([z.literal('first'), Id]),
});
