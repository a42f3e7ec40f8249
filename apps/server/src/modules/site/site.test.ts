import { hash } from 'node:crypto';
import { type ListedKind, listedKinds } from '@app/contracts/site/site.schemas';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { readSettings } from '../../platform/settings.ts';
import { offlinePage, offlinePolicy, offlineWorker } from './site.offline.ts';
import { securityTxt } from './site.security.ts';
import { type ReadPart, sitemap, sitemapPart } from './site.sitemap.ts';

const publicUrl = 'https://zamah.ba';

/** So many pages of each kind, by ids in order. */
function pagesOf(counts: Partial<Record<ListedKind, number>>): ReadPart {
  return async (kind, after, limit) =>
    Array.from({ length: counts[kind] ?? 0 }, (_, n) => ({
      id: String(n).padStart(4, '0'),
      address: `/${kind}/${n}`,
    }))
      .filter(({ id }) => after === undefined || id > after)
      .slice(0, limit);
}

function addressesIn(xml: string): string[] {
  expect(XMLValidator.validate(xml)).toBe(true);
  const parsed = new XMLParser({ isArray: (name) => name === 'url' || name === 'sitemap' }).parse(
    xml,
  );
  const entries: { loc: string }[] = (parsed.urlset?.url ?? parsed.sitemapindex?.sitemap) || [];
  return entries.map(({ loc }) => loc.replace(publicUrl, ''));
}

describe('the sitemap', () => {
  it('is one file as long as one holds all', async () => {
    const xml = await sitemap(publicUrl, pagesOf({ banks: 1, calls: 2 }));
    expect(xml).toContain('<urlset');
    expect(addressesIn(xml)).toEqual(
      expect.arrayContaining(['/', '/ob', '/banks/0', '/calls/0', '/calls/1']),
    );
  });

  it.each([20, 21, 25, 40])('of parts of %i has each page once', async (largest) => {
    const read = pagesOf({ banks: 3, calls: 40, campaigns: 21 });
    const index = await sitemap(publicUrl, read, largest);
    expect(index).toContain('<sitemapindex');
    const found: string[] = [];
    for (const part of addressesIn(index)) {
      const [, , kind, after = ''] = part.split('/');
      found.push(
        ...addressesIn(
          await sitemapPart(publicUrl, read, { kind: kind as ListedKind, after }, largest),
        ),
      );
    }
    expect(new Set(found).size).toBe(found.length);
    expect(
      found.filter((one) => listedKinds.some((kind) => one.startsWith(`/${kind}/`))),
    ).toHaveLength(64);
    expect(found).toContain('/ob');
  });

  it('writes addresses as XML has them', async () => {
    const odd: ReadPart = async (kind) =>
      kind === 'banks' ? [{ id: '1', address: '/a?b=1&c=<2>' }] : [];
    expect(addressesIn(await sitemap(publicUrl, odd))).toContain('/a?b=1&c=<2>');
  });
});

describe('the page for where there is no connection', () => {
  it('may run and wear what stands on it, and nothing else', () => {
    const page = offlinePage('Zamah <b>');
    for (const tag of ['style', 'script']) {
      const content = new RegExp(`<${tag}>([\\s\\S]*)</${tag}>`).exec(page)?.[1] ?? '';
      expect(content).not.toBe('');
      expect(offlinePolicy).toContain(`'sha256-${hash('sha256', content, 'base64')}'`);
    }
    expect(offlinePolicy).not.toContain('unsafe');
    expect(page).not.toMatch(/<b>|(?:src|href)="(?!")/);
  });

  it('is fetched anew once it says something else', () => {
    const worker = (brand: string) => offlineWorker(offlinePage(brand), brand);
    expect(worker('Zamah')).not.toBe(worker('Zamak'));
  });
});

it('weaknesses are reported where the settings say', () => {
  const told = (contact: string) =>
    securityTxt(readSettings({ SECURITY_CONTACT: contact }), new Date('2026-11-20T12:00:00Z'));
  expect(told('mailto:sigurnost@zamah.ba')).toContain('Contact: mailto:sigurnost@zamah.ba\n');
  expect(told('https://zamah.ba/prijava')).toContain('Contact: https://zamah.ba/prijava\n');
  for (const wrong of ['sigurnost@zamah.ba', 'http://zamah.ba', 'javascript:alert(1)']) {
    expect(() => told(wrong)).toThrow('SECURITY_CONTACT');
  }
});
