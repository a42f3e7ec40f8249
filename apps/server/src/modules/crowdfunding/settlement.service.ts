import { type DonationEvent, donationMachine } from '@app/domain/crowdfunding/donation.machine';
import { canMove, move } from '@app/domain/machine';
import type { Tx } from '../../platform/db/client.ts';
import type { Platform } from '../../platform/platform.ts';
import { inBatches } from './batches.ts';
import { jobNames } from './crowdfunding.names.ts';
import {
  addEvent,
  campaignIdOfOrder,
  changeDonation,
  type Donation,
  lockDonations,
  settleDonations,
} from './donations.repo.ts';
import { currency, type PaymentReport } from './payment-provider.ts';
import { type ChangedSums, releaseHold, settleHolds, settleLate, uncount } from './sums.repo.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'jobs' | 'signals' | 'log'>;

/**
 * What became of a report. `mismatch`: it speaks of another amount or currency than was asked.
 * `unknown`: there is no such order.
 */
export type Applied = 'changed' | 'unchanged' | 'mismatch' | 'unknown';

/** Milliseconds between two words to the team about donations. */
const tellEvery = 5 * 60_000;
/** After this long without a word, a job that was to bring it must have been lost. */
const wordIsLostAfter = 60 * 60_000;

/** Does what a report says; the campaign of the order may be named where it is known. */
export type ApplyReport = (report: PaymentReport, campaignId?: string) => Promise<Applied>;

/** Reports that are applied in one transaction. */
const reportsAtOnce = 25;

/**
 * Makes what does as the provider says of an order: settles, declines or refunds. The same report a
 * second time finds nothing to do, whatever came between. One for the whole server, so that a rush
 * of reports about one campaign gathers in it.
 */
export function createApplyReport(p: Deps): ApplyReport {
  const apply = inBatches<PaymentReport, Applied>(
    (reports) => p.db.transaction((tx) => applyAll(p, tx, reports)),
    reportsAtOnce,
  );
  return async (report, known) => {
    const campaignId = known ?? (await campaignIdOfOrder(p.db.read, report.orderNumber));
    if (campaignId === undefined) return 'unknown';
    if (report.outcome === 'open') return 'unchanged';
    const applied = await apply(campaignId, report);
    if (applied === 'mismatch') {
      p.log.error({ order: report.orderNumber }, 'payments: a report does not fit its order');
    }
    return applied;
  };
}

/** A report with the locked donation that it speaks of. */
interface Known {
  readonly report: PaymentReport;
  readonly donation: Donation;
}

async function applyAll(
  p: Deps,
  tx: Tx,
  reports: readonly PaymentReport[],
): Promise<readonly Applied[]> {
  const orders = reports.map((report) => report.orderNumber);
  const locked = await lockDonations(tx, orders);
  const paid = reports.flatMap((report, n): Known[] => {
    const donation = locked.get(report.orderNumber);
    const first = orders.indexOf(report.orderNumber) === n;
    if (!first || donation?.status !== 'held' || report.outcome !== 'approved') return [];
    return fits(report, donation) ? [{ report, donation }] : [];
  });
  await settleHeld(p, tx, paid);
  for (const { donation } of paid) {
    locked.set(donation.orderNumber, { ...donation, status: 'settled' });
  }
  const done = new Set(paid.map(({ report }) => report));
  const applied: Applied[] = [];
  for (const report of reports) {
    applied.push(done.has(report) ? 'changed' : await applyOne(p, tx, locked, report));
  }
  return applied;
}

/** Whether a report speaks of the amount and currency that were asked for. */
const fits = (report: PaymentReport, donation: Donation): boolean =>
  report.amount === donation.amount && report.currency === currency;

async function applyOne(
  p: Deps,
  tx: Tx,
  locked: Map<string, Donation>,
  report: PaymentReport,
): Promise<Applied> {
  const donation = locked.get(report.orderNumber);
  if (!donation) return 'unknown';
  if (!fits(report, donation)) {
    const noticeId = report.noticeId ?? `mismatch:${donation.orderNumber}`;
    await note(p, tx, donation, 'mismatch', { ...report, noticeId });
    return 'mismatch';
  }
  const status = await act[report.outcome](p, tx, donation, report);
  locked.set(donation.orderNumber, { ...donation, status });
  return status === donation.status ? 'unchanged' : 'changed';
}

/** Does what a report says to a locked donation and tells its status afterwards. */
type Act = (
  p: Deps,
  tx: Tx,
  donation: Donation,
  report: PaymentReport,
) => Promise<Donation['status']>;

const act: Record<PaymentReport['outcome'], Act> = {
  open: async (_p, _tx, { status }) => status,

  async approved(p, tx, donation, report) {
    if (!canMove(donationMachine, donation.status, 'settle')) return donation.status;
    if (donation.status === 'held') {
      await settleHeld(p, tx, [{ report, donation }]);
      return 'settled';
    }
    const sums = await settleLate(tx, donation.campaignId, donation.amount);
    if (sums) {
      next(donation, 'settle');
      await settleDonations(tx, [rowOf({ report, donation })], p.clock.now());
      await follow(p, tx, [donation], sums);
      return 'settled';
    }
    const status = await change(p, tx, donation, 'overfund', report, false);
    await p.jobs.put(tx, jobNames.refund, { orderNumber: donation.orderNumber });
    return status;
  },

  async declined(p, tx, donation, report) {
    if (!canMove(donationMachine, donation.status, 'decline')) return donation.status;
    const status = await change(p, tx, donation, 'decline', report);
    if (donation.status === 'held') await free(p, tx, donation);
    return status;
  },

  async refunded(p, tx, donation, report) {
    // What was given back had been paid, though word of the payment may come later or never.
    const unheard = { ...report, noticeId: null };
    const before = await act.approved(p, tx, donation, unheard);
    if (!canMove(donationMachine, before, 'refund')) return before;
    const status = await change(p, tx, { ...donation, status: before }, 'refund', report);
    await p.jobs.put(tx, jobNames.refundMail, { donationId: donation.id });
    if (before === 'settled') {
      await uncount(tx, donation.campaignId, donation.amount);
      p.signals.publish(tx, `campaign:${donation.campaignId}`);
    }
    return status;
  },
};

/** Moves a donation by the one table of transitions and writes its history. */
async function change(
  p: Deps,
  tx: Tx,
  donation: Donation,
  event: DonationEvent,
  report: PaymentReport,
  fits = true,
): Promise<Donation['status']> {
  const status = next(donation, event, fits);
  await changeDonation(tx, donation.id, { status });
  await note(p, tx, donation, status, report);
  return status;
}

/** A donation whose hold is over; its amount is free again. */
export async function expire(p: Deps, orderNumber: string): Promise<boolean> {
  return p.db.transaction(async (tx) => {
    const donation = (await lockDonations(tx, [orderNumber])).get(orderNumber);
    const now = p.clock.now();
    if (donation?.status !== 'held' || donation.holdExpiresAt > now) return false;
    await changeDonation(tx, donation.id, { status: next(donation, 'expire') });
    await addEvent(tx, { donationId: donation.id, event: 'expired', at: now });
    await free(p, tx, donation);
    return true;
  });
}

/** A donation for which the provider opened no payment; its amount is free again. */
export async function abandon(p: Deps, orderNumber: string): Promise<void> {
  await p.db.transaction(async (tx) => {
    const donation = (await lockDonations(tx, [orderNumber])).get(orderNumber);
    if (donation?.status !== 'held') return;
    await changeDonation(tx, donation.id, { status: next(donation, 'decline') });
    await addEvent(tx, { donationId: donation.id, event: 'notOpened', at: p.clock.now() });
    await free(p, tx, donation);
  });
}

/**
 * Settles held donations of one campaign. However many they are, its row is changed once and last:
 * it is what all other donors wait for.
 */
async function settleHeld(p: Deps, tx: Tx, paid: readonly Known[]): Promise<void> {
  const [first] = paid;
  if (!first) return;
  for (const { donation } of paid) next(donation, 'settle');
  const total = paid.reduce((sum, { donation }) => sum + donation.amount, 0);
  await settleDonations(tx, paid.map(rowOf), p.clock.now());
  const sums = await settleHolds(tx, first.donation.campaignId, total, paid.length);
  await follow(
    p,
    tx,
    paid.map(({ donation }) => donation),
    sums,
  );
}

const rowOf = ({ report, donation }: Known) => ({
  id: donation.id,
  noticeId: report.noticeId,
  details: report.details,
});

/** What follows from settled donations of one campaign: receipts, word to the team, the signal. */
async function follow(
  p: Deps,
  tx: Tx,
  settled: readonly Donation[],
  sums: ChangedSums,
): Promise<void> {
  const donationIds = settled.map(({ id }) => id);
  await p.jobs.put(tx, jobNames.receipts, { donationIds });
  const campaignId = settled[0]?.campaignId ?? '';
  await wordForTheTeam(p, tx, campaignId, sums, settled.length);
  p.signals.publish(tx, `campaign:${campaignId}`);
}

/**
 * The first donation that the team does not know of brings a job that tells them of it and of all
 * that follow until it runs.
 */
async function wordForTheTeam(
  p: Deps,
  tx: Tx,
  campaignId: string,
  sums: ChangedSums,
  added: number,
): Promise<void> {
  const now = p.clock.now();
  const { toldAt } = sums;
  const since = toldAt ? now.getTime() - toldAt.getTime() : Number.POSITIVE_INFINITY;
  const reached = sums.settled === sums.target;
  const first = sums.donorCount - added <= sums.toldDonors;
  if (!first && !reached && since < wordIsLostAfter) return;
  const startAfter =
    reached || !toldAt || since >= tellEvery ? now : new Date(toldAt.getTime() + tellEvery);
  await p.jobs.put(
    tx,
    jobNames.tellTeam,
    { campaignId },
    { startAfter, singletonKey: reached ? `${campaignId} reached` : campaignId },
  );
}

async function free(p: Deps, tx: Tx, donation: Donation): Promise<void> {
  await releaseHold(tx, donation.campaignId, donation.amount);
  p.signals.publish(tx, `campaign:${donation.campaignId}`);
}

async function note(p: Deps, tx: Tx, donation: Donation, event: string, report: PaymentReport) {
  await addEvent(tx, {
    donationId: donation.id,
    event,
    providerEventId: report.noticeId,
    data: report.details,
    at: p.clock.now(),
  });
}

/**
 * The status that an event leads to.
 *
 * @param fits whether the amount fits below the target, where that matters.
 * @throws Error if the table holds no such move: the callers ask only for moves that it holds.
 */
function next(donation: Donation, event: DonationEvent, fits = true): Donation['status'] {
  const result = move(donationMachine, {
    state: donation.status,
    event,
    actors: ['provider', 'clock'],
    guards: { fits, fitsNot: !fits, holdOver: true },
  });
  if (!result.ok) throw new Error(`A ${donation.status} donation cannot ${event}.`);
  return result.to;
}
