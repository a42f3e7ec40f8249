import type { EditablePage } from '@app/domain/content/pages';
import { pages } from '../pages.ts';

/** Where each of the pages is that admins write themselves. */
export const editablePageAddresses = {
  home: pages.landing,
  help: pages.help,
  privacy: pages.privacy,
  terms: pages.terms,
  'payment-safety': pages.paymentSecurity,
  fees: pages.fees,
} as const satisfies Readonly<Record<EditablePage, unknown>>;
