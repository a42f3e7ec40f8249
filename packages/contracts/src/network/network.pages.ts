import { page } from '../page-address.ts';

export const networkPages = {
  /**
   * `dio` is one of `pozivi, veze, imenik, preporuke`; `poziv` the id of an invitation to connect;
   * the others narrow notifications, or the directory.
   */
  network: page('/network', {
    query: [
      'dio',
      'kind',
      'unread',
      'q',
      'mjesto',
      'banka',
      'interes',
      'vjestina',
      'trazi',
      'poziv',
    ],
    hash: ['notifications'],
  }),
  myNetwork: page('/my-network'),
};
