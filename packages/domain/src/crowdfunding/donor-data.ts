/**
 * How long who gave is known (decision 061).
 *
 * - `networkDays`: from where a donation was begun, for the bounds on holds.
 * - `unpaidDays`: everything of who did not pay; until then a late payment may still come.
 * - `contactDays`: telephone and address, which banks may ask for while a payment can be disputed.
 * - `nameYears`: name and e-mail, for receipts and yearly summaries, counted in whole years of the
 *   gift.
 */
export const donorDataKept = {
  networkDays: 2,
  unpaidDays: 30,
  contactDays: 540,
  nameYears: 5,
} as const;
