import { page } from '../page-address.ts';

export const guardianContactPages = {
  /** Where a guardian of a member under fifteen confirms their address, or takes it out. */
  guardianContact: page('/staratelj/:token'),
};
