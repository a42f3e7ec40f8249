import { describe, expect, it } from 'vitest';
import { clockState, deadlineAfter } from './clock.ts';

const office = { days: [1, 2, 3, 4, 5], from: 8 * 60, to: 16 * 60 };
const after = (from: string, hours: number, work: typeof office | null) =>
  deadlineAfter(new Date(from), hours, work).toISOString();

describe('an answer is due', () => {
  it.each([
    ['after so many hours where every hour counts', '2026-11-23T10:00Z', 8, '2026-11-23T18:00Z'],
    ['over the end of summer time', '2026-10-24T22:00Z', 24, '2026-10-25T22:00Z'],
  ])('%s', (_case, from, hours, expected) => {
    expect(after(from, hours, null)).toBe(new Date(expected).toISOString());
  });

  // In Sarajevo: UTC+1 in winter, UTC+2 in summer.
  it.each([
    ['within one day', '2026-11-23T08:00Z', 4, '2026-11-23T12:00Z'],
    ['at the very end of a day', '2026-11-23T07:00Z', 8, '2026-11-23T15:00Z'],
    ['on the next day', '2026-11-23T13:00Z', 4, '2026-11-24T09:00Z'],
    ['counted from the morning', '2026-11-23T02:00Z', 1, '2026-11-23T08:00Z'],
    ['counted from the next morning', '2026-11-23T18:00Z', 1, '2026-11-24T08:00Z'],
    ['after the weekend', '2026-11-27T14:00Z', 2, '2026-11-30T08:00Z'],
    ['asked on a Sunday', '2026-11-29T12:00Z', 8, '2026-11-30T15:00Z'],
    ['over the end of summer time', '2026-10-23T13:00Z', 2, '2026-10-26T08:00Z'],
    ['over the beginning of summer time', '2027-03-26T14:00Z', 2, '2027-03-29T07:00Z'],
    ['over twelve working days', '2026-11-23T07:00Z', 96, '2026-12-08T15:00Z'],
  ])('%s, by working hours', (_case, from, hours, expected) => {
    expect(after(from, hours, office)).toBe(new Date(expected).toISOString());
  });

  it('counts the hour that the clocks show twice, and not the one they skip', () => {
    const nights = { days: [7], from: 60, to: 4 * 60 };
    expect(after('2026-10-24T22:00Z', 4, nights)).toBe('2026-10-25T03:00:00.000Z');
    expect(after('2027-03-27T22:00Z', 2, nights)).toBe('2027-03-28T02:00:00.000Z');
  });
});

describe('the clock says', () => {
  const now = new Date('2026-11-23T10:00:00Z');
  const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
  it.each([
    ['overdue past the deadline', 'claimed', hours(-0.001), 'overdue'],
    ['urgent at the deadline itself', 'claimed', now, 'urgent'],
    ['urgent under two hours', 'open', hours(1.999), 'urgent'],
    ['a warning from two hours', 'open', hours(2), 'warning'],
    ['a warning under six', 'in_progress', hours(5.999), 'warning'],
    ['nothing to fear from six', 'open', hours(6), 'ok'],
    ['that it waits for the team', 'in_progress', null, 'paused'],
    ['that it stands still once settled', 'resolved', hours(-5), 'stopped'],
    ['that it stands still in the archive', 'archived', null, 'stopped'],
  ] as const)('%s', (_case, status, deadline, expected) => {
    expect(clockState({ status, deadline }, now)).toBe(expected);
  });
});
