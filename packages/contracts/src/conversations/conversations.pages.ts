import { page } from '../page-address.ts';

export const conversationsPages = {
  /** `conversation` is the one that is open; `dio` is what waits (`vrata`) or is put away (`arhiva`). */
  messages: page('/messages', { query: ['conversation', 'dio'] }),
};
