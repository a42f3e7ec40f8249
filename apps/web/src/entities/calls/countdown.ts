const hour = 3_600_000;
const day = 24 * hour;

export interface TimeLeft {
  readonly unit: 'days' | 'hours';
  readonly count: number;
}

/** Never below zero. `until`: ISO instant; `now`: milliseconds since 1970. */
export function timeLeft(until: string, now: number): TimeLeft {
  const left = Math.max(0, Date.parse(until) - now);
  return left >= day
    ? { unit: 'days', count: Math.floor(left / day) }
    : { unit: 'hours', count: Math.ceil(left / hour) };
}

/** How much of the time from opening to closing has gone, 0 to 100. */
export function timeGone(opensAt: string, closesAt: string, now: number): number {
  const whole = Date.parse(closesAt) - Date.parse(opensAt);
  const gone = now - Date.parse(opensAt);
  return whole <= 0 ? 100 : Math.min(100, Math.max(0, (gone / whole) * 100));
}

export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / day);
