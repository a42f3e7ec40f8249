import { describe, expect, it } from 'vitest';
import { timeGone, timeLeft } from './countdown.ts';

const now = Date.parse('2026-11-20T12:00:00.000Z');

describe('timeLeft', () => {
  it.each([
    ['2026-12-12T22:59:00.000Z', 'days', 22],
    ['2026-11-21T12:00:00.000Z', 'days', 1],
    ['2026-11-21T11:59:00.000Z', 'hours', 24],
    ['2026-11-20T12:10:00.000Z', 'hours', 1],
    ['2026-11-20T12:00:00.000Z', 'hours', 0],
    ['2026-11-01T12:00:00.000Z', 'hours', 0],
  ])('until %s', (until, unit, count) => {
    expect(timeLeft(until, now)).toEqual({ unit, count });
  });
});

describe('timeGone', () => {
  it('is 0 before, 100 after, and the part between', () => {
    expect(timeGone('2026-11-21T00:00:00Z', '2026-11-30T00:00:00Z', now)).toBe(0);
    expect(timeGone('2026-11-01T00:00:00Z', '2026-11-10T00:00:00Z', now)).toBe(100);
    expect(timeGone('2026-11-20T00:00:00Z', '2026-11-21T00:00:00Z', now)).toBe(50);
  });
});
