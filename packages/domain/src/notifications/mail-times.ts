import { dayNumber, instantAt, wallTime } from '../sarajevo-time.ts';
import type { MailFrequency } from './notification.choices.ts';

/** Digests come at eight in the morning in Sarajevo, weekly ones on Mondays. */
const digestMinutes = 8 * 60;
const monday = 1;

/** Hours in which no mail is wanted, as minutes since midnight in Sarajevo; they may pass midnight. */
export interface QuietHours {
  readonly from: number;
  readonly to: number;
}

/** @returns `at`, or the end of the quiet hours that it falls into. */
export function outsideQuiet(at: Date, quiet: QuietHours | null): Date {
  if (!quiet || quiet.from === quiet.to) return at;
  const { hour, minute } = wallTime(at);
  const now = hour * 60 + minute;
  const passesMidnight = quiet.from > quiet.to;
  const within = passesMidnight
    ? now >= quiet.from || now < quiet.to
    : now >= quiet.from && now < quiet.to;
  if (!within) return at;
  const endsTomorrow = passesMidnight && now >= quiet.from;
  const end = instantAt(dayNumber(at) + (endsTomorrow ? 1 : 0), quiet.to);
  // In the hour that clocks show twice, the end may just have been.
  return end > at ? end : at;
}

export type DigestFrequency = Extract<MailFrequency, 'daily' | 'weekly'>;

export const isDigest = (frequency: MailFrequency): frequency is DigestFrequency =>
  frequency === 'daily' || frequency === 'weekly';

/** The latest time at which a digest was due, `at` included. */
export function lastDigest(frequency: DigestFrequency, at: Date): Date {
  for (let day = dayNumber(at); ; day -= 1) {
    const due = instantAt(day, digestMinutes);
    if (due <= at && isDigestDay(frequency, due)) return due;
  }
}

/** The first time after `at` at which a digest is due. */
export function nextDigest(frequency: DigestFrequency, at: Date): Date {
  for (let day = dayNumber(at); ; day += 1) {
    const due = instantAt(day, digestMinutes);
    if (due > at && isDigestDay(frequency, due)) return due;
  }
}

const isDigestDay = (frequency: DigestFrequency, due: Date) =>
  frequency === 'daily' || wallTime(due).weekday === monday;
