import { page } from '../page-address.ts';

export const crowdfundingPages = {
  /** `odjava` is the number of a donation with the token that ends its news. */
  campaigns: page('/crowdfunding/:id?', {
    query: ['state', 'show', 'bank', 'odjava'],
    hash: ['novosti', 'pitanja'],
  }),
  donated: page('/ob/crowdfunding/:applicationId/success', { query: ['order', 'token'] }),
  donationCancelled: page('/ob/crowdfunding/:applicationId/cancel', { query: ['order', 'token'] }),
};
