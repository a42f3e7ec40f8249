import { callsPaths } from '@app/contracts/calls/calls.paths';
import type { CallSummary } from '@app/contracts/calls/calls.schemas';
import type { LocalizedText } from '@app/contracts/common.schemas';
import { parseAddress } from '@app/contracts/endpoint';
import type { JsonFeed } from '@app/contracts/feeds.schemas';
import { callPage, pages } from '@app/contracts/pages';
import { toKm } from '@app/domain/money';
import { callFilesTexts } from '@app/messages/call-files';
import { type Language, languageTag } from '@app/messages/catalogue';
import { formatDateTime } from '@app/messages/format/dates';
import { formatKm } from '@app/messages/format/numbers';
import { addTexts, translate } from '@app/messages/translate';
import type { z } from 'zod';
import { rssOf } from '../../platform/feeds.ts';
import type { Settings } from '../../platform/settings.ts';

addTexts('call-files', callFilesTexts);

type Product = Pick<Settings, 'brand' | 'publicUrl'>;

/** A text that its writer has left out in one language is better read in the other. */
export const inLanguage = (text: LocalizedText, language: Language): string =>
  text[language] || text[language === 'en' ? 'bhs' : 'en'];

/** Open calls as a JSON Feed 1.1 (jsonfeed.org), the one that opened last first. */
export function jsonFeed(
  calls: readonly z.output<typeof CallSummary>[],
  language: Language,
  p: Product,
): z.output<typeof JsonFeed> {
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

/** The same as RSS 2.0. */
export const rssFeed = (
  calls: readonly z.output<typeof CallSummary>[],
  language: Language,
  p: Product,
): string => rssOf(jsonFeed(calls, language, p), addressOf('feedRss', language, p));

function addressOf(feed: 'feed' | 'feedRss', language: Language, { publicUrl }: Product): string {
  return `${publicUrl}${parseAddress(callsPaths[feed]).path}?language=${language}`;
}

const newestFirst = (calls: readonly z.output<typeof CallSummary>[]) =>
  [...calls].sort((a, b) => b.opensAt.getTime() - a.opensAt.getTime());

function textOf(call: z.output<typeof CallSummary>, language: Language): string {
  const facts = translate(language, 'call-files.facts', {
    bank: call.bank.name,
    amount: formatKm(toKm(call.maxAmount), language),
    deadline: formatDateTime(call.closesAt, language),
  });
  return `${inLanguage(call.summary, language)} ${facts}`;
}
