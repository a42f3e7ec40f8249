import { page } from '../page-address.ts';

export const reportsPages = {
  /** `stanje` is `rijeseno` for reports that were decided. */
  admin: page('/admin', { query: ['stanje'], hash: ['dojave', 'godine'] }),
};
