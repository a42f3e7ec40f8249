import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDay } from './dates.ts';

describe('isDay', () => {
  it.each(['2026-12-12', '2024-02-29', '2000-02-29', '2026-01-31'])('%s is one', (text) => {
    expect(isDay(text)).toBe(true);
  });

  it.each([
    '',
    '2026-2-1',
    '12/12/2026',
    '2026-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-00-10',
    '2026-13-10',
    '2026-10-00',
    '2026-10-10T00:00:00Z',
    ' 2026-10-10',
  ])('%j is none', (text) => {
    expect(isDay(text)).toBe(false);
  });

  it('agrees with the calendar', () => {
    const date = fc.date({
      min: new Date('0001-01-01T00:00:00Z'),
      max: new Date('9999-12-31T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(fc.property(date, (day) => isDay(day.toISOString().slice(0, 10))));
  });
});
