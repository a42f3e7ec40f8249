import { addFening, type Fening, subFening } from '../money.ts';

/**
 * `overfunded`: paid when there was no room left. `released`: its campaign was let go. `provider`:
 * begun at the provider itself, without us.
 */
export const refundCauses = ['staff', 'overfunded', 'released', 'provider'] as const;
export type RefundCause = (typeof refundCauses)[number];

export const refundReasonLength = { min: 5, max: 500 } as const;

interface Given {
  readonly amount: Fening;
  /** What of it was given back already. */
  readonly refunded: Fening;
}

/** What of a donation can still be given back. */
export const leftOf = ({ amount, refunded }: Given): Fening => subFening(amount, refunded);

/**
 * Whether one person may give back that much of a donation. What was given back of it before counts,
 * so that no large refund is made of small ones.
 *
 * @param alone the largest sum for which one person is enough.
 */
export const isEnoughAlone = (donation: Given, asked: Fening, alone: Fening): boolean =>
  addFening(donation.refunded, asked) <= alone;

/**
 * What the provider says otherwise than we do.
 *
 * - `amount`: another amount or currency than was asked.
 * - `unpaid`: it knows of no payment for what counts here.
 * - `refunded`: it gave back what still counts here.
 */
export const differenceKinds = ['amount', 'unpaid', 'refunded'] as const;
export type DifferenceKind = (typeof differenceKinds)[number];
