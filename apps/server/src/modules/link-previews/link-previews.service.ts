import type { LinkPreview } from '@app/contracts/link-previews/link-previews.schemas';
import type { Reader } from '../../platform/db/client.ts';
import { fetchTime, type GuardedFetch } from '../../platform/guarded-fetch.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { picturesOfLinks } from '../articles/public.ts';
import { nobody, pictureKey, storePicture } from '../files/public.ts';
import {
  dropPreviews,
  findPreview,
  type PreviewRow,
  picturesOfPreviews,
  putPreview,
} from './link-previews.repo.ts';
import { pageSays } from './page-says.ts';

const day = 24 * 60 * 60 * 1000;
/** What a page said is believed for so long. */
const freshFor = day;
const keptFor = 30 * day;
/** For a page and its picture together. */
const bytesAtMost = 1024 * 1024;
/** What a page says of itself stands before this. */
const endOfHead = '</head>';

const isPage = (contentType: string): boolean =>
  ['text/html', 'application/xhtml+xml'].includes(contentType.toLowerCase());

const viewOf = ({ address: _, fetchedAt: __, ...preview }: PreviewRow): LinkPreview => preview;

/** As an address is asked for: where on the page is no matter. */
function addressOf(sent: string): string {
  const url = new URL(sent);
  url.hash = '';
  return url.href;
}

/** What a page was known to say when it was last asked; undefined: it was not. */
export async function knownPreview(read: Reader, sent: string): Promise<LinkPreview | undefined> {
  const known = await findPreview(read, addressOf(sent), new Date(0));
  return known && viewOf(known);
}

/** Tells what a page of the public web says of itself; it is asked once a day. */
export async function previewLink(
  p: Pick<Platform, 'db' | 'clock' | 'files'>,
  fetchPublic: GuardedFetch,
  sent: string,
): Promise<{ linkPreview: LinkPreview } | Failure> {
  const address = addressOf(sent);
  const now = p.clock.now();
  const since = new Date(now.getTime() - freshFor);
  const known = await findPreview(p.db.read, address, since);
  if (known) return { linkPreview: viewOf(known) };
  const signal = fetchTime();
  const fetched = await fetchPublic(address, bytesAtMost, { until: endOfHead, signal });
  if (typeof fetched === 'string' || !isPage(fetched.contentType))
    return fail('ADDRESS_UNREACHABLE');
  const { image, ...metadata } = pageSays(fetched.body, fetched.charset);
  const row: PreviewRow = {
    address,
    url: fetched.url,
    ...metadata,
    title: metadata.title || new URL(fetched.url).hostname,
    siteName: metadata.siteName || new URL(fetched.url).hostname.replace(/^www\./, ''),
    imageUrl: await pictureOf(p, image, fetched.url, (picture) =>
      fetchPublic(picture, bytesAtMost - fetched.body.length, { signal }),
    ),
    fetchedAt: now,
  };
  await p.db.transaction((tx) => putPreview(tx, row));
  return { linkPreview: viewOf(row) };
}

/** The picture that a page names, made anew; none where it has none that can be kept. */
async function pictureOf(
  p: Pick<Platform, 'files'>,
  named: string,
  page: string,
  fetchPicture: (url: string) => ReturnType<GuardedFetch>,
): Promise<string | null> {
  const address = named === '' ? null : URL.parse(named, page);
  const fetched = address && (await fetchPicture(address.href));
  if (!fetched || typeof fetched === 'string') return null;
  const stored = await storePicture(p, nobody, fetched.body, 'product');
  return isFailure(stored) ? null : stored.url;
}

declare module '../../platform/provided.ts' {
  interface Provided {
    /** Addresses of the pictures of links that posts show. */
    readonly picturesOfPosts: (read: Reader) => Promise<(string | null)[]>;
  }
}

/**
 * Forgets previews that are a month old, and pictures that neither a preview nor an article nor a
 * post shows.
 */
export async function forgetPreviews(
  p: Pick<Platform, 'db' | 'clock' | 'files' | 'provided'>,
): Promise<void> {
  const before = new Date(p.clock.now().getTime() - keptFor);
  await p.db.transaction((tx) => dropPreviews(tx, before));
  // Listed first: a picture that arrives meanwhile is in no list.
  const kept = await p.files.list(`uploads/${nobody}`);
  if (kept.length === 0) return;
  const shown = new Set(
    [
      ...(await picturesOfLinks(p.db.read)),
      ...(await p.provided.picturesOfPosts(p.db.read)),
      ...(await picturesOfPreviews(p.db.read)),
    ].map(pictureKey),
  );
  for (const key of kept) if (!shown.has(key)) await p.files.delete(key);
}
