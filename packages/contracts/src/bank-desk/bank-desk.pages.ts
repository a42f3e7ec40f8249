import { page } from '../page-address.ts';

export const bankDeskPages = {
  /** By the slug of the bank, or its id; `poziv` is the slug of a call. */
  bankDesk: page('/ob/manage/:bankId', {
    query: ['dio', 'pogled', 'poziv', 'status', 'godina', 'tema', 'q', 'red', 'stanje', 'vrsta'],
  }),
};
