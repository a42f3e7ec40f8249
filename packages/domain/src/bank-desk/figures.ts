/** Of one bank or of several; money in fening. */
export interface Figures {
  readonly openCalls: number;
  readonly waiting: number;
  readonly granted: number;
  readonly paid: number;
  readonly donated: number;
}

const names = ['openCalls', 'waiting', 'granted', 'paid', 'donated'] as const;

/** What banks come to together; of none nothing. */
export function sumOfFigures(banks: readonly Figures[]): Figures {
  const of = (name: keyof Figures) => banks.reduce((sum, bank) => sum + bank[name], 0);
  return Object.fromEntries(names.map((name) => [name, of(name)])) as Record<keyof Figures, number>;
}
