import { page } from '../page-address.ts';

export const volunteersPages = {
  /** Where a volunteer answers, by the secret of their mail, and later has the certificate. */
  volunteer: page('/confirm-volunteer', { query: ['token'] }),
};
