import { formatDate, formatTime } from './format.ts';

const dayMs = 86_400_000;

/** The day of an instant in Bosnia and Herzegovina, `yyyy-mm-dd`. */
export function dayOf(at: number): string {
  const [day, month, year] = formatDate(new Date(at)).split('/');
  return `${year}-${month}-${day}`;
}

/** The day so many days later. */
export const daysLater = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/**
 * The instant of a wall-clock time in Bosnia and Herzegovina, ISO in UTC.
 *
 * @param day `yyyy-mm-dd`.
 * @param time `hh:mm:ss`.
 */
export function instantOf(day: string, time: string): string {
  const asUtc = Date.parse(`${day}T${time}Z`);
  const clockAt = (at: number) => {
    const shown = Date.parse(`${dayOf(at)}T${formatTime(new Date(at))}:00Z`);
    return shown - Math.floor(at / 60_000) * 60_000;
  };
  // The first guess may fall on the other side of a change of the clock.
  const guess = asUtc - clockAt(asUtc);
  return new Date(asUtc - clockAt(guess)).toISOString();
}
