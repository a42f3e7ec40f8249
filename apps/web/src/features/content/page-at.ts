import { pages } from '@app/contracts/pages';
import type { EditablePage } from '@app/domain/content/pages';

const addresses: Readonly<Record<EditablePage, string>> = {
  home: pages.landing.path,
  help: pages.help.path,
  privacy: pages.privacy.path,
  terms: pages.terms.path,
  'payment-safety': pages.paymentSecurity.path,
  fees: pages.fees.path,
};

const byAddress = new Map(
  Object.entries(addresses).map(([page, path]) => [path, page as EditablePage]),
);

/** The page that admins write themselves at an address; undefined for any other. */
export const pageAt = (pathname: string): EditablePage | undefined =>
  byAddress.get(pathname.replace(/(.)\/+$/, '$1'));
