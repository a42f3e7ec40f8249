import { pages } from '@app/contracts/pages';
import { matchPath } from 'react-router';
import { rowAt } from '../../lib/addresses/route-table.ts';
import { useTitle } from '../../lib/texts/text.ts';
import { useSignInText } from './sign-in-text.ts';

const withCall = (url: URL) =>
  url.searchParams.has('call') &&
  [pages.canvas, pages.blueCanvas].some(({ path }) => matchPath(path, url.pathname) !== null);

/** What the reader was asked to sign in for; undefined for who came by themselves. */
export function useWish(returnUrl: string | undefined): string | undefined {
  const t = useSignInText();
  const title = useTitle();
  if (returnUrl === undefined) return undefined;
  const url = new URL(returnUrl, 'https://site.invalid');
  if (withCall(url)) return t('wishApply');
  const row = rowAt(url.pathname);
  return row && t('wishPage', { page: title(row.title) });
}
