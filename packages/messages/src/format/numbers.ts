import type { KmNumber } from '@app/domain/money';
import type { Language } from '../catalogue.ts';

/**
 * Written by hand, as `Intl` data differs between browsers and the server for Bosnian, and a
 * difference would break the hand-over of rendered pages.
 */
const separators = {
  bhs: { thousands: '.', decimal: ',' },
  en: { thousands: ',', decimal: '.' },
} as const;

/** `3.860`, in English `3,860`. `decimals`: how many, always shown; none by default. */
export function formatNumber(value: number, language: Language, decimals = 0): string {
  const { thousands, decimal } = separators[language];
  const [whole = '0', fraction] = Math.abs(value).toFixed(decimals).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, thousands);
  const sign = value < 0 && Number(value.toFixed(decimals)) !== 0 ? '−' : '';
  return `${sign}${grouped}${fraction ? `${decimal}${fraction}` : ''}`;
}

/** An amount where its currency stands beside it: `3.860`, `3.860,50`. */
export function formatAmount(amount: KmNumber, language: Language): string {
  const whole = Math.round(amount * 100) % 100 === 0;
  return formatNumber(amount, language, whole ? 0 : 2);
}

/** `3.860 KM`, in English `3,860 KM`, of an amount in KM; decimals only where there are any. */
export const formatKm = (amount: KmNumber, language: Language): string =>
  `${formatAmount(amount, language)}\u00a0KM`;

/** The fixed rate of the law on the central bank: 1 EUR = 1.95583 KM. */
const kmForEuro = 1.95583;

/** `€17.90` of an amount in KM for readers in English, null for others, who count in KM. */
export function formatEuro(amount: KmNumber, language: Language): string | null {
  if (language !== 'en') return null;
  const cents = Math.round((amount / kmForEuro) * 100);
  return `€${formatNumber(cents / 100, language, cents % 100 === 0 ? 0 : 2)}`;
}

/**
 * `35 KM`; for readers in English with what it makes in euro at the fixed rate, `35 KM (€17.90)`:
 * amounts are always KM.
 */
export function formatKmAndEuro(amount: KmNumber, language: Language): string {
  const euro = formatEuro(amount, language);
  return formatKm(amount, language) + (euro ? ` (${euro})` : '');
}

/** A share as whole percent: `72 %`, in English `72%`. */
export function formatPercent(share: number, language: Language): string {
  // Binary fractions: 0.29 × 100 is a little less than 29.
  const number = formatNumber(Math.floor(Math.round(share * 1e8) / 1e6), language);
  return language === 'en' ? `${number}%` : `${number}\u00a0%`;
}

/** A range of amounts, kept in one line: `1.000–5.000 KM`, in English `1,000–5,000 KM`. */
export function formatKmRange(from: KmNumber, to: KmNumber, language: Language): string {
  return `${formatNumber(from, language)}\u2060–\u2060${formatKm(to, language)}`;
}

/** With as many decimals as it has, at most two: `2`, `2,5`. */
export function formatQuantity(value: KmNumber, language: Language): string {
  const decimals = String(Math.round(value * 100) / 100).split('.')[1]?.length ?? 0;
  return formatNumber(value, language, decimals);
}
