import { describe, expect, it } from 'vitest';
import { dayOf, daysLater, instantOf } from './days.ts';

describe('days of a campaign', () => {
  it('are those of Bosnia and Herzegovina', () => {
    expect(dayOf(Date.parse('2026-07-01T21:59:00Z'))).toBe('2026-07-01');
    expect(dayOf(Date.parse('2026-07-01T22:00:00Z'))).toBe('2026-07-02');
    expect(dayOf(Date.parse('2026-12-31T23:30:00Z'))).toBe('2027-01-01');
  });

  it('follow each other over months and leap days', () => {
    expect(daysLater('2026-12-20', 30)).toBe('2027-01-19');
    expect(daysLater('2028-02-28', 1)).toBe('2028-02-29');
  });

  it.each([
    ['2026-07-15', '00:00:00', '2026-07-14T22:00:00.000Z'],
    ['2026-12-15', '23:59:59', '2026-12-15T22:59:59.000Z'],
    // The clock changes on these two nights.
    ['2026-03-29', '00:00:00', '2026-03-28T23:00:00.000Z'],
    ['2026-03-29', '23:59:59', '2026-03-29T21:59:59.000Z'],
    ['2026-10-25', '00:00:00', '2026-10-24T22:00:00.000Z'],
    ['2026-10-25', '23:59:59', '2026-10-25T22:59:59.000Z'],
  ])('%s %s is %s', (day, time, at) => expect(instantOf(day, time)).toBe(at));
});
