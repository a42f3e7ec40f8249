import { describe, expect, it } from 'vitest';
import {
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
import { distanceSince, distanceUntil } from './distances.ts';
import {
  formatKm,
  formatKmAndEuro,
  formatKmRange,
  formatNumber,
  formatPercent,
  formatQuantity,
} from './numbers.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('numbers and amounts', () => {
  it.each([
    [0, '0 KM', '0 KM'],
    [20, '20 KM', '20 KM'],
    [3860, '3.860 KM', '3,860 KM'],
    [1234567, '1.234.567 KM', '1,234,567 KM'],
    [12.5, '12,50 KM', '12.50 KM'],
    [1999.99, '1.999,99 KM', '1,999.99 KM'],
  ])('%d KM', (amount, bhs, en) => {
    expect(plain(formatKm(amount, 'bhs'))).toBe(bhs);
    expect(plain(formatKm(amount, 'en'))).toBe(en);
  });

  it('shows decimals when asked, and a real minus', () => {
    expect(formatNumber(-1234.5, 'bhs', 1)).toBe('−1.234,5');
    expect(formatNumber(-0.4, 'en')).toBe('0');
  });

  it('shows as many decimals as a quantity has', () => {
    expect([2, 2.5, 2.499, 1000.1].map((value) => formatQuantity(value, 'bhs'))).toEqual([
      '2',
      '2,5',
      '2,5',
      '1.000,1',
    ]);
  });

  it('writes a range with one mark of the currency, and never breaks it at its dash', () => {
    expect(formatKmRange(1000, 5000, 'bhs')).toBe('1.000\u2060–\u20605.000\u00a0KM');
    expect(formatKmRange(1000, 5000, 'en')).toBe('1,000\u2060–\u20605,000\u00a0KM');
  });

  it('never rounds a share up to the whole', () => {
    expect(plain(formatPercent(0.999, 'bhs'))).toBe('99 %');
    expect(formatPercent(1, 'en')).toBe('100%');
  });
});

describe('dates', () => {
  it('tells instants in our time zone, across the change of day and of season', () => {
    expect(formatDate('2026-12-12T22:59:00Z')).toBe('12/12/2026');
    expect(formatDate('2026-12-12T23:00:00Z')).toBe('13/12/2026');
    expect(formatTime('2026-07-01T22:30:00Z')).toBe('00:30');
    expect(formatTime('2026-12-01T19:00:00Z')).toBe('20:00');
  });

  it('leaves calendar days as they are', () => {
    expect(formatDate('2026-12-12')).toBe('12/12/2026');
    expect(formatLongDate('2026-03-01', 'bhs')).toBe('1. mart 2026.');
    expect(formatLongDate('2026-03-01', 'en')).toBe('1 March 2026');
    expect(plain(formatShortDate('2026-12-12', 'bhs', '2026-01-01'))).toBe('12. 12.');
    expect(plain(formatShortDate('2026-12-12', 'en', '2026-01-01'))).toBe('12 Dec');
  });

  it('gives a short date its year where that is not this one', () => {
    const newYear = '2026-12-31T23:30:00Z';
    expect(plain(formatShortDate('2027-01-03', 'bhs', '2026-12-12'))).toBe('3. 1. 2027.');
    expect(plain(formatShortDate('2027-01-03', 'en', '2026-12-12'))).toBe('3 Jan 2027');
    expect(plain(formatShortDate('2027-01-03', 'bhs', newYear))).toBe('3. 1.');
  });

  it('joins day and time', () => {
    expect(formatDateTime('2026-12-12T22:59:00Z', 'bhs')).toBe('12. decembar 2026. u 23:59');
    expect(formatDateTime('2026-12-12T22:59:00Z', 'en')).toBe('12 December 2026 at 23:59');
  });

  it.each([null, undefined, '', 'soon', '2026-99-99'])('says N/A for %j', (value) => {
    expect(formatDate(value)).toBe('N/A');
    expect(formatLongDate(value, 'bhs')).toBe('N/A');
  });

  it('names the months as Intl does', () => {
    const intl = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });
    for (let month = 1; month <= 12; month += 1) {
      const day = `2026-${String(month).padStart(2, '0')}-15`;
      expect(formatLongDate(day, 'en')).toBe(`15 ${intl.format(new Date(day))} 2026`);
    }
  });
});

describe('distances', () => {
  const now = Date.parse('2026-11-20T12:00:00Z');
  it.each([
    ['2026-11-20T12:00:40Z', { key: 'justNow', count: 0 }],
    ['2026-11-20T11:59:30Z', { key: 'justNow', count: 0 }],
    ['2026-11-20T11:58:00Z', { key: 'minutesAgo', count: 2 }],
    ['2026-11-20T10:00:00Z', { key: 'hoursAgo', count: 2 }],
    ['2026-11-19T10:00:00Z', { key: 'yesterday', count: 1 }],
    ['2026-11-17T10:00:00Z', { key: 'daysAgo', count: 3 }],
    ['2026-11-10T10:00:00Z', null],
  ])('since %s', (at, distance) => expect(distanceSince(at, now)).toEqual(distance));

  it.each([
    ['2026-11-20T11:00:00Z', null],
    ['2026-11-20T12:30:00Z', { key: 'minutesLeft', count: 30 }],
    ['2026-11-20T14:30:00Z', { key: 'hoursLeft', count: 2 }],
    ['2026-11-29T13:00:00Z', { key: 'daysLeft', count: 9 }],
  ])('until %s', (at, distance) => expect(distanceUntil(at, now)).toEqual(distance));
});

it('puts a date into a sentence', () => {
  expect(plain(formatDayOf('2026-08-03T10:00:00Z', 'bhs'))).toBe('3. augusta 2026.');
  expect(plain(formatDayOf('2026-12-31T23:30:00Z', 'bhs'))).toBe('1. januara 2027.');
  expect(formatDayOf('2026-08-03', 'en')).toBe('3 August 2026');
  expect(formatDayOf('', 'bhs')).toBe('N/A');
  expect(plain(formatMomentOf('2026-08-03T10:00:00Z', 'bhs'))).toBe('3. augusta 2026. u 12:00');
  expect(formatMomentOf('2026-08-03T10:00:00Z', 'en')).toBe('3 August 2026 at 12:00');
});

it('writes a year as it stands by itself', () => {
  expect([formatYear(2026, 'bhs'), formatYear(2026, 'en')]).toEqual(['2026.', '2026']);
});

it('writes a month in prose', () => {
  expect(formatMonth('2024-03', 'bhs')).toBe('mart 2024.');
  expect(formatMonth('2024-03', 'en')).toBe('March 2024');
  expect(formatMonth('', 'bhs')).toBe('N/A');
});

it.each([
  [1.95583, '€1'],
  [35, '€17.90'],
  [3_911.66, '€2,000'],
  [0.01, '€0.01'],
])(
  '%s KM stand beside what they make in euro at the fixed rate, for readers in English',
  (km, euro) => {
    expect(formatKmAndEuro(km, 'en')).toBe(`${formatKm(km, 'en')} (${euro})`);
    expect(formatKmAndEuro(km, 'bhs')).toBe(formatKm(km, 'bhs'));
  },
);
