import { CallSummary } from '@app/contracts/calls/calls.schemas';
import { JsonFeed } from '@app/contracts/feeds.schemas';
import { XMLParser } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { jsonFeed, rssFeed } from './calls.feeds.ts';

const product = { brand: 'Zamah', publicUrl: 'https://zamah.example' };
const call = CallSummary.parse({
  id: '0199aaaa-0000-7000-8000-000000000001',
  slug: 'tuzla-po-mjeri-mladih',
  kind: 'orange',
  state: 'open',
  bank: {
    id: '0199aaaa-0000-7000-8000-000000000002',
    slug: 'tuzla',
    name: 'Omladinska banka Tuzla',
    municipality: 'Tuzla',
    emblem: 'tuzla',
  },
  title: { bhs: 'Mi & <vi> ]]>', en: '' },
  summary: { bhs: 'Ulica\u0008, dom <b>i</b> dvorište.', en: '' },
  opensAt: '2026-11-02T08:00:00.000Z',
  closesAt: '2026-12-12T22:59:00.000Z',
  minAmount: 1_000,
  maxAmount: 5_000,
  minTeam: 1,
  maxTeam: 8,
  minAge: 15,
  maxAge: 30,
  municipalities: [],
  topics: [],
  picture: null,
  pictureAlt: { bhs: '', en: '' },
});
const later = { ...call, slug: 'kasniji', opensAt: new Date('2026-11-10T08:00:00.000Z') };

describe('the feed of open calls', () => {
  it('is a JSON Feed, the one that opened last first', () => {
    const feed = jsonFeed([call, later], 'bhs', product);
    expect(JsonFeed.decode(JsonFeed.encode(feed))).toEqual(feed);
    expect(feed.items.map(({ url }) => url)).toEqual([
      'https://zamah.example/call/kasniji',
      'https://zamah.example/call/tuzla-po-mjeri-mladih',
    ]);
    expect(feed.items[1]?.content_text).toBe(
      'Ulica\u0008, dom <b>i</b> dvorište. Omladinska banka Tuzla, do 5.000\u00a0KM po projektu. Rok: 12. decembar 2026. u 23:59.',
    );
  });

  it('tells in English what has an English text, and the rest in Bosnian and says so', () => {
    const { items, language } = jsonFeed([call], 'en', product);
    expect(language).toBe('en-GB');
    expect(items[0]).toMatchObject({ title: 'Mi & <vi> ]]>', language: 'bs-BA' });
    expect(items[0]?.content_text).toContain('up to 5,000\u00a0KM per project');
  });

  it('is RSS that a parser reads back, whatever the texts hold', () => {
    const text = rssFeed([call], 'bhs', product);
    const { rss } = new XMLParser({ ignoreAttributes: false }).parse(text, true);
    expect(rss.channel['atom:link']['@_href']).toBe(
      'https://zamah.example/api/calls/feed.xml?language=bhs',
    );
    expect(rss.channel.item).toMatchObject({
      title: 'Mi & <vi> ]]>',
      link: 'https://zamah.example/call/tuzla-po-mjeri-mladih',
      guid: { '#text': `urn:uuid:${call.id}` },
      pubDate: 'Mon, 02 Nov 2026 08:00:00 GMT',
    });
    expect(rss.channel.item.description).toContain('Ulica, dom &lt;b&gt;i&lt;/b&gt; dvorište.');
  });
});
