import type { LinkPreview } from '@app/contracts/link-previews/link-previews.schemas';
import type { GuardedFetch } from '../../platform/guarded-fetch.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { storePictureFrom } from '../files/public.ts';
import { findPreview, type PreviewRow, putPreview } from './link-previews.repo.ts';
import { pageSays } from './page-says.ts';

const day = 24 * 60 * 60 * 1000;
/** What a page said is believed for so long. */
const freshFor = 7 * day;
/** What it says of itself stands at its beginning. */
const pageBytes = 1024 * 1024;

const isPage = (contentType: string): boolean =>
  ['text/html', 'application/xhtml+xml'].includes(contentType.toLowerCase());

const viewOf = ({ address: _, fetchedAt: __, ...preview }: PreviewRow): LinkPreview => preview;

/** Tells what a page of the public web says of itself; it is asked once a week. */
export async function previewLink(
  p: Pick<Platform, 'db' | 'clock' | 'files'>,
  fetchPublic: GuardedFetch,
  sent: string,
): Promise<{ linkPreview: LinkPreview } | Failure> {
  const url = new URL(sent);
  url.hash = '';
  const address = url.href;
  const now = p.clock.now();
  const since = new Date(now.getTime() - freshFor);
  const known = await findPreview(p.db.read, address, since);
  if (known) return { linkPreview: viewOf(known) };
  const fetched = await fetchPublic(address, pageBytes, 'cut');
  if (typeof fetched === 'string' || !isPage(fetched.contentType))
    return fail('ADDRESS_UNREACHABLE');
  const { image, ...said } = pageSays(fetched.body);
  const row: PreviewRow = {
    address,
    url: fetched.url,
    ...said,
    title: said.title || new URL(fetched.url).hostname,
    siteName: said.siteName || new URL(fetched.url).hostname.replace(/^www\./, ''),
    imageUrl: await pictureOf(p, fetchPublic, image, fetched.url),
    fetchedAt: now,
  };
  await p.db.transaction((tx) => putPreview(tx, row));
  return { linkPreview: viewOf(row) };
}

/** The picture that a page names, made anew; none where it has none that can be kept. */
async function pictureOf(
  p: Pick<Platform, 'files'>,
  fetchPublic: GuardedFetch,
  named: string,
  page: string,
): Promise<string | null> {
  const address = named === '' ? null : URL.parse(named, page);
  if (!address) return null;
  // Nobody's: it outlives the account of who asked for it.
  const kept = await storePictureFrom(p, fetchPublic, '', { url: address.href, area: 'ob' });
  return isFailure(kept) ? null : kept.url;
}
