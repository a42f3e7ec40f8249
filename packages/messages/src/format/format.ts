import type { Language } from '../catalogue.ts';
import {
  type DateInput,
  formatDate,
  formatDateTime,
  formatDayOf,
  formatLongDate,
  formatMomentOf,
  formatMonth,
  formatShortDate,
  formatTime,
  formatYear,
} from './dates.ts';
import {
  formatAmount,
  formatEuro,
  formatKm,
  formatKmAndEuro,
  formatKmRange,
  formatNumber,
  formatPercent,
  formatQuantity,
} from './numbers.ts';

/** Amounts and dates in one language, as read at `now`, for pages, mails and files alike. */
export function createFormat(language: Language, now: DateInput) {
  return {
    amount: (amount: number) => formatAmount(amount, language),
    km: (amount: number) => formatKm(amount, language),
    euro: (amount: number) => formatEuro(amount, language),
    /** For readers in English with what it makes in euro. */
    kmAndEuro: (amount: number) => formatKmAndEuro(amount, language),
    kmRange: (from: number, to: number) => formatKmRange(from, to, language),
    number: (value: number) => formatNumber(value, language),
    quantity: (value: number) => formatQuantity(value, language),
    percent: (share: number) => formatPercent(share, language),
    date: formatDate,
    longDate: (value: DateInput) => formatLongDate(value, language),
    /** Within a sentence, in the genitive. */
    dayOf: (value: DateInput) => formatDayOf(value, language),
    month: (value: string) => formatMonth(value, language),
    year: (value: number) => formatYear(value, language),
    shortDate: (value: DateInput) => formatShortDate(value, language, now),
    dateTime: (value: DateInput) => formatDateTime(value, language),
    /** Within a sentence, in the genitive. */
    momentOf: (value: DateInput) => formatMomentOf(value, language),
    time: formatTime,
  };
}
