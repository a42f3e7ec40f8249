import { describe, expect, it } from 'vitest';
import { dayNumber, instantAt, wallTime } from '../sarajevo-time.ts';
import { lastDigest, nextDigest, outsideQuiet } from './mail-times.ts';

const at = (iso: string) => new Date(iso);
const iso = (date: Date) => date.toISOString().replace(':00.000Z', 'Z');
const minutes = (clock: string) => {
  const [hours = 0, rest = 0] = clock.split(':').map(Number);
  return hours * 60 + rest;
};

describe('the clocks of Sarajevo', () => {
  it('are an hour ahead in winter and two in summer', () => {
    expect(wallTime(at('2026-11-20T23:30:00Z'))).toEqual({
      year: 2026,
      month: 11,
      day: 21,
      hour: 0,
      minute: 30,
      weekday: 6,
    });
    expect(wallTime(at('2026-07-01T12:00:00Z')).hour).toBe(14);
  });

  it.each([
    ['2026-11-20', '08:00', '2026-11-20T07:00Z'],
    ['2026-07-01', '00:00', '2026-06-30T22:00Z'],
    // The night in which the clocks go back shows half past two twice.
    ['2026-10-25', '02:30', '2026-10-25T00:30Z'],
    ['2026-10-25', '03:00', '2026-10-25T02:00Z'],
    // The night in which they go forward skips it.
    ['2026-03-29', '02:30', '2026-03-29T01:30Z'],
    ['2026-03-29', '03:00', '2026-03-29T01:00Z'],
  ])('show %s %s at one instant', (day, clock, expected) => {
    expect(iso(instantAt(Date.parse(day) / 864e5, minutes(clock)))).toBe(expected);
  });

  it('tell the day', () => {
    expect(dayNumber(at('2026-11-20T22:59:59Z'))).toBe(Date.parse('2026-11-20') / 864e5);
    expect(dayNumber(at('2026-11-20T23:00:00Z'))).toBe(Date.parse('2026-11-21') / 864e5);
  });
});

describe('a digest', () => {
  it.each([
    ['daily', '2026-11-20T06:59:59Z', '2026-11-19T07:00Z', '2026-11-20T07:00Z'],
    ['daily', '2026-11-20T07:00:00Z', '2026-11-20T07:00Z', '2026-11-21T07:00Z'],
    // Eight o’clock stays eight o’clock when the clocks change.
    ['daily', '2026-10-24T12:00:00Z', '2026-10-24T06:00Z', '2026-10-25T07:00Z'],
    ['daily', '2026-03-28T12:00:00Z', '2026-03-28T07:00Z', '2026-03-29T06:00Z'],
    ['weekly', '2026-11-20T12:00:00Z', '2026-11-16T07:00Z', '2026-11-23T07:00Z'],
    ['weekly', '2026-11-23T07:00:00Z', '2026-11-23T07:00Z', '2026-11-30T07:00Z'],
    ['weekly', '2026-10-25T12:00:00Z', '2026-10-19T06:00Z', '2026-10-26T07:00Z'],
    ['weekly', '2026-01-01T00:00:00Z', '2025-12-29T07:00Z', '2026-01-05T07:00Z'],
  ] as const)('%s, asked at %s', (frequency, now, last, next) => {
    expect(iso(lastDigest(frequency, at(now)))).toBe(last);
    expect(iso(nextDigest(frequency, at(now)))).toBe(next);
  });
});

describe('quiet hours', () => {
  const night = { from: minutes('22:00'), to: minutes('07:00') };
  const noon = { from: minutes('12:00'), to: minutes('14:30') };

  it.each([
    ['before the night', night, '2026-11-20T20:59:00Z', '2026-11-20T20:59Z'],
    ['at its beginning', night, '2026-11-20T21:00:00Z', '2026-11-21T06:00Z'],
    ['after midnight', night, '2026-11-21T00:30:00Z', '2026-11-21T06:00Z'],
    ['at its end', night, '2026-11-21T06:00:00Z', '2026-11-21T06:00Z'],
    ['over the night the clocks go back', night, '2026-10-24T21:00:00Z', '2026-10-25T06:00Z'],
    ['over the night they go forward', night, '2026-03-28T22:00:00Z', '2026-03-29T05:00Z'],
    ['within a day', noon, '2026-11-20T12:00:00Z', '2026-11-20T13:30Z'],
    ['outside of them', noon, '2026-11-20T18:00:00Z', '2026-11-20T18:00Z'],
    ['that never end', { from: 0, to: 0 }, '2026-11-20T18:00:00Z', '2026-11-20T18:00Z'],
    ['that are not', null, '2026-11-20T01:00:00Z', '2026-11-20T01:00Z'],
  ])('%s', (_, quiet, now, expected) => {
    expect(iso(outsideQuiet(at(now), quiet))).toBe(expected);
  });

  it('never hold a mail back to a time that was', () => {
    const late = { from: minutes('01:00'), to: minutes('02:30') };
    // The second of the two hours that the clocks show alike.
    const second = at('2026-10-25T01:15:00Z');
    expect(outsideQuiet(second, late)).toEqual(second);
  });
});
