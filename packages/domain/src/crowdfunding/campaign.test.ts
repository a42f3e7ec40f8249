import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { transition } from '../machine.ts';
import { fening } from '../money.ts';
import {
  type CampaignSums,
  campaignStatus,
  daysLeft,
  fits,
  HOLD_MINUTES,
  holdExpiresAt,
  isDonationEnabled,
  placeHold,
  progressPercent,
  refund,
  release,
  remaining,
  settle,
  settleLate,
} from './campaign.ts';
import { type DonationStatus, donationMachine } from './donation.machine.ts';

const sums = (target: number, settled = 0, held = 0): CampaignSums => ({
  target: fening(target),
  settled: fening(settled),
  held: fening(held),
});

describe('sums', () => {
  it('hold, settle and release', () => {
    expect(placeHold(sums(1000, 400, 100), fening(500))).toEqual({
      ok: true,
      sums: sums(1000, 400, 600),
    });
    expect(settle(sums(1000, 400, 600), fening(500))).toEqual({
      ok: true,
      sums: sums(1000, 900, 100),
    });
    expect(release(sums(1000, 400, 600), fening(500))).toEqual({
      ok: true,
      sums: sums(1000, 400, 100),
    });
    expect(settleLate(sums(1000, 400, 100), fening(500))).toEqual({
      ok: true,
      sums: sums(1000, 900, 100),
    });
    expect(refund(sums(1000, 400), fening(400))).toEqual({ ok: true, sums: sums(1000) });
  });

  it('know what is left', () => {
    expect(remaining(sums(1000, 400, 100))).toBe(500);
    expect(fits(sums(1000, 400, 100), fening(500))).toBe(true);
    expect(fits(sums(1000, 400, 100), fening(501))).toBe(false);
  });

  it.each([
    ['one fening too many', placeHold(sums(1000, 400, 100), fening(501)), 'EXCEEDS_TARGET'],
    ['nothing left', placeHold(sums(1000, 1000), fening(1)), 'EXCEEDS_TARGET'],
    ['a hold of nothing', placeHold(sums(1000), fening(0)), 'NOT_POSITIVE'],
    ['late and too much', settleLate(sums(1000, 400, 100), fening(501)), 'EXCEEDS_TARGET'],
    ['late and nothing', settleLate(sums(1000), fening(0)), 'NOT_POSITIVE'],
    ['settling more than is held', settle(sums(1000, 0, 10), fening(11)), 'NOT_HELD'],
    ['releasing more than is held', release(sums(1000, 0, 10), fening(11)), 'NOT_HELD'],
    ['refunding more than is settled', refund(sums(1000, 10), fening(11)), 'NOT_SETTLED'],
  ])('refuse %s', (_, result, code) => {
    expect(result).toEqual({ ok: false, code });
  });
});

describe('any sequence of donations', () => {
  const target = fening(10_000);
  const which = fc.nat(30);
  const step = fc.oneof(
    { weight: 3, arbitrary: fc.record({ do: fc.constant('donate' as const), n: fc.nat(4000) }) },
    { weight: 4, arbitrary: fc.record({ do: fc.constant('settle' as const), n: which }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('decline' as const), n: which }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('expire' as const), n: which }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('refund' as const), n: which }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('end' as const), n: which }) },
  );
  type Step = { do: 'donate' | 'settle' | 'decline' | 'expire' | 'refund' | 'end'; n: number };
  interface Donation {
    amount: ReturnType<typeof fening>;
    status: DonationStatus;
    history: DonationStatus[];
  }

  /** A campaign as the server runs it: the tables decide, the sums follow. */
  function play(steps: readonly Step[]) {
    let now = sums(target);
    let ended = false;
    const donations: Donation[] = [];
    const apply = (result: ReturnType<typeof settle>) => {
      if (!result.ok) throw new Error(`the sums refused what the table allowed: ${result.code}`);
      now = result.sums;
    };
    const pass = (
      donation: Donation,
      event: 'settle' | 'overfund' | 'decline' | 'expire' | 'refund',
    ) => {
      const room = fits(now, donation.amount);
      const holds = { fits: room, fitsNot: !room, holdOver: true };
      const move = transition(donationMachine, donation.status, event);
      if (!move || move.guards?.some((guard) => !holds[guard])) return false;
      const [from, to] = [donation.status, move.to];
      if (to === 'settled') apply((from === 'held' ? settle : settleLate)(now, donation.amount));
      else if (from === 'held') apply(release(now, donation.amount));
      else if (from === 'settled') apply(refund(now, donation.amount));
      donation.status = to;
      donation.history.push(to);
      return true;
    };
    for (const { do: what, n } of steps) {
      const donation = donations[n % Math.max(1, donations.length)];
      if (what === 'end') ended = true;
      else if (what === 'donate') {
        const result = ended ? null : placeHold(now, fening(n));
        if (!result?.ok) continue;
        now = result.sums;
        donations.push({ amount: fening(n), status: 'held', history: ['held'] });
      } else if (donation && what === 'settle') {
        // A callback, and the same once more: the second must find nothing to do.
        if (!pass(donation, 'settle')) pass(donation, 'overfund');
        const before = now;
        expect(pass(donation, 'settle') || pass(donation, 'overfund')).toBe(false);
        expect(now).toEqual(before);
      } else if (donation && what !== 'settle') pass(donation, what);
      check(now, donations);
    }
    return { now, donations };
  }

  function total(donations: readonly Donation[], status: DonationStatus): number {
    return donations
      .filter((donation) => donation.status === status)
      .reduce((sum, donation) => sum + donation.amount, 0);
  }

  function check(now: CampaignSums, donations: readonly Donation[]) {
    expect(now.settled + now.held).toBeLessThanOrEqual(now.target);
    expect(now.settled).toBe(total(donations, 'settled'));
    expect(now.held).toBe(total(donations, 'held'));
    expect(now.target).toBe(target);
  }

  it('never passes the target, and the sums are those of the donations', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 120 }), (steps) => {
        play(steps);
      }),
      { numRuns: 300 },
    );
  });

  it('counts no donation twice', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 120 }), (steps) => {
        for (const { history } of play(steps).donations) {
          expect(history.filter((status) => status === 'settled').length).toBeLessThanOrEqual(1);
          expect(history.filter((status) => status === 'overfunded').length).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it('leaves no room unused when all holds are gone', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
        const all = Array.from({ length: 40 }, (_, n): Step => ({ do: 'expire', n }));
        const { now, donations } = play([...steps, ...all]);
        expect(total(donations, 'held')).toBe(now.held);
        if (now.held === 0) expect(remaining(now)).toBe(now.target - now.settled);
      }),
    );
  });

  it('keeps a payment that came too late and no longer fits', () => {
    const { now, donations } = play([
      { do: 'donate', n: 4000 },
      { do: 'expire', n: 0 },
      { do: 'donate', n: 4000 },
      { do: 'donate', n: 3000 },
      { do: 'settle', n: 0 },
    ]);
    expect(donations[0]?.status).toBe('overfunded');
    expect(now).toEqual(sums(10_000, 0, 7000));
  });
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
});
