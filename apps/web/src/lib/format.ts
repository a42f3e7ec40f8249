import type { Language } from '@app/messages/catalogue';

/**
 * Amounts and dates, the same in every browser and on the server: `Intl` data differs between them
 * for Bosnian, and a difference would break the hand-over of rendered pages. Only the arithmetic of
 * time zones is left to `Intl`.
 */

/** The time zone in which deadlines and dates are told. */
export const timeZone = 'Europe/Sarajevo';

const separators = {
  bhs: { thousands: '.', decimal: ',' },
  en: { thousands: ',', decimal: '.' },
} as const;

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

/**
 * A number with separators: `3.860`, in English `3,860`.
 *
 * @param decimals how many, always shown; none by default.
 */
export function formatNumber(value: number, language: Language, decimals = 0): string {
  const { thousands, decimal } = separators[language];
  const [whole = '0', fraction] = Math.abs(value).toFixed(decimals).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, thousands);
  const sign = value < 0 && Number(value.toFixed(decimals)) !== 0 ? '−' : '';
  return `${sign}${grouped}${fraction ? `${decimal}${fraction}` : ''}`;
}

/**
 * An amount in KM: `3.860 KM`, in English `KM 3,860`. Decimals are shown only where there are any.
 *
 * @param amount in KM, as the API speaks it.
 */
export function formatKm(amount: number, language: Language): string {
  const whole = Math.round(amount * 100) % 100 === 0;
  const number = formatNumber(amount, language, whole ? 0 : 2);
  return language === 'en' ? `KM\u00a0${number}` : `${number}\u00a0KM`;
}

/** A share as whole percent: `72 %`, in English `72%`. */
export function formatPercent(share: number, language: Language): string {
  // Binary fractions: 0.29 × 100 is a little less than 29.
  const number = formatNumber(Math.floor(Math.round(share * 1e8) / 1e6), language);
  return language === 'en' ? `${number}%` : `${number}\u00a0%`;
}

interface Parts {
  readonly day: string;
  readonly month: string;
  readonly year: string;
  readonly hour: string;
  readonly minute: string;
}

const zoned = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Parts of an instant in our time zone, or of a calendar day as it is; null for anything else. */
function partsOf(value: string | number | Date | null | undefined): Parts | null {
  if (value === null || value === undefined || value === '') return null;
  const day = typeof value === 'string' ? /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) : null;
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return null;
  if (day) {
    const [, year = '', month = '', dayOfMonth = ''] = day;
    return { year, month, day: dayOfMonth, hour: '00', minute: '00' };
  }
  const parts: Record<string, string> = {};
  for (const part of zoned.formatToParts(date)) parts[part.type] = part.value;
  const { day: d = '', month = '', year = '', hour = '', minute = '' } = parts;
  return { day: d, month, year, hour, minute };
}

type DateInput = string | number | Date | null | undefined;

/** A date as data: `12/12/2026`; `N/A` where there is none. */
export function formatDate(value: DateInput): string {
  const parts = partsOf(value);
  return parts ? `${parts.day}/${parts.month}/${parts.year}` : noDate;
}

/** A date in prose: `12. decembar 2026.`, in English `12 December 2026`. */
export function formatLongDate(value: DateInput, language: Language): string {
  const parts = partsOf(value);
  if (!parts) return noDate;
  const month = months[language][Number(parts.month) - 1];
  const day = Number(parts.day);
  return language === 'en' ? `${day} ${month} ${parts.year}` : `${day}. ${month} ${parts.year}.`;
}

/** A date within a sentence: `(promijenjena) 3. augusta 2026.`, in English `3 August 2026`. */
export function formatDayOf(value: DateInput, language: Language): string {
  const parts = partsOf(value);
  if (!parts) return noDate;
  if (language === 'en') return formatLongDate(value, language);
  return `${Number(parts.day)}.\u00a0${monthsOf[Number(parts.month) - 1]} ${parts.year}.`;
}

/** A month in prose: `mart 2024.`, in English `March 2024`. */
export function formatMonth(value: string, language: Language): string {
  const parts = /^\d{4}-\d{2}$/.test(value) ? partsOf(`${value}-01`) : null;
  if (!parts) return noDate;
  const month = months[language][Number(parts.month) - 1];
  return language === 'en' ? `${month} ${parts.year}` : `${month} ${parts.year}.`;
}

/** Names of the twelve months, from January. */
export const monthNames = (language: Language): readonly string[] => months[language];

/** A date in few letters, for cards: `12. 12.`, in English `12 Dec`. */
export function formatShortDate(value: DateInput, language: Language): string {
  const parts = partsOf(value);
  if (!parts) return noDate;
  const month = Number(parts.month);
  const day = Number(parts.day);
  return language === 'en'
    ? `${day} ${months.en[month - 1]?.slice(0, 3)}`
    : `${day}.\u00a0${month}.`;
}

/** A time of day: `20:00`. */
export function formatTime(value: DateInput): string {
  const parts = partsOf(value);
  return parts ? `${parts.hour}:${parts.minute}` : noDate;
}

/** A moment in prose: `12. decembar 2026. u 23:59`, in English `12 December 2026 at 23:59`. */
export function formatDateTime(value: DateInput, language: Language): string {
  if (!partsOf(value)) return noDate;
  const joint = language === 'en' ? 'at' : 'u';
  return `${formatLongDate(value, language)} ${joint} ${formatTime(value)}`;
}

/** Midnight of the day in our time zone, counted in days since 1970. */
function dayNumber(value: string | number | Date): number {
  const parts = partsOf(value);
  return parts
    ? Date.UTC(Number(parts.year), Number(parts.month) - 1, Number(parts.day)) / 864e5
    : 0;
}

/** Key and number of a text of `@app/messages/time` that tells a distance in time. */
export interface Distance {
  readonly key:
    | 'justNow'
    | 'minutesAgo'
    | 'hoursAgo'
    | 'yesterday'
    | 'daysAgo'
    | 'minutesLeft'
    | 'hoursLeft'
    | 'daysLeft';
  readonly count: number;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * How long ago something was; null after a week, when the date says more.
 *
 * @param now milliseconds since 1970.
 */
export function distanceSince(value: string | number | Date, now: number): Distance | null {
  const passed = now - new Date(value).getTime();
  if (!(passed < 7 * day)) return null;
  if (passed < minute) return { key: 'justNow', count: 0 };
  if (passed < hour) return { key: 'minutesAgo', count: Math.floor(passed / minute) };
  const days = dayNumber(now) - dayNumber(value);
  if (days === 0 || passed < 6 * hour) {
    return { key: 'hoursAgo', count: Math.floor(passed / hour) };
  }
  return days === 1 ? { key: 'yesterday', count: 1 } : { key: 'daysAgo', count: days };
}

/**
 * How long it still takes; null once it is over.
 *
 * @param now milliseconds since 1970.
 */
export function distanceUntil(value: string | number | Date, now: number): Distance | null {
  const left = new Date(value).getTime() - now;
  if (!(left > 0)) return null;
  if (left < hour) return { key: 'minutesLeft', count: Math.ceil(left / minute) };
  if (left < day) return { key: 'hoursLeft', count: Math.floor(left / hour) };
  return { key: 'daysLeft', count: Math.floor(left / day) };
}
