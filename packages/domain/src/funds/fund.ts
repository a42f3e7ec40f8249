import { type Fening, fening } from '../money.ts';

/**
 * Kinds of entries in a bank's fund. `received`: given to the fund. `promised`: set aside for an
 * approved application. `released`: a promise given up, in whole or in part. `paid`: paid to the
 * team out of its promise. `returned`: what a team did not spend and gave back.
 */
export const fundEntryKinds = ['received', 'promised', 'released', 'paid', 'returned'] as const;
export type FundEntryKind = (typeof fundEntryKinds)[number];

/** Kinds that speak of one application's grant; the others of the fund as a whole. */
export const grantEntryKinds = ['promised', 'released', 'paid', 'returned'] as const;

export interface FundEntry {
  readonly kind: FundEntryKind;
  /** In whole fening; only a correction may be below zero, since no entry is ever changed. */
  readonly amount: number;
}

/** What a fund, a year of it or one application's grant comes to, in fening. */
export interface FundSums {
  readonly received: Fening;
  /** Less what was released. */
  readonly promised: Fening;
  readonly paid: Fening;
  readonly returned: Fening;
  /** Promised and not yet paid. */
  readonly owed: Fening;
  /** What can still be promised; below zero where more was promised than there is. */
  readonly left: number;
}

/** @throws RangeError if a sum other than `left` is below zero: entries that cannot have been. */
export function fundSums(entries: readonly FundEntry[]): FundSums {
  const of = (kind: FundEntryKind) =>
    entries.reduce((sum, entry) => (entry.kind === kind ? sum + entry.amount : sum), 0);
  const received = fening(of('received'));
  const promised = fening(of('promised') - of('released'));
  const paid = fening(of('paid'));
  const returned = fening(of('returned'));
  return {
    received,
    promised,
    paid,
    returned,
    owed: fening(promised - paid),
    left: received + returned - promised,
  };
}

/** Why an entry cannot be: more than is left, promised, paid, or corrected below nothing. */
export type FundRefusal = 'ABOVE_LEFT' | 'ABOVE_OWED' | 'ABOVE_PAID' | 'BELOW_ZERO';

/**
 * Whether an entry may follow.
 *
 * @param fund sums of the whole fund.
 * @param grant sums of the application that the entry speaks of; left out for `received`.
 * @param entry the new one; a negative amount corrects an earlier entry of its kind.
 * @returns why not, or `null`. `ABOVE_LEFT` alone can be overridden by name.
 */
export function fundRefusal(
  fund: FundSums,
  grant: FundSums | undefined,
  { kind, amount }: FundEntry,
): FundRefusal | null {
  const { received = 0, promised = 0, paid = 0, returned = 0, owed = 0 } = grant ?? fund;
  switch (kind) {
    case 'received':
      if (received + amount < 0) return 'BELOW_ZERO';
      return amount < 0 && fund.left + amount < 0 ? 'ABOVE_LEFT' : null;
    case 'promised':
      if (promised + amount < paid) return 'ABOVE_OWED';
      return amount > 0 && amount > fund.left ? 'ABOVE_LEFT' : null;
    case 'released':
      if (amount > owed) return 'ABOVE_OWED';
      return amount < 0 && -amount > fund.left ? 'ABOVE_LEFT' : null;
    case 'paid':
      if (paid + amount < returned) return 'BELOW_ZERO';
      return amount > owed ? 'ABOVE_OWED' : null;
    case 'returned':
      if (returned + amount < 0) return 'BELOW_ZERO';
      if (returned + amount > paid) return 'ABOVE_PAID';
      return amount < 0 && -amount > fund.left ? 'ABOVE_LEFT' : null;
  }
}
