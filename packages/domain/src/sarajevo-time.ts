export interface WallTime {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  /** 0 is Sunday. */
  readonly weekday: number;
}

const hour = 3_600_000;
const zoned = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Sarajevo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

export function wallTime(at: Date): WallTime {
  const parts: Record<string, number> = {};
  for (const { type, value } of zoned.formatToParts(at)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour: hours = 0, minute = 0 } = parts;
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
  return { year, month, day, hour: hours, minute, weekday };
}

/** The calendar day in Sarajevo, counted in days since 1970. */
export function dayNumber(at: Date): number {
  const { year, month, day } = wallTime(at);
  return Date.UTC(year, month - 1, day) / (24 * hour);
}

/** The calendar day in Sarajevo, `yyyy-mm-dd`. */
export const dayText = (at: Date): string =>
  new Date(dayNumber(at) * 24 * hour).toISOString().slice(0, 10);

/**
 * The instant at which the clocks of Sarajevo show a time. Where they show it twice, the first; where
 * they skip it, as much later as they skip.
 *
 * @param day days since 1970, as `dayNumber` counts them.
 * @param minutes since midnight.
 */
export function instantAt(day: number, minutes: number): Date {
  const shown = day * 24 * hour + minutes * 60_000;
  for (const offset of [2 * hour, hour]) {
    const candidate = new Date(shown - offset);
    const { hour: hours, minute } = wallTime(candidate);
    if (dayNumber(candidate) === day && hours * 60 + minute === minutes) return candidate;
  }
  return new Date(shown - hour);
}
