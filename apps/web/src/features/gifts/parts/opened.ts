import type { DonationConfirmation } from '@app/contracts/gifts/gifts.schemas';

/** What lies open over the list. */
export type Opened =
  | { readonly what: 'new' }
  | {
      readonly what: 'amend' | 'proof' | 'preview' | 'remove';
      readonly gift: DonationConfirmation;
    };
