import type { titlesTexts } from '@app/messages/titles';

/**
 * Who may see a page (specification §2.2). `redirect` rows are older addresses.
 */
export type PageAccess = 'open' | 'public-only' | 'member' | 'admin' | 'ob' | 'redirect';

export interface RouteRow {
  /** Pattern as React Router reads it: `:id`, `:id?`, `*`. */
  readonly path: string;
  /** The page's module, from `src/`. */
  readonly file: string;
  readonly access: PageAccess;
  /** Key of the title in `@app/messages/titles`. */
  readonly title: keyof typeof titlesTexts;
  /** The page names itself with `<PageHead title>`; the title of the row serves until then. */
  readonly ownTitle?: true;
  /** The page tells search engines itself which address is its own. */
  readonly ownAddress?: true;
  readonly accent: 'career' | 'orange' | 'blue';
  /**
   * `main` and `ob` show the visitor's header to visitors and the member's to members; `public`
   * shows the visitor's to all; `none` leaves header and footer to the page.
   */
  readonly header: 'public' | 'main' | 'ob' | 'none';
  /** Whether the footer stands below the page; by default where there is a header. */
  readonly footer?: false;
  /** Where a `redirect` row leads; the query is kept. Parameters by name, `:id`. */
  readonly to?: string;
}

/** The row of an older address: it shows nothing and leads to today's. */
export const leadsOn = (path: string, title: RouteRow['title'], to: string): RouteRow => ({
  path,
  file: 'shell/pages/redirect.tsx',
  access: 'redirect',
  title,
  accent: 'career',
  header: 'none',
  to,
});
