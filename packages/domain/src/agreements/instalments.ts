import { addFening, type Fening, fening, noFening } from '../money.ts';

/** What a part of the grant waits for. */
export const instalmentConditions = ['signing', 'milestone', 'report'] as const;
export type InstalmentCondition = (typeof instalmentConditions)[number];

export interface Instalment {
  readonly amount: Fening;
  readonly after: InstalmentCondition;
  /** Of `after: 'milestone'`. */
  readonly milestoneId: string | null;
  /** Not of the grant: what the fund adds to donations; it falls due with the signing. */
  readonly matched?: true;
}

export const instalmentsAtMost = 8;

/** `due`: what it waits for has come about, and the money has not gone out. */
export type InstalmentState = 'waiting' | 'due' | 'paid';

export interface InstalmentStanding extends Instalment {
  /** Of what was paid so far: parts whose condition is met first, each in its order. */
  readonly paid: Fening;
  readonly state: InstalmentState;
}

/**
 * Parts that are agreed on; where none are, the whole grant after signing.
 *
 * @param matched what the fund adds to donations, by which the project gets more than its grant.
 */
export const instalmentsOf = (
  agreed: readonly Instalment[] | undefined,
  granted: Fening,
  matched: Fening = noFening,
): readonly Instalment[] => {
  const parts: readonly Instalment[] =
    agreed && agreed.length > 0
      ? agreed
      : [{ amount: granted, after: 'signing', milestoneId: null }];
  return matched > 0
    ? [...parts, { amount: matched, after: 'signing', milestoneId: null, matched: true }]
    : parts;
};

/** Whether parts come to the grant, each to something. */
export const isWholeGrant = (parts: readonly Instalment[], granted: Fening): boolean =>
  parts.every(({ amount }) => amount > 0) &&
  addFening(...parts.map(({ amount }) => amount)) === granted;

export interface InstalmentFacts {
  readonly paid: Fening;
  readonly signed: boolean;
  /** Ids of steps that the bank has accepted. */
  readonly reached: readonly string[];
  readonly reported: boolean;
}

/** How the parts stand, by what the ledger of the bank says was paid: it is the only record. */
export function instalmentsStanding(
  parts: readonly Instalment[],
  known: InstalmentFacts,
): InstalmentStanding[] {
  const met = ({ after, milestoneId }: Instalment): boolean => {
    if (after === 'signing') return known.signed;
    return after === 'report' ? known.reported : known.reached.includes(milestoneId ?? '');
  };
  let rest = known.paid;
  const paid = new Map<Instalment, Fening>();
  // What was paid was paid for what had fallen due, whatever stands before it.
  for (const part of [...parts.filter(met), ...parts.filter((part) => !met(part))]) {
    const own = fening(Math.min(rest, part.amount));
    rest = fening(rest - own);
    paid.set(part, own);
  }
  return parts.map((part) => {
    const own = paid.get(part) ?? noFening;
    return {
      ...part,
      paid: own,
      state: own === part.amount ? 'paid' : met(part) ? 'due' : 'waiting',
    };
  });
}

/**
 * What can be paid now, in fening.
 *
 * @param owed what the fund has promised and not paid: a part that was given up is not paid.
 */
export const dueNow = (standing: readonly InstalmentStanding[], owed: Fening): Fening =>
  fening(
    Math.min(
      owed,
      standing.reduce(
        (sum, { state, amount, paid }) => (state === 'due' ? sum + amount - paid : sum),
        0,
      ),
    ),
  );
