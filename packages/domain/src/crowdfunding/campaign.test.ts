import { describe, expect, it } from 'vitest';
import { fening } from '../money.ts';
import {
  campaignOutcome,
  campaignStatus,
  daysLeft,
  HOLD_MINUTES,
  holdExpiresAt,
  isDonationEnabled,
  progressPercent,
  remaining,
} from './campaign.ts';

it('a campaign may be given what is neither settled nor held', () => {
  const sums = { target: fening(1000), settled: fening(400), held: fening(100) };
  expect(remaining(sums)).toBe(500);
});

describe('what a campaign shows', () => {
  it.each([
    [0, 1000, 0],
    [1, 1000, 0],
    [10, 1000, 1],
    [139_000, 193_000, 72],
    [999, 1000, 99],
    [1000, 1000, 100],
    [1500, 1000, 100],
    [0, 0, 0],
  ])('%d of %d is %d %%', (settled, target, percent) => {
    expect(progressPercent({ settled: fening(settled), target: fening(target) })).toBe(percent);
  });

  it.each([
    ['2026-12-12T00:00:00Z', 10],
    ['2026-12-02T00:00:01Z', 1],
    ['2026-12-03T00:00:01Z', 2],
    ['2026-12-02T00:00:00Z', 0],
    ['2026-12-01T00:00:00Z', 0],
  ])('until %s are %d days', (endsAt, days) => {
    expect(daysLeft(new Date(endsAt), new Date('2026-12-02T00:00:00Z'))).toBe(days);
  });

  it('keeps a hold for half an hour', () => {
    expect(HOLD_MINUTES).toBe(30);
    expect(holdExpiresAt(new Date('2026-12-31T23:45:00Z')).toISOString()).toBe(
      '2027-01-01T00:15:00.000Z',
    );
  });

  const running = {
    startsAt: new Date('2026-12-01T00:00:00Z'),
    endsAt: new Date('2026-12-31T00:00:00Z'),
    closedAt: null,
    target: fening(1000),
    settled: fening(400),
  };

  it.each([
    ['before its start', {}, '2026-11-30T23:59:59Z', 'scheduled'],
    ['from its start', {}, '2026-12-01T00:00:00Z', 'open'],
    ['to its last second', {}, '2026-12-30T23:59:59Z', 'open'],
    ['at its end', {}, '2026-12-31T00:00:00Z', 'ended'],
    ['with its goal reached', { settled: fening(1000) }, '2026-12-05T00:00:00Z', 'reached'],
    ['reached and over', { settled: fening(1000) }, '2027-01-05T00:00:00Z', 'ended'],
    ['closed early', { closedAt: new Date('2026-12-04') }, '2026-12-05T00:00:00Z', 'ended'],
    [
      'closed before it began',
      { closedAt: new Date('2026-11-04') },
      '2026-11-05T00:00:00Z',
      'ended',
    ],
  ])('%s', (_, change, now, status) => {
    const campaign = { ...running, ...change };
    expect(campaignStatus(campaign, new Date(now))).toBe(status);
    expect(isDonationEnabled(campaign, new Date(now))).toBe(status === 'open');
  });

  const over = '2027-01-05T00:00:00Z';
  it.each([
    ['while it runs', {}, '2026-12-05T00:00:00Z', null],
    [
      'with its goal reached and time left',
      { settled: fening(1000) },
      '2026-12-05T00:00:00Z',
      null,
    ],
    ['over with its minimum', {}, over, 'enough'],
    ['signed', { closedAt: new Date(over) }, over, 'enough'],
    ['over below its minimum', { settled: fening(399) }, over, 'below'],
    ['closed', { settled: fening(399), closedAt: new Date(over) }, over, 'secondRound'],
    ['let go', { settled: fening(0), releasedAt: new Date(over) }, over, 'released'],
  ])('came out: %s', (_, change, now, outcome) => {
    const campaign = { ...running, minimum: fening(400), releasedAt: null, ...change };
    expect(campaignOutcome(campaign, new Date(now))).toBe(outcome);
  });
});
