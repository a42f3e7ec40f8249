import { wallTime } from '@app/domain/sarajevo-time';
import type { Language } from '../catalogue.ts';

/**
 * Dates as the clocks of Sarajevo show them, written by hand: `Intl` data differs between browsers
 * and the server for Bosnian, and a difference would break the hand-over of rendered pages.
 */
const months = {
  bhs: [
    'januar',
    'februar',
    'mart',
    'april',
    'maj',
    'juni',
    'juli',
    'august',
    'septembar',
    'oktobar',
    'novembar',
    'decembar',
  ],
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
} as const;

/** The months as a date within a sentence takes them: `3. augusta 2026.` */
const monthsOf = [
  'januara',
  'februara',
  'marta',
  'aprila',
  'maja',
  'juna',
  'jula',
  'augusta',
  'septembra',
  'oktobra',
  'novembra',
  'decembra',
] as const;

/** What stands for a date that is missing or not valid (specification §5). */
export const noDate = 'N/A';

interface Parts {
  readonly day: number;
  readonly month: number;
  readonly year: number;
  readonly hour: number;
  readonly minute: number;
}

/** Parts of an instant in our time zone, or of a calendar day as it is; null for anything else. */
function partsOf(value: DateInput): Parts | null {
  if (value === null || value === undefined || value === '') return null;
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return null;
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return wallTime(date);
  const [year = 0, month = 1, day = 1] = value.split('-').map(Number);
  return { year, month, day, hour: 0, minute: 0 };
}

const two = (part: number) => String(part).padStart(2, '0');

export type DateInput = string | number | Date | null | undefined;

/** A date as data: `12/12/2026`; `N/A` where there is none. */
export function formatDate(value: DateInput): string {
  const parts = partsOf(value);
  return parts ? `${two(parts.day)}/${two(parts.month)}/${parts.year}` : noDate;
}

/** A date in prose: `12. decembar 2026.`, in English `12 December 2026`. */
export function formatLongDate(value: DateInput, language: Language): string {
  const parts = partsOf(value);
  if (!parts) return noDate;
  const month = months[language][parts.month - 1];
  const { day } = parts;
  return language === 'en' ? `${day} ${month} ${parts.year}` : `${day}. ${month} ${parts.year}.`;
}

/** A date within a sentence: `(promijenjena) 3. augusta 2026.`, in English `3 August 2026`. */
export function formatDayOf(value: DateInput, language: Language): string {
  const parts = partsOf(value);
  if (!parts) return noDate;
  if (language === 'en') return formatLongDate(value, language);
  return `${parts.day}.\u00a0${monthsOf[parts.month - 1]} ${parts.year}.`;
}

/** A year as it stands by itself: `2026.`, in English `2026`. */
export const formatYear = (year: number, language: Language): string =>
  language === 'en' ? String(year) : `${year}.`;

/** A month in prose: `mart 2024.`, in English `March 2024`. */
export function formatMonth(value: string, language: Language): string {
  const parts = /^\d{4}-\d{2}$/.test(value) ? partsOf(`${value}-01`) : null;
  if (!parts) return noDate;
  const month = months[language][parts.month - 1];
  return language === 'en' ? `${month} ${parts.year}` : `${month} ${parts.year}.`;
}

/**
 * A month counted from that of a day: by its name, as what follows `od` (`from`), and with its year,
 * as a sentence names it.
 *
 * @param start `yyyy-mm-dd`; without one it is January, of no year.
 */
export function monthAfter(
  start: string,
  after: number,
  language: Language,
): { readonly name: string; readonly of: string; readonly full: string } {
  const [year = '', month = '1'] = start.split('-');
  const at = Number(month) - 1 + after;
  const name = months[language][at % 12] ?? '';
  const of = language === 'en' ? name : (monthsOf[at % 12] ?? '');
  if (year === '') return { name, of, full: name };
  const dot = language === 'en' ? '' : '.';
  return { name, of, full: `${name} ${Number(year) + Math.floor(at / 12)}${dot}` };
}

/** Names of the twelve months, from January. */
export const monthNames = (language: Language): readonly string[] => months[language];

/**
 * A date in few letters, for cards: `12. 12.`, in English `12 Dec`; with its year where that is not
 * the year of `now`.
 */
export function formatShortDate(value: DateInput, language: Language, now: DateInput): string {
  const parts = partsOf(value);
  if (!parts) return noDate;
  const { day, month } = parts;
  const year = parts.year === partsOf(now)?.year ? '' : String(parts.year);
  if (language === 'en') return `${day} ${months.en[month - 1]?.slice(0, 3)} ${year}`.trim();
  return `${day}.\u00a0${month}.${year && `\u00a0${year}.`}`;
}

/** A time of day: `20:00`. */
export function formatTime(value: DateInput): string {
  const parts = partsOf(value);
  return parts ? `${two(parts.hour)}:${two(parts.minute)}` : noDate;
}

/** A moment in prose: `12. decembar 2026. u 23:59`, in English `12 December 2026 at 23:59`. */
export function formatDateTime(value: DateInput, language: Language): string {
  if (!partsOf(value)) return noDate;
  const joint = language === 'en' ? 'at' : 'u';
  return `${formatLongDate(value, language)} ${joint} ${formatTime(value)}`;
}

/** A moment within a sentence: `3. augusta 2026. u 23:59`, in English `3 August 2026 at 23:59`. */
export function formatMomentOf(value: DateInput, language: Language): string {
  if (!partsOf(value)) return noDate;
  const joint = language === 'en' ? 'at' : 'u';
  return `${formatDayOf(value, language)} ${joint} ${formatTime(value)}`;
}
