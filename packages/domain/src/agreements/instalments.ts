import { addFening, type Fening, fening, noFening } from '../money.ts';

/** What a part of the grant waits for. */
export const instalmentConditions = ['signing', 'milestone', 'report'] as const;
export type InstalmentCondition = (typeof instalmentConditions)[number];

export interface Instalment {
  readonly amount: Fening;
  readonly after: InstalmentCondition;
  /** Of `after: 'milestone'`. */
  readonly milestoneId: string | null;
}

export const instalmentsAtMost = 8;

/** `due`: what it waits for has come about, and the money has not gone out. */
export type InstalmentState = 'waiting' | 'due' | 'paid';

export interface InstalmentStanding extends Instalment {
  /** Of what was paid so far, in the order of the parts. */
  readonly paid: Fening;
  readonly state: InstalmentState;
}

/** Parts that are agreed on; where none are, the whole grant after signing. */
export const instalmentsOf = (
  agreed: readonly Instalment[] | undefined,
  granted: Fening,
): readonly Instalment[] =>
  agreed && agreed.length > 0 ? agreed : [{ amount: granted, after: 'signing', milestoneId: null }];

/** Whether parts come to the grant, each to something. */
export const isWholeGrant = (parts: readonly Instalment[], granted: Fening): boolean =>
  parts.every(({ amount }) => amount > 0) &&
  addFening(...parts.map(({ amount }) => amount)) === granted;

/** How the parts stand, by what the ledger of the bank says was paid: it is the only record. */
export function instalmentsStanding(
  parts: readonly Instalment[],
  known: {
    readonly paid: Fening;
    readonly signed: boolean;
    readonly reached: readonly string[];
    readonly reported: boolean;
  },
): InstalmentStanding[] {
  const met = ({ after, milestoneId }: Instalment): boolean => {
    if (after === 'signing') return known.signed;
    return after === 'report' ? known.reported : known.reached.includes(milestoneId ?? '');
  };
  let rest = known.paid;
  return parts.map((part) => {
    const paid = fening(Math.min(rest, part.amount));
    rest = rest > part.amount ? fening(rest - part.amount) : noFening;
    const whole = paid === part.amount;
    return { ...part, paid, state: whole ? 'paid' : met(part) ? 'due' : 'waiting' };
  });
}
