import { page } from '../page-address.ts';

export const systemPages = {
  mailbox: page('/dev/mail'),
};
