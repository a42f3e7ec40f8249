import { daysLater } from '../../lib/format/days.ts';

interface Day {
  readonly day: string;
  readonly views: number;
}

/** How many weeks the figures reach back. */
export const weekCount = 12;

/**
 * Views of the last twelve weeks, the latest last.
 *
 * @param days ISO days on which somebody came, in any order.
 * @param to the last day, with which the latest week ends.
 */
export function viewsByWeek(days: readonly Day[], to: string) {
  return Array.from({ length: weekCount }, (_, n) => {
    const last = daysLater(to, (n + 1 - weekCount) * 7);
    const before = daysLater(last, -7);
    const ofWeek = days.filter(({ day }) => day > before && day <= last);
    return { last, views: ofWeek.reduce((sum, { views }) => sum + views, 0) };
  });
}
