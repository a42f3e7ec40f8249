import type { ApplicationStatus } from '../applications/application.machine.ts';
import { type KmNumber, readKm } from '../money.ts';

/** A line of the ranking, as the money of a call is laid out over it; amounts in fening. */
export interface PlanLine {
  readonly id: string;
  readonly amount: number;
  /** `null` while nobody's score can be seen: nothing is given to what is not scored. */
  readonly mean: number | null;
  /** What was decided already, which no plan changes; `null` while it is open. */
  readonly decided: Choice | null;
}

export type Choice = 'in' | 'out';

const open: readonly ApplicationStatus[] = ['submitted', 'pending'];
const refused: readonly ApplicationStatus[] = ['draft', 'rejected', 'withdrawn'];

/** What a status says of the money: still open, or decided either way. */
export const decidedAs = (status: ApplicationStatus): Choice | null =>
  open.includes(status) ? null : refused.includes(status) ? 'out' : 'in';

/** Rows of a ranking, best first, as lines; their amounts are in KM. */
export const planLinesOf = (
  rows: readonly {
    readonly applicationId: string;
    readonly requestedAmount: KmNumber;
    readonly mean: number | null;
    readonly status: ApplicationStatus;
  }[],
): PlanLine[] =>
  rows.map(({ applicationId, requestedAmount, mean, status }) => ({
    id: applicationId,
    amount: readKm(requestedAmount),
    mean,
    decided: decidedAs(status),
  }));

export interface PlannedLine {
  readonly id: string;
  readonly chosen: boolean;
  /** Whether it stands by itself, whatever the line: decided, or locked by the reader. */
  readonly fixed: boolean;
  /** What all that is chosen down to here asks for. */
  readonly running: number;
}

export interface Plan {
  readonly lines: readonly PlannedLine[];
  /** How many lines stand above the line. */
  readonly line: number;
  /** Where the budget ends by itself. */
  readonly endsAt: number;
  readonly sum: number;
  /** What remains of the budget; below 0 if more is chosen than there is. */
  readonly left: number;
}

/**
 * Lays a budget over a ranking: what is decided or locked stands by itself; of the rest all above
 * the line is chosen. Unless the reader moves it, the line stands before the first that the budget
 * no longer holds, so that nobody is passed over for somebody ranked lower.
 *
 * @param ranked best first.
 * @param wish locks by id; `line`: how many stand above it.
 */
export function planOf(
  ranked: readonly PlanLine[],
  budget: number,
  wish: {
    readonly locks?: Readonly<Record<string, Choice>>;
    readonly line?: number | undefined;
  } = {},
): Plan {
  const fixedOf = ({ id, decided }: PlanLine) => decided ?? wish.locks?.[id] ?? null;
  const reserved = ranked
    .filter((line) => fixedOf(line) === 'in')
    .reduce((sum, { amount }) => sum + amount, 0);
  const endsAt = endOf(ranked, budget - reserved, fixedOf);
  const line = Math.min(Math.max(wish.line ?? endsAt, 0), ranked.length);
  let sum = 0;
  const lines = ranked.map((one, n) => {
    const fixed = fixedOf(one);
    const chosen = fixed === null ? n < line && one.mean !== null : fixed === 'in';
    if (chosen) sum += one.amount;
    return { id: one.id, chosen, fixed: fixed !== null, running: sum };
  });
  return { lines, line, endsAt, sum, left: budget - sum };
}

function endOf(
  ranked: readonly PlanLine[],
  free: number,
  fixedOf: (line: PlanLine) => Choice | null,
): number {
  let left = free;
  for (const [n, line] of ranked.entries()) {
    if (fixedOf(line) !== null) continue;
    if (line.mean === null || line.amount > left) return n;
    left -= line.amount;
  }
  return ranked.length;
}
