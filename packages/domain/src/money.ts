declare const feningBrand: unique symbol;

/** An amount in whole fening (1/100 KM): a safe integer, never negative. */
export type Fening = number & { readonly [feningBrand]: true };

/** @throws RangeError if `n` is not a safe integer of at least 0. */
export function fening(n: number): Fening {
  if (!Number.isSafeInteger(n) || n < 0) {
    throw new RangeError(`not an amount in whole fening: ${n}`);
  }
  // Adding 0 turns -0 into 0, which serialises and compares as people expect.
  return (n + 0) as Fening;
}

export const noFening: Fening = fening(0);

/** A number of KM: any number but one of fening, which is a hundred times as much. */
export type KmNumber = number & { readonly [feningBrand]?: never };

/** @returns `null` if `km` is negative, not finite, too large or has more than two decimals. */
export function fromKm(km: KmNumber): Fening | null {
  const n = Math.round(km * 100);
  // Dividing rounds to the double nearest to n/100, which is the very double a literal with two
  // decimals denotes; any other number therefore has further decimals.
  if (!Number.isSafeInteger(n) || n < 0 || n / 100 !== km) return null;
  return fening(n);
}

/** An amount that the API gave; 0 for what is none. */
export const readKm = (km: KmNumber): Fening => fromKm(km) ?? noFening;

/** The amount in KM, with at most two decimals. */
export function toKm(amount: Fening): number {
  return amount / 100;
}

/** An entry of a ledger, which may take back, in KM. @throws RangeError if it is not whole. */
export function signedKm(amount: number): number {
  return amount < 0 ? -toKm(fening(-amount)) : toKm(fening(amount));
}

/** @throws RangeError if the sum is too large to be exact. */
export function addFening(...amounts: readonly Fening[]): Fening {
  return amounts.reduce<Fening>((sum, amount) => fening(sum + amount), noFening);
}

/** @throws RangeError if `less` is the larger: an amount is never negative. */
export function subFening(amount: Fening, less: Fening): Fening {
  return fening(amount - less);
}

/**
 * A price times a quantity, rounded half up to the fening.
 *
 * @param quantity at least 0; decimals beyond the second are ignored.
 * @throws RangeError if the quantity is negative or the product too large to be exact.
 */
export function timesFening(price: Fening, quantity: number): Fening {
  const hundredths = Math.round(quantity * 100);
  return divideHalfUp(fening(price * fening(hundredths)), 100);
}

/** A price in KM times a quantity, in KM and exact. */
export const timesKm = (price: KmNumber, quantity: number): number =>
  toKm(timesFening(readKm(price), quantity));

/** The exact sum of amounts in KM. */
export const addKm = (...amounts: readonly KmNumber[]): number =>
  toKm(addFening(...amounts.map(readKm)));

/** What is missing from one amount in KM to another, in KM and exact; 0 if nothing is. */
export const missingKm = (from: KmNumber, to: KmNumber): number =>
  toKm(fening(Math.max(0, readKm(to) - readKm(from))));

/** A share of an amount, rounded half up to the fening. @param perTenThousand hundredths of a per cent. */
export const shareOf = (amount: Fening, perTenThousand: number): Fening =>
  divideHalfUp(fening(amount * fening(perTenThousand)), 10_000);

/**
 * The smallest goal a campaign may have: the requested amount × 0.5 × 0.2, rounded half up to
 * whole KM (specification §9).
 */
export function minimumCampaignGoal(requested: Fening): Fening {
  return fening(divideHalfUp(requested, 1000) * 100);
}

/** The goal proposed for a campaign: half the requested amount, rounded half up to whole KM. */
export function defaultCampaignTarget(requested: Fening): Fening {
  return fening(divideHalfUp(requested, 200) * 100);
}

/**
 * A quotient rounded half up to a whole number. Exact: of a safe integer the division errs by less
 * than `1 / by`, too little to carry it across a half.
 */
function divideHalfUp(n: Fening, by: number): Fening {
  return fening(Math.round(n / by));
}
