import { pages } from '@app/contracts/pages';
import { matchPath } from 'react-router';
import type { RouteRow } from '../../routes/row.ts';
import { routeTable } from '../../routes.ts';

const rows = new Map(routeTable.map((row) => [row.path, row]));
const withoutOptional = (path: string) => path.replace(/\/:\w+\?/g, '') || '/';
const known = new Set(routeTable.flatMap((row) => [row.path, withoutOptional(row.path)]));

/** `pattern`: a row's path, as `/profile/:profileSlug`; optional parameters may be left out. */
export const hasRoute = (pattern: string): boolean => known.has(pattern);

export const rowOf = (id: string | undefined): RouteRow | undefined =>
  id === undefined ? undefined : rows.get(id);

/** The row of a page's address, without query; undefined for none. */
export const rowAt = (pathname: string): RouteRow | undefined =>
  rows.get(pathname) ??
  routeTable.find(({ path }) => path !== '*' && matchPath(path, pathname) !== null);

export const firstRoute = (...patterns: readonly string[]): string =>
  patterns.find(hasRoute) ?? '/';

export const memberHome = (): string =>
  firstRoute(pages.dashboard.path, pages.zone.path, pages.banks.path);
