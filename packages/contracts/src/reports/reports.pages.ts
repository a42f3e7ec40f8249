import { page } from '../page-address.ts';

export const reportsPages = {
  /** `stanje` is `rijeseno` for reports that were decided, `dojava` the id of the one that is read. */
  admin: page('/admin', { query: ['stanje', 'dojava'], hash: ['dojave', 'godine'] }),
};
