import { pages } from '@app/contracts/pages';

/** Pages to which nobody wants to return after signing in. */
const signPages =
  /^\/(login|admin\/login|register|forgot-password|password-reset|reset-password|auth\/verify)(\/|$)/;

/** Null unless a page of this site; `value` may come from anybody. */
export function safeReturnUrl(value: string | null | undefined): string | null {
  if (!value?.startsWith('/') || value.length > 2000) return null;
  const base = 'https://site.invalid';
  if (!URL.canParse(value, base)) return null;
  const url = new URL(value, base);
  if (url.origin !== base || url.username || signPages.test(url.pathname)) return null;
  // `/.//host` becomes `//host`, which a browser takes for another site.
  if (url.pathname.startsWith('//')) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

/**
 * Where the sign-in page was asked to lead: `returnUrl`, or `redirect` as the landing page's editor
 * calls it (specification §2.10).
 */
export const returnUrlOf = (query: URLSearchParams): string | null =>
  safeReturnUrl(query.get('returnUrl')) ?? safeReturnUrl(query.get('redirect'));

/** @param email whoever is meant to sign in, where that is known. */
export const loginUrl = (
  location: { pathname: string; search: string; hash: string },
  email?: string,
): string => {
  const here = safeReturnUrl(`${location.pathname}${location.search}${location.hash}`);
  return pages.login({ email, returnUrl: here && here !== '/' ? here : undefined });
};
