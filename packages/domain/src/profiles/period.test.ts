import { describe, expect, it } from 'vitest';
import { endsAfterStart, isMonth, monthsOf, orderedPeriods } from './period.ts';

const period = (id: string, from: string, to: string | null) => ({ id, from, to });

describe('periods', () => {
  it('go by their end, what goes on first, then by their start', () => {
    const all = [
      period('school', '2018-09', '2022-06'),
      period('work', '2025-01', null),
      period('course', '2022-03', '2022-06'),
      period('club', '2023-05', null),
      period('studies', '2022-10', '2026-07'),
    ];
    const order = ['work', 'club', 'studies', 'course', 'school'];
    expect(orderedPeriods(all).map(({ id }) => id)).toEqual(order);
    expect(orderedPeriods(all.toReversed()).map(({ id }) => id)).toEqual(order);
  });

  it('keep their order where both ends are alike, and leave what was given alone', () => {
    const given = [period('b', '2024-01', '2024-03'), period('a', '2024-01', '2024-03')];
    expect(orderedPeriods(given)).toEqual(orderedPeriods(given.toReversed()));
    expect(given.map(({ id }) => id)).toEqual(['b', 'a']);
  });

  it('last from the first month to the last', () => {
    expect(monthsOf(period('x', '2024-03', '2024-03'))).toBe(1);
    expect(monthsOf(period('x', '2023-11', '2024-02'))).toBe(4);
    expect(monthsOf(period('x', '2023-11', null))).toBeNull();
  });

  it('end no earlier than they begin', () => {
    expect(endsAfterStart(period('x', '2024-03', '2024-03'))).toBe(true);
    expect(endsAfterStart(period('x', '2024-03', null))).toBe(true);
    expect(endsAfterStart(period('x', '2024-03', '2024-02'))).toBe(false);
  });

  it.each([
    ['2024-01', true],
    ['1940-12', true],
    ['2024-13', false],
    ['2024-00', false],
    ['1939-12', false],
    ['2101-01', false],
    ['2024-1', false],
    ['24-01', false],
    ['2024-01-01', false],
    ['', false],
  ])('%j as a month: %s', (text, expected) => expect(isMonth(text)).toBe(expected));
});
