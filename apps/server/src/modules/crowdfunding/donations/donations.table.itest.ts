import {
  type DonationEffect,
  type DonationEvent,
  type DonationGuard,
  type DonationStatus,
  donationMachine,
} from '@app/domain/crowdfunding/donation.machine';
import { describe, expect, it } from 'vitest';
import { runningCampaign } from '../../../platform/testing/campaigns.ts';
import { setUpApp } from '../../../platform/testing/setUp.ts';
import { createDonation } from '../crowdfunding.factory.ts';
import { checkSums } from '../public.ts';
import { moveDonations } from './donations.moves.ts';
import { lockDonations } from './donations.repo.ts';

const app = setUpApp();

const rows = Object.entries(donationMachine).flatMap(([from, events]) =>
  Object.entries(events).map(([event, row]) => ({
    step: [from as DonationStatus, event as DonationEvent] as const,
    ...row,
  })),
);

interface Seen {
  readonly status: DonationStatus;
  readonly receipt: string | null;
  readonly settled: number;
  readonly held: number;
  readonly left: number;
  readonly jobs: readonly string[];
}

/**
 * Whether every guard that the row names is to hold; `fits` and `fitsNot` exclude each other.
 *
 * @param old a hold that has run out, and its grace with it.
 */
async function stage(from: DonationStatus, room: boolean, old: boolean) {
  const { campaign } = await runningCampaign(app, { targetKm: room ? 1000 : 30 });
  const now = app.clock.now();
  const { orderNumber, id } = await app.platform.db.transaction(async (tx) => {
    // Another one holds or gave what leaves room for 20 KM of a thousand, and not of thirty.
    await createDonation(tx, campaign, now, { km: from === 'held' || from === 'settled' ? 5 : 20 });
    const holdExpiresAt = new Date(now.getTime() + (old ? 0 : 1));
    const createdAt = new Date(now.getTime() - (old ? 30 : 9) * 60_000);
    return createDonation(tx, campaign, now, { km: 20, status: from, holdExpiresAt, createdAt });
  });
  const look = async (): Promise<Seen> => {
    const { rows: found } = await app.platform.db.pool.query<Seen>(
      `SELECT d.status, d.receipt_number AS receipt, c.settled::int, c.held::int,
        (d.amount - d.refunded)::int AS left,
        array(SELECT group_id FROM pgboss.job WHERE data::text ~ (d.id || '|' || c.id
          || '|' || coalesce((SELECT id FROM refunds WHERE donation_id = d.id), c.id))) AS jobs
      FROM donations d JOIN campaigns c ON c.id = d.campaign_id WHERE d.id = $1`,
      [id],
    );
    if (!found[0]) throw new Error('The donation is gone.');
    return found[0];
  };
  const move = (event: DonationEvent, part = 500) =>
    app.platform.db.transaction(async (tx) => {
      const donation = (await lockDonations(tx, [orderNumber])).get(orderNumber);
      if (!donation) throw new Error('The donation is gone.');
      const by = event === 'expire' || event === 'free' ? 'clock' : 'provider';
      const given = event === 'refundPart' ? { part } : {};
      const noted = { donation, noticeId: null, details: {}, ...given };
      return moveDonations(app.platform, tx, by, event, [noted]);
    });
  return { look, move };
}

type Trace = (before: Seen, after: Seen) => boolean;
const sums =
  (settled: number, held: number): Trace =>
  (before, after) =>
    after.settled === before.settled + settled && after.held === before.held + held;
const job =
  (name: string): Trace =>
  (before, after) =>
    after.jobs.includes(`crowdfunding.${name}`) && !before.jobs.includes(`crowdfunding.${name}`);

const traces: Record<DonationEffect, Trace> = {
  countHeld: sums(2000, -2000),
  countLate: sums(2000, 0),
  uncount: (before, after) => after.settled < before.settled && after.held === before.held,
  releaseHold: sums(0, -2000),
  mailReceipt: job('receipts'),
  mailRefund: job('refundMail'),
  notifyTeam: job('notifyTeam'),
  queueRefund: job('refund'),
};

describe('what happens with a move is what the table says', () => {
  it.each(rows)('$step', async ({ step: [from, event], to, guards = [], effects = [] }) => {
    const { look, move } = await stage(from, !guards.includes('fitsNot'), true);
    const before = await look();
    expect(await move(event)).toBe(to);
    const after = await look();
    expect(after.status).toBe(to);
    expect(after.left).toBe({ refund: 0, refundPart: 1500 }[event as string] ?? before.left);
    expect(after.receipt !== null).toBe(before.receipt !== null || to === 'settled');
    const happened = Object.entries(traces).filter(([, shows]) => shows(before, after));
    expect(happened.map(([name]) => name).sort()).toEqual([...effects].sort());
    expect(await checkSums(app.platform.db.read)).toEqual([]);
  });
});

describe('a guard that does not hold leaves everything as it is', () => {
  const broken: Record<DonationGuard, readonly [room: boolean, old: boolean, part?: number]> = {
    fits: [false, true],
    fitsNot: [true, true],
    holdOver: [true, false],
    graceOver: [true, false],
    leavesSome: [true, true, 2000],
  };
  const guarded = rows.flatMap(({ step, guards = [] }) => guards.map((guard) => ({ step, guard })));

  it.each(guarded)('$step without $guard', async ({ step: [from, event], guard }) => {
    const [room, old, part] = broken[guard];
    const { look, move } = await stage(from, room, old);
    const before = await look();
    expect(await move(event, part)).toBeUndefined();
    expect(await look()).toEqual(before);
  });
});

it('no guard or effect has code that no row names', () => {
  const { guards, effects } = app.platform.moves.donation;
  const named = (kind: 'guards' | 'effects') => new Set(rows.flatMap((row) => row[kind] ?? []));
  expect(new Set<string>(Object.keys(guards))).toEqual(named('guards'));
  expect(new Set<string>(Object.keys(effects))).toEqual(named('effects'));
});
