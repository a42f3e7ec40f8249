import type { DonationActor, DonationEvent } from '@app/domain/crowdfunding/donation.machine';
import type { Tx } from '../../../platform/db/client.ts';
import type { Platform } from '../../../platform/platform.ts';
import { inBatches } from '../donations/batches.ts';
import { moveDonations, type NotedDonation } from '../donations/donations.moves.ts';
import {
  addEvent,
  campaignIdOfOrder,
  type Donation,
  lockDonations,
} from '../donations/donations.repo.ts';
import { currency, type PaymentReport } from './payment-provider.ts';

/**
 * What became of a report. `mismatch`: it speaks of another amount or currency than was asked.
 * `unknown`: there is no such order.
 */
export type Applied = 'changed' | 'unchanged' | 'mismatch' | 'unknown';

/** Does what a report says; the campaign of the order may be named where it is known. */
export type ApplyReport = (report: PaymentReport, campaignId?: string) => Promise<Applied>;

/** Reports that are applied in one transaction. */
const reportsAtOnce = 25;

/**
 * Makes what does as the provider says of an order: settles, declines or refunds. The same report a
 * second time finds nothing to do, whatever came between. One for the whole server, so that a rush
 * of reports about one campaign gathers in it.
 */
export function createApplyReport(p: Platform): ApplyReport {
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

async function applyAll(
  p: Platform,
  tx: Tx,
  reports: readonly PaymentReport[],
): Promise<readonly Applied[]> {
  const orders = reports.map((report) => report.orderNumber);
  const locked = await lockDonations(tx, orders);
  const paid = new Map<PaymentReport, NotedDonation>();
  for (const [n, report] of reports.entries()) {
    const donation = locked.get(report.orderNumber);
    const first = orders.indexOf(report.orderNumber) === n;
    if (!first || donation?.status !== 'held' || report.outcome !== 'approved') continue;
    if (fits(report, donation)) paid.set(report, { donation, ...report });
  }
  const status = await moveDonations(p, tx, 'provider', 'settle', [...paid.values()]);
  for (const { donation } of paid.values()) {
    if (status) locked.set(donation.orderNumber, { ...donation, status });
  }
  const applied: Applied[] = [];
  for (const report of reports) {
    applied.push(paid.has(report) ? 'changed' : await applyOne(p, tx, locked, report));
  }
  return applied;
}

/** Whether a report speaks of the amount and currency that were asked for. */
const fits = (report: PaymentReport, donation: Donation): boolean =>
  report.amount === donation.amount && report.currency === currency;

async function applyOne(
  p: Platform,
  tx: Tx,
  locked: Map<string, Donation>,
  report: PaymentReport,
): Promise<Applied> {
  const donation = locked.get(report.orderNumber);
  if (!donation) return 'unknown';
  if (!fits(report, donation)) {
    await addEvent(tx, {
      donationId: donation.id,
      event: 'mismatch',
      providerEventId: report.noticeId ?? `mismatch:${donation.orderNumber}`,
      data: report.details,
      at: p.clock.now(),
    });
    return 'mismatch';
  }
  const status = await statusAfter(p, tx, donation, report);
  locked.set(donation.orderNumber, { ...donation, status });
  return status === donation.status ? 'unchanged' : 'changed';
}

/** Does what a report says to a locked donation and tells its status afterwards. */
async function statusAfter(
  p: Platform,
  tx: Tx,
  donation: Donation,
  report: PaymentReport,
): Promise<Donation['status']> {
  let { status } = donation;
  const attempt = async (event: DonationEvent, noticeId = report.noticeId) => {
    const noted = { donation: { ...donation, status }, noticeId, details: report.details };
    const to = await moveDonations(p, tx, 'provider', event, [noted]);
    status = to ?? status;
    return to !== undefined;
  };
  if (report.outcome === 'declined') await attempt('decline');
  if (report.outcome === 'approved') (await attempt('settle')) || (await attempt('overfund'));
  if (report.outcome === 'refunded') {
    // What was given back had been paid, though word of the payment may come later or never.
    (await attempt('settle', null)) || (await attempt('overfund', null));
    await attempt('refund');
  }
  return status;
}

/** Moves one donation without a word of the provider, if it is held. */
async function endHold(
  p: Platform,
  orderNumber: string,
  by: DonationActor,
  event: 'expire' | 'decline',
  details: Readonly<Record<string, string>>,
): Promise<boolean> {
  return p.db.transaction(async (tx) => {
    const donation = (await lockDonations(tx, [orderNumber])).get(orderNumber);
    if (donation?.status !== 'held') return false;
    const noted = { donation, noticeId: null, details };
    return (await moveDonations(p, tx, by, event, [noted])) !== undefined;
  });
}

/** A donation whose hold is over; its amount is free again. */
export const expire = (p: Platform, orderNumber: string): Promise<boolean> =>
  endHold(p, orderNumber, 'clock', 'expire', {});

/** A donation for which the provider opened no payment; its amount is free again. */
export const abandon = (p: Platform, orderNumber: string): Promise<boolean> =>
  endHold(p, orderNumber, 'provider', 'decline', { status: 'notOpened' });
