import { dayNumber, instantAt } from '@app/domain/sarajevo-time';

const dayMs = 86_400_000;

const written = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10);

/** The day of an instant in Bosnia and Herzegovina, `yyyy-mm-dd`. */
export const dayOf = (at: number): string => written(dayNumber(new Date(at)));

export const daysLater = (day: string, days: number): string =>
  written(Date.parse(day) / dayMs + days);

/** The instant of a Bosnian wall-clock time. `day`: `yyyy-mm-dd`; `time`: `hh:mm:ss`. */
export function instantOf(day: string, time: string): string {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  const minute = instantAt(Date.parse(day) / dayMs, hours * 60 + minutes);
  return new Date(minute.getTime() + seconds * 1000).toISOString();
}
