import { addFening, type Fening, fening, noFening } from '../money.ts';
import type { ExpenseState } from './expense.machine.ts';

/** A line of the budget that was agreed on. */
export interface AgreedLine {
  readonly id: string;
  readonly name: string;
  readonly promised: Fening;
}

export interface Spent {
  readonly lineId: string;
  readonly amount: Fening;
  readonly state: ExpenseState;
  /** Why the line goes beyond what needs no consent; empty where it does not by this receipt. */
  readonly overReason: string;
}

/** Percent of a line that may be spent beyond it without asking. */
export const overspendingAllowed = 10;

/** Whether what a line comes to goes beyond what needs no consent, to the fening. */
export const isBeyondAllowed = (spent: Fening, promised: Fening): boolean =>
  (spent - promised) * 100 > promised * overspendingAllowed;

export interface LineSpending extends AgreedLine {
  /** By receipts that are sent or accepted. */
  readonly spent: Fening;
  readonly accepted: Fening;
  readonly left: Fening;
  readonly over: Fening;
  /** Whether what is over goes beyond what needs no consent. */
  readonly needsConsent: boolean;
  /** Whether the bank has accepted each receipt by which it goes beyond that. */
  readonly consented: boolean;
}

export interface Spending {
  readonly lines: readonly LineSpending[];
  readonly promised: Fening;
  readonly spent: Fening;
  readonly accepted: Fening;
  readonly left: Fening;
  readonly over: Fening;
}

/** Whether a receipt counts: until it is given back or taken back. */
export const isCounted = (state: ExpenseState): boolean => state === 'sent' || state === 'accepted';

/** What was spent against what was promised, line by line and in all, exact to the fening. */
export function spendingOf(lines: readonly AgreedLine[], expenses: readonly Spent[]): Spending {
  const sum = (of: readonly Spent[]) => addFening(...of.map(({ amount }) => amount));
  const shown = lines.map((line): LineSpending => {
    const own = expenses.filter(({ lineId }) => lineId === line.id);
    const counting = own.filter(({ state }) => isCounted(state));
    const spent = sum(counting);
    const needsConsent = isBeyondAllowed(spent, line.promised);
    const over = above(spent, line.promised);
    return {
      ...line,
      spent,
      accepted: sum(own.filter(({ state }) => state === 'accepted')),
      left: above(line.promised, spent),
      over,
      needsConsent,
      consented:
        needsConsent &&
        counting.every(({ state, overReason }) => overReason === '' || state === 'accepted'),
    };
  });
  const promised = addFening(...shown.map((line) => line.promised));
  const spent = addFening(...shown.map((line) => line.spent));
  return {
    lines: shown,
    promised,
    spent,
    accepted: addFening(...shown.map((line) => line.accepted)),
    left: above(promised, spent),
    over: above(spent, promised),
  };
}

const above = (amount: Fening, base: Fening): Fening =>
  amount > base ? fening(amount - base) : noFening;
