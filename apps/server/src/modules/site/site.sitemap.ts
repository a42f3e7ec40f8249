import { parseAddress } from '@app/contracts/endpoint';
import { pages } from '@app/contracts/pages';
import { sitePaths } from '@app/contracts/site/site.paths';
import { type ListedKind, listedKinds } from '@app/contracts/site/site.schemas';
import { escapeHtml } from '../../platform/escape-html.ts';
import type { ListedPage } from './site.repo.ts';

/** Addresses that a file of a sitemap may hold (sitemaps.org). */
const largestPart = 50_000;

/** Pages that are there whatever is in the database. */
const standing = [
  pages.landing(),
  pages.banks(),
  pages.calls(),
  pages.articles(),
  pages.campaigns(),
  pages.approved(),
  pages.bankDirectory(),
  pages.bankLanding(),
  pages.orangeGrants(),
  pages.help(),
  pages.paymentSecurity(),
  pages.fees(),
  pages.privacy(),
  pages.terms(),
];

/** Reads the pages of a kind that follow a record, in one order. */
export type ReadPart = (
  kind: ListedKind,
  after: string | undefined,
  limit: number,
) => Promise<readonly ListedPage[]>;

/**
 * All pages in one file, or an index of files where they are too many for one.
 *
 * @param largest addresses that one file holds.
 */
export async function sitemap(
  publicUrl: string,
  read: ReadPart,
  largest = largestPart,
): Promise<string> {
  const addresses = [...standing];
  for (const kind of listedKinds) {
    const found = await read(kind, undefined, largest - addresses.length + 1);
    addresses.push(...found.map(({ address }) => address));
    if (addresses.length > largest) return indexOf(publicUrl, read, largest);
  }
  return urlSet(publicUrl, addresses);
}

async function indexOf(publicUrl: string, read: ReadPart, largest: number): Promise<string> {
  const parts: string[] = [];
  for (const kind of listedKinds) {
    let after: string | undefined;
    do {
      const page = await read(kind, after, largest);
      if (page.length > 0) parts.push(partAddress(kind, after));
      after = page.length < largest ? undefined : page.at(-1)?.id;
    } while (after !== undefined);
  }
  return file('sitemapindex', 'sitemap', publicUrl, parts);
}

/** The first part begins with the pages that are always there. */
export async function sitemapPart(
  publicUrl: string,
  read: ReadPart,
  { kind, after }: { readonly kind: ListedKind; readonly after: string },
  largest = largestPart,
): Promise<string> {
  const first = after === 'first';
  const found = await read(kind, first ? undefined : after, largest);
  const always = first && kind === listedKinds[0] ? standing : [];
  return urlSet(publicUrl, [...always, ...found.map(({ address }) => address)]);
}

const partAddress = (kind: ListedKind, after = 'first') =>
  parseAddress(sitePaths.sitemapPart).path.replace(':kind', kind).replace(':after', after);

const urlSet = (publicUrl: string, addresses: readonly string[]) =>
  file('urlset', 'url', publicUrl, addresses);

const file = (root: string, entry: string, publicUrl: string, addresses: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.map((path) => `<${entry}><loc>${escapeHtml(publicUrl + path)}</loc></${entry}>`).join('\n')}
</${root}>
`;
