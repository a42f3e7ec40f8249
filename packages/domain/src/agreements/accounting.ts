import { type Fening, fening } from '../money.ts';

/** What became of the money that a project was paid, in fening. */
export interface Accounting {
  readonly paid: Fening;
  /** By receipts, as far as money was paid and is not returned. */
  readonly proven: Fening;
  readonly returned: Fening;
  /** Neither proven nor returned. */
  readonly missing: Fening;
}

/**
 * @param paid what the ledger says, and what the team gave back of it.
 * @param receipts what the receipts come to that count: for the bank those it accepted, for the team
 *   those it sent as well.
 */
export function accountingOf(
  { paid, returned }: { readonly paid: Fening; readonly returned: Fening },
  receipts: Fening,
): Accounting {
  const kept = Math.max(0, paid - returned);
  const proven = fening(Math.min(kept, receipts));
  return { paid, proven, returned, missing: fening(kept - proven) };
}

/** @param excused the most that two people of the bank let be without a trace. */
export const isAccounted = ({ missing }: Accounting, excused: Fening): boolean =>
  missing <= excused;

/** What stands in the way of closing a project, in the order in which it is done. */
export const closingBlockers = [
  'reportOpen',
  'notStarted',
  'stepsOpen',
  'payoutDue',
  'moneyMissing',
] as const;
export type ClosingBlocker = (typeof closingBlockers)[number];

export interface ClosingFacts {
  readonly reported: boolean;
  /** The first day of the project by its agreement, `yyyy-mm-dd`; empty while nothing says so. */
  readonly startsOn: string;
  readonly today: string;
  /** Steps that the bank has not accepted. */
  readonly openSteps: number;
  readonly due: Fening;
  readonly accounting: Accounting;
  readonly excused: Fening;
}

/** What of it is the case (decision 088). */
export function closingBlockersOf(facts: ClosingFacts): ClosingBlocker[] {
  const stands: Readonly<Record<ClosingBlocker, boolean>> = {
    reportOpen: !facts.reported,
    notStarted: facts.startsOn === '' || facts.today < facts.startsOn,
    stepsOpen: facts.openSteps > 0,
    payoutDue: facts.due > 0,
    moneyMissing: !isAccounted(facts.accounting, facts.excused),
  };
  return closingBlockers.filter((one) => stands[one]);
}
