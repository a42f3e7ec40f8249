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
  const shown = new Date(at.getTime() + offsetAt(at));
  return {
    year: shown.getUTCFullYear(),
    month: shown.getUTCMonth() + 1,
    day: shown.getUTCDate(),
    hour: shown.getUTCHours(),
    minute: shown.getUTCMinutes(),
    weekday: shown.getUTCDay(),
  };
}

/** Milliseconds by which the clocks are ahead of UTC, by the hour: they are changed at full ones. */
const offsets = new Map<number, number>();
const offsetsAtMost = 5_000;

function offsetAt(at: Date): number {
  const asked = Math.floor(at.getTime() / hour);
  const known = offsets.get(asked);
  if (known !== undefined) return known;
  const parts: Record<string, number> = {};
  const begun = asked * hour;
  for (const { type, value } of zoned.formatToParts(begun)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour: hours = 0, minute = 0 } = parts;
  const offset = Date.UTC(year, month - 1, day, hours, minute) - begun;
  if (offsets.size >= offsetsAtMost) offsets.clear();
  offsets.set(asked, offset);
  return offset;
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
