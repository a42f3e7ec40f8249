import type { ComponentProps } from 'react';
import { Link, NavLink } from 'react-router';
import { hasRoute } from './route-table.ts';

type To = { to: string; route?: string };

const patternOf = (to: string) => to.replace(/[?#].*$/, '') || '/';

/**
 * A link to a page of the product; nothing while that page does not exist.
 *
 * @param route the row's path where `to` carries parameters: `/profile/:profileSlug`.
 */
export function PageLink({ to, route, ...rest }: ComponentProps<typeof Link> & To) {
  if (!hasRoute(route ?? patternOf(to))) return null;
  return <Link to={to} {...rest} />;
}

/** The same for navigation: the page one is on carries `aria-current`. */
export function PageNavLink({ to, route, ...rest }: ComponentProps<typeof NavLink> & To) {
  if (!hasRoute(route ?? patternOf(to))) return null;
  return <NavLink to={to} {...rest} />;
}
