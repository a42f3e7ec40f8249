import { pages } from '@app/contracts/pages';
import { type RouteRow, routeTable } from '../routes.ts';

const rows = new Map(routeTable.map((row) => [row.path, row]));
const withoutOptional = (path: string) => path.replace(/\/:\w+\?/g, '') || '/';
const known = new Set(routeTable.flatMap((row) => [row.path, withoutOptional(row.path)]));

/**
 * Whether a page exists.
 *
 * @param pattern the row's path, as `/ob/calls` or `/profile/:profileSlug`; optional parameters may
 * be left out.
 */
export const hasRoute = (pattern: string): boolean => known.has(pattern);

/** The row of a route's id; undefined for the root. */
export const rowOf = (id: string | undefined): RouteRow | undefined =>
  id === undefined ? undefined : rows.get(id);

/** The first of the given pages that exists. */
export const firstRoute = (...patterns: readonly string[]): string =>
  patterns.find(hasRoute) ?? '/';

/** Where a signed-in member starts. */
export const memberHome = (): string =>
  firstRoute(pages.dashboard.path, pages.zone.path, pages.banks.path);
