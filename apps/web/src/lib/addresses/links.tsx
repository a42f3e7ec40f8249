import {
  type ComponentProps,
  type MouseEvent as ReactMouseEvent,
  useEffect,
  useEffectEvent,
} from 'react';
import { createPath, type To, useLocation, useNavigate } from 'react-router';
import { hasRoute } from './route-table.ts';

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A page of the product, or a query or place of this one; what lies elsewhere is left to the browser. */
  readonly to: To;
  /** Takes the place of this page in the browser's history. */
  readonly replace?: boolean;
  /** Leaves the page where it is scrolled to. */
  readonly preventScrollReset?: boolean;
};

/**
 * A link that is followed within the open page (`useFollowedLinks`). It is an anchor and nothing
 * more: the router's own link asks six hooks while it is rendered, and pages have a hundred.
 */
export function Link({ to, replace, preventScrollReset, ...rest }: LinkProps) {
  const go = `${replace ? 'replace ' : ''}${preventScrollReset ? 'stay' : ''}`;
  return <a {...rest} href={hrefOf(to)} data-go={go} />;
}

/** What is not named of an address stays: a query alone leads to it on this page. */
const hrefOf = (to: To) =>
  typeof to === 'string'
    ? to
    : `${to.pathname ?? ''}${to.search || (to.pathname ? '' : '?')}${to.hash ?? ''}`;

/** A link that hands something to the next page beside its address. */
export function StateLink({ state, ...rest }: LinkProps & { readonly state: unknown }) {
  const follow = useFollow();
  const clicked = ({ nativeEvent }: ReactMouseEvent) => follow(nativeEvent, state);
  return <Link {...rest} onClick={clicked} />;
}

/** Follows links where they are clicked, for all that is shown; once in the whole page. */
export function useFollowedLinks(): void {
  const follow = useFollow();
  const clicked = useEffectEvent((event: MouseEvent) => follow(event));
  useEffect(() => {
    // Beyond React's own listener: whatever a component does with the click comes first.
    const listener = (event: MouseEvent) => clicked(event);
    window.addEventListener('click', listener);
    return () => window.removeEventListener('click', listener);
  }, []);
}

function useFollow(): (event: MouseEvent, state?: unknown) => void {
  const navigate = useNavigate();
  const here = createPath(useLocation());
  return (event, state) => {
    const { target } = event;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-go]') : null;
    if (!link || event.defaultPrevented || !staysHere(event, link)) return;
    const { origin } = window.location;
    const url = new URL(link.getAttribute('href') ?? '', origin + here);
    if (url.origin !== origin) return;
    event.preventDefault();
    const to = createPath(url);
    const go = link.dataset.go ?? '';
    void navigate(to, {
      replace: go.includes('replace') || to === here,
      preventScrollReset: go.includes('stay'),
      state,
    });
  };
}

/** Whether the click asks neither for another tab or window nor for a file. */
const staysHere = (event: MouseEvent, { target, download }: HTMLAnchorElement) =>
  event.button === 0 &&
  !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) &&
  (target === '' || target === '_self') &&
  download === '';

type PageLinkProps = Omit<LinkProps, 'to'> & {
  readonly to: string;
  /** The row's path where `to` carries parameters: `/profile/:profileSlug`. */
  readonly route?: string;
};

const pathOf = (to: string) => to.replace(/[?#].*$/, '') || '/';

/** A link to a page of the product; nothing while that page does not exist. */
export function PageLink({ to, route, ...rest }: PageLinkProps) {
  return hasRoute(route ?? pathOf(to)) ? <Link {...rest} to={to} /> : null;
}

/**
 * The same for navigation: the page one is on carries `aria-current`.
 *
 * @param end whether pages below `to` are not meant.
 */
export function PageNavLink({ end = false, ...rest }: PageLinkProps & { readonly end?: boolean }) {
  const here = useLocation().pathname.toLowerCase();
  const own = pathOf(rest.to).toLowerCase();
  const current = here === own || (!end && here.startsWith(`${own}/`));
  return <PageLink {...rest} aria-current={current ? 'page' : undefined} />;
}
