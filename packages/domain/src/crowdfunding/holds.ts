import { addFening, type Fening, noFening } from '../money.ts';

/** Bounds on room that is held and not paid, so that nobody blocks a campaign (decision 061). */
export const holdLimits = {
  /** Payments that one donor has open in one campaign. */
  openPerDonor: 3,
  /** Minutes for which a hold is safe even while room is short. */
  graceMinutes: 10,
  /** Hours for which a hold that ran out unpaid counts against whoever placed it. */
  lapsedHours: 24,
  /** How many times over what a campaign needs may be held and let lapse: one try, and another. */
  timesOver: 2,
} as const;

/** What one donor, or one network, has not paid in a campaign. */
export interface Unpaid {
  /** Number and sum of running holds. */
  readonly count: number;
  readonly held: Fening;
  /** Sum of the holds that ran out lately. */
  readonly lapsed: Fening;
}

export const nothingUnpaid: Unpaid = { count: 0, held: noFening, lapsed: noFening };

export type HoldRefusal = 'HOLDS_OPEN' | 'HOLDS_UNPAID';

/**
 * Why somebody gets no further hold in a campaign. Who pays is never refused: whatever a network
 * holds at once fits below the goal, so a whole school gives in the same minute. What it let lapse
 * counts on for a day: it may try again, and not again and again.
 *
 * @param needed what the campaign still needs: its target less what is settled.
 */
export function holdRefusal(
  amount: Fening,
  needed: Fening,
  unpaid: { readonly donor: Unpaid; readonly network: Unpaid },
): HoldRefusal | undefined {
  if (unpaid.donor.count >= holdLimits.openPerDonor) return 'HOLDS_OPEN';
  const tooMuch = Object.values(unpaid).some(
    ({ held, lapsed }) =>
      lapsed > 0 && addFening(held, lapsed, amount) > needed * holdLimits.timesOver,
  );
  return tooMuch ? 'HOLDS_UNPAID' : undefined;
}

/** The last moment of placing a hold whose grace is over now. */
export const graceOverSince = (now: Date): Date =>
  new Date(now.getTime() - holdLimits.graceMinutes * 60_000);
