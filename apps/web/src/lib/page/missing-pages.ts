import type { PageRequest } from '@app/contracts/page';
import type { EntryContext } from 'react-router';
import { routeTable } from '../../routes.ts';

const places = routeTable
  .map(({ path }) => path)
  .filter((path) => !/[:*]/.test(path) && path !== '/')
  .sort((a, b) => b.length - a.length);

/** The page that stands above an address: what the header marks as the reader's place. */
const above = (pathname: string) =>
  places.find((path) => pathname.toLowerCase().startsWith(`${path}/`)) ?? '';

/**
 * Keeps the pages that say that there is none. All addresses of a kind have the same, within the
 * minute that a page tells; only its nonce is new each time.
 */
export function keepMissing() {
  const stored = new Map<string, { readonly html: string; readonly nonce: string }>();
  let moment = '';
  return {
    page(
      { staticHandlerContext: { matches, location } }: EntryContext,
      { language, theme, now, texts, nonce }: PageRequest,
      render: () => string,
    ): string {
      if (moment !== `${now} ${texts.version}`) stored.clear();
      moment = `${now} ${texts.version}`;
      const kind = [language, theme, matches.at(-1)?.route.id, above(location.pathname)].join(' ');
      const known = stored.get(kind);
      if (known) return known.html.replaceAll(known.nonce, nonce);
      const html = render();
      stored.set(kind, { html, nonce });
      return html;
    },
  };
}
