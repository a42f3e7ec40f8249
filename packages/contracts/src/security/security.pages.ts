import { page } from '../page-address.ts';

export const securityPages = {
  adminSecurity: page('/admin/security', {
    query: ['clan', 'ishod', 'od', 'do', 'adresa', 'pogled'],
    hash: ['ulasci', 'zakljucani', 'sesije', 'ovlastenja'],
  }),
};
