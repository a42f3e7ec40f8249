import { createHash } from 'node:crypto';
import type { JsonFeed } from '@app/contracts/feeds.schemas';
import { XMLBuilder } from 'fast-xml-parser';
import type { z } from 'zod';
import { escapeHtml } from './escape-html.ts';

const builder = new XMLBuilder({ ignoreAttributes: false, suppressEmptyNode: true });

/** A feed as RSS 2.0. @param self the address at which it is had as such. */
export function rssOf(feed: z.output<typeof JsonFeed>, self: string): string {
  return builder.build({
    '?xml': { '@_version': '1.0', '@_encoding': 'UTF-8' },
    rss: {
      '@_version': '2.0',
      '@_xmlns:atom': 'http://www.w3.org/2005/Atom',
      '@_xmlns:dc': 'http://purl.org/dc/elements/1.1/',
      channel: {
        title: xml(feed.title),
        link: feed.home_page_url,
        description: xml(feed.description),
        language: feed.language,
        'atom:link': { '@_href': self, '@_rel': 'self', '@_type': 'application/rss+xml' },
        item: feed.items.map((item) => ({
          title: xml(item.title),
          link: item.url,
          guid: { '@_isPermaLink': 'false', '#text': item.id },
          pubDate: new Date(item.date_published).toUTCString(),
          // Readers take a description for HTML.
          description: xml(escapeHtml(item.content_text)),
          'dc:creator': item.authors.map(({ name }) => xml(name)),
          category: item.tags.map(xml),
        })),
      },
    },
  });
}

/** Names the version of a feed: the same as long as it says the same. */
export const versionOf = (feed: string): string =>
  createHash('sha256').update(feed).digest('base64url').slice(0, 27);

/** Letters that XML 1.0 has no place for, not even escaped. */
const xml = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is taken out
  text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '').toWellFormed();
