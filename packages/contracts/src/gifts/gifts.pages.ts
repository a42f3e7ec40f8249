import { page } from '../page-address.ts';

export const giftsPages = {
  /** Where a donor confirms a gift or says that it is not so, by the secret of their mail. */
  giftConfirm: page('/donation-confirm/:token'),
  /** The receipt of a confirmed gift. */
  giftReceipt: page('/epotvrda/:token'),
};
