import { createHash } from 'node:crypto';
import { callsPaths } from '@app/contracts/calls/calls.paths';
import type { CallSummary, CallsFeed } from '@app/contracts/calls/calls.schemas';
import type { LocalizedText } from '@app/contracts/common.schemas';
import { parseAddress } from '@app/contracts/endpoint';
import { callPage, pages } from '@app/contracts/pages';
import { callFilesTexts } from '@app/messages/call-files';
import { type Language, languageTag } from '@app/messages/catalogue';
import { formatDateTime } from '@app/messages/format/dates';
import { formatKm } from '@app/messages/format/numbers';
import { addTexts, translate } from '@app/messages/translate';
import { XMLBuilder } from 'fast-xml-parser';
import { escapeHtml } from '../../platform/escape-html.ts';
import type { Settings } from '../../platform/settings.ts';

addTexts('call-files', callFilesTexts);

type Product = Pick<Settings, 'brand' | 'publicUrl'>;

/** A text that its writer has left out in one language is better read in the other. */
export const inLanguage = (text: LocalizedText, language: Language): string =>
  text[language] || text[language === 'en' ? 'bhs' : 'en'];

/** Open calls as a JSON Feed 1.1 (jsonfeed.org), the one that opened last first. */
export function jsonFeed(calls: readonly CallSummary[], language: Language, p: Product): CallsFeed {
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: translate(language, 'call-files.feedTitle', { brand: p.brand }),
    description: translate(language, 'call-files.feedText'),
    language: languageTag[language],
    home_page_url: `${p.publicUrl}${pages.calls()}`,
    feed_url: addressOf('feed', language, p),
    items: newestFirst(calls).map((call) => ({
      id: `urn:uuid:${call.id}`,
      url: `${p.publicUrl}${callPage(call)}`,
      title: inLanguage(call.title, language),
      content_text: textOf(call, language),
      date_published: call.opensAt,
      language: languageTag[call.title[language] ? language : language === 'en' ? 'bhs' : 'en'],
      authors: [{ name: call.bank.name }],
      tags: [translate(language, `call-files.${call.kind}`), call.bank.municipality],
    })),
  };
}

const builder = new XMLBuilder({ ignoreAttributes: false, suppressEmptyNode: true });

/** The same as RSS 2.0. */
export function rssFeed(calls: readonly CallSummary[], language: Language, p: Product): string {
  const feed = jsonFeed(calls, language, p);
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
        'atom:link': {
          '@_href': addressOf('feedRss', language, p),
          '@_rel': 'self',
          '@_type': 'application/rss+xml',
        },
        item: feed.items.map((item) => ({
          title: xml(item.title),
          link: item.url,
          guid: { '@_isPermaLink': 'false', '#text': item.id },
          pubDate: new Date(item.date_published).toUTCString(),
          // Readers take a description for HTML.
          description: xml(escapeHtml(item.content_text)),
          'dc:creator': xml(item.authors[0]?.name ?? ''),
          category: item.tags.map(xml),
        })),
      },
    },
  });
}

/** Names the version of a feed: the same as long as it says the same. */
export const versionOf = (feed: string): string =>
  createHash('sha256').update(feed).digest('base64url').slice(0, 27);

function addressOf(feed: 'feed' | 'feedRss', language: Language, { publicUrl }: Product): string {
  return `${publicUrl}${parseAddress(callsPaths[feed]).path}?language=${language}`;
}

const newestFirst = (calls: readonly CallSummary[]) =>
  [...calls].sort((a, b) => Date.parse(b.opensAt) - Date.parse(a.opensAt));

function textOf(call: CallSummary, language: Language): string {
  const facts = translate(language, 'call-files.facts', {
    bank: call.bank.name,
    amount: formatKm(call.maxAmount, language),
    deadline: formatDateTime(call.closesAt, language),
  });
  return `${inLanguage(call.summary, language)} ${facts}`;
}

/** Letters that XML 1.0 has no place for, not even escaped. */
const xml = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is taken out
  text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '').toWellFormed();
