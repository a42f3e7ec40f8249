import { parseAddress } from '@app/contracts/endpoint';
import { pageViewsPaths } from '@app/contracts/page-views/page-views.paths';
import { pages } from '@app/contracts/pages';
import { useEffect } from 'react';
import { useLocation, useMatches } from 'react-router';
import { rowOf } from '../addresses/route-table.ts';
import { sourceOf } from '../addresses/source.ts';

const { path } = parseAddress(pageViewsPaths.record);

const callPages = new Set<string>([
  pages.call.path,
  pages.blueCall.path,
  pages.callLanding.path,
  pages.conversion.path,
]);

/** Whoever goes from one page of a call to another came to it once. */
let seen = '';

/** What of the funnel of a call the page is part of; a preview is no visit. */
function visitOf(page: string, slug: string | undefined, query: URLSearchParams) {
  if (!callPages.has(page) || !slug || query.has('pregled')) return undefined;
  const source = sourceOf(query);
  const key = `${slug} ${source ?? ''}`;
  if (key === seen) return undefined;
  seen = key;
  return { slug, ...(source && { source }) };
}

export function usePageViews(): void {
  const match = useMatches().at(-1);
  const row = rowOf(match?.id);
  const { pathname, search } = useLocation();
  const page = row && row.access !== 'redirect' && row.path !== '*' ? row.path : null;
  const slug = match?.params.slug;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address of the same pattern counts, another query of it does not
  useEffect(() => {
    if (page === null) return;
    const call = visitOf(page, slug, new URLSearchParams(search));
    const body = JSON.stringify({ page, ...(call && { call }) });
    // Neither token nor language: who looks is nobody's business.
    navigator.sendBeacon(path, new Blob([body], { type: 'application/json' }));
  }, [page, pathname]);
}
