import { page } from '../page-address.ts';

export const bankRequestsPages = {
  /** Asking for a youth bank, or proposing a call. */
  bankRequest: page('/ob/create', { query: ['bank'] }),
};
