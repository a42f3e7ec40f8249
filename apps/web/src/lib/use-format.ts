import {
  formatDate,
  formatDateTime,
  formatDayOf,
  formatKm,
  formatLongDate,
  formatMonth,
  formatNumber,
  formatPercent,
  formatShortDate,
  formatTime,
} from './format.ts';
import { useLanguage } from './language.tsx';

/** Amounts and dates in the reader's language. */
export function useFormat() {
  const { language } = useLanguage();
  return {
    km: (amount: number) => formatKm(amount, language),
    /** `1.000–5.000 KM`, in English `KM 1,000–5,000`. */
    kmRange: (from: number, to: number) =>
      language === 'en'
        ? `${formatKm(from, language)}–${formatNumber(to, language)}`
        : `${formatNumber(from, language)}–${formatKm(to, language)}`,
    number: (value: number) => formatNumber(value, language),
    /** With as many decimals as it has, at most two: `2`, `2,5`. */
    quantity: (value: number) => formatNumber(value, language, decimalsOf(value)),
    percent: (share: number) => formatPercent(share, language),
    date: formatDate,
    longDate: (value: string) => formatLongDate(value, language),
    /** Within a sentence, in the genitive. */
    dayOf: (value: string) => formatDayOf(value, language),
    month: (value: string) => formatMonth(value, language),
    shortDate: (value: string) => formatShortDate(value, language),
    dateTime: (value: string) => formatDateTime(value, language),
    time: (value: string) => formatTime(value),
  };
}

const decimalsOf = (value: number): number =>
  String(Math.round(value * 100) / 100).split('.')[1]?.length ?? 0;

/** Picks the reader's language of a text that a record carries in both. */
export function useLocalized() {
  const { language } = useLanguage();
  return (text: { readonly bhs: string; readonly en: string }) => text[language];
}
