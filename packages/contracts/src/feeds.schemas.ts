import { z } from 'zod';
import { Instant } from './common.schemas.ts';

/** JSON Feed 1.1 (jsonfeed.org), as far as it is used. */
export const JsonFeed = z.object({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string(),
  description: z.string(),
  language: z.string(),
  home_page_url: z.url(),
  feed_url: z.url(),
  items: z.array(
    z.object({
      id: z.string(),
      url: z.url(),
      title: z.string(),
      content_text: z.string(),
      image: z.url().optional(),
      date_published: Instant,
      language: z.string(),
      authors: z.array(z.object({ name: z.string() })),
      tags: z.array(z.string()),
    }),
  ),
});
export type JsonFeed = z.input<typeof JsonFeed>;
