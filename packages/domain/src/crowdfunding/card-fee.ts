import { addFening, type Fening, shareOf } from '../money.ts';

/** What the card system and the bank keep of a payment. */
export interface CardFee {
  /** Hundredths of a per cent: 220 is 2.2 %. */
  readonly perTenThousand: number;
  readonly fixed: Fening;
}

export const cardFeeOf = (amount: Fening, { perTenThousand, fixed }: CardFee): Fening =>
  addFening(shareOf(amount, perTenThousand), fixed);
