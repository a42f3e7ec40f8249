import { page } from '../page-address.ts';

export const sharingPages = {
  /**
   * What networks read of something that is shared, and people are led on from; `id` is a slug or
   * an id. `izvor` names the network.
   */
  shared: page('/share/:type/:id', { query: ['izvor'] }),
};
