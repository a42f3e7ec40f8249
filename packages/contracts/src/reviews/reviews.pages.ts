import { page } from '../page-address.ts';

export const reviewsPages = {
  /** `poziv` is the slug of the call, `prijava` that of the application, `zahtjev` the id of a request. */
  board: page('/ob/odbor', {
    query: ['poziv', 'pogled', 'prijava', 'dio', 'banka', 'status', 'q', 'red', 'zahtjev'],
  }),
};
