export interface Period {
  readonly id: string;
  readonly title: string;
  readonly organisation: string;
  readonly place: string;
  /** First month, `yyyy-mm`. */
  readonly from: string;
  /** Last month, `yyyy-mm`; null while it goes on. */
  readonly to: string | null;
  readonly description: string;
}

const earliest = 1940;
const latest = 2100;

/** Whether a text is a month, written `yyyy-mm`, within the years that make sense. */
export function isMonth(text: string): boolean {
  const [, year, month] = /^(\d{4})-(\d{2})$/.exec(text) ?? [];
  const inYears = Number(year) >= earliest && Number(year) <= latest;
  return inYears && Number(month) >= 1 && Number(month) <= 12;
}

/** Whether a period ends no earlier than it begins; one that goes on does. */
export const endsAfterStart = (period: Pick<Period, 'from' | 'to'>): boolean =>
  period.to === null || period.to >= period.from;

/**
 * Periods as they are read: what goes on first, then by the last month, then by the first month, the
 * newest first; the id decides between equal ones, so that the order never jumps.
 */
export function orderedPeriods<P extends Pick<Period, 'id' | 'from' | 'to'>>(
  periods: readonly P[],
): P[] {
  const key = ({ from, to, id }: P) => `${to ?? '9999-99'} ${from} ${id}`;
  return periods.toSorted((a, b) => (key(a) < key(b) ? 1 : -1));
}

/** Months that a period lasts, both ends counted; null while it goes on. */
export function monthsOf({ from, to }: Pick<Period, 'from' | 'to'>): number | null {
  if (to === null) return null;
  const count = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5));
  return count(to) - count(from) + 1;
}
