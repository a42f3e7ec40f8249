import { page } from '../page-address.ts';

export const contentPages = {
  /** Leads admins to the landing page as they write it. */
  homeEdit: page('/home/edit'),
  terms: page('/terms-of-service', { query: ['admin_edit'], hash: ['donacije'] }),
  privacy: page('/privacy-policy', {
    query: ['admin_edit'],
    /** What it says of minors and their parents. */
    hash: ['maloljetni'],
  }),
  paymentSecurity: page('/sigurnost-placanja', { query: ['admin_edit'] }),
  fees: page('/naknade', { query: ['admin_edit'] }),
};
