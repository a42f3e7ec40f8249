import { page } from '../page-address.ts';

export const landingPages = {
  /** `admin_edit` is `true` while an admin writes it. */
  landing: page('/', { query: ['admin_edit'] }),
};
