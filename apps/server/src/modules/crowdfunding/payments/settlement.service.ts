import type { DonationActor, DonationEvent } from '@app/domain/crowdfunding/donation.machine';
import type { LimitFunction } from 'p-limit';
import type { Tx } from '../../../platform/db/client.ts';
import { gather } from '../../../platform/gather.ts';
import type { Platform } from '../../../platform/platform.ts';
import { leftOf, moveDonations, type NotedDonation } from '../donations/donations.moves.ts';
import {
  addEvent,
  campaignOfOrder,
  type Donation,
  lockDonations,
} from '../donations/donations.repo.ts';
import { applyRefund, isKnownRefund } from '../refunds/reported.service.ts';
import { noteDifference } from './differences.service.ts';
import { currency, type PaymentReport } from './payment-provider.ts';

/**
 * What became of a report. `mismatch`: it speaks of another amount or currency than was asked.
 * `unknown`: there is no such order.
 */
export type Applied = 'changed' | 'unchanged' | 'mismatch' | 'unknown';

/** @param campaignId of its donation, where it is known. */
export type ApplyReport = (report: PaymentReport, campaignId?: string) => Promise<Applied>;

/** A report with the campaign of its donation. */
interface Placed {
  readonly report: PaymentReport;
  readonly campaignId: string;
}

/**
 * Makes what does as the provider says of an order: settles, declines or refunds. The same report a
 * second time finds nothing to do, whatever came between. Reports of one campaign that come at the
 * same moment share a transaction.
 */
export function createApplyReport(
  p: Platform,
  { limited, inOneBatch }: { readonly limited: LimitFunction; readonly inOneBatch: number },
): ApplyReport {
  const applied = gather(
    { keyOf: ({ campaignId }: Placed) => campaignId, atMost: inOneBatch },
    (batch) => limited(() => p.db.transaction((tx) => applyBatch(p, tx, batch))),
  );
  return async (report, known) => {
    const campaignId = known ?? (await campaignOfOrder(p.db.read, report.orderNumber));
    if (campaignId === undefined) return 'unknown';
    const became = await applied({ report, campaignId });
    if (became === 'mismatch') {
      p.log.error({ order: report.orderNumber }, 'payments: a report does not fit its order');
    }
    return became;
  };
}

/** Payments of what is still held settle together, all else one after the other. */
async function applyBatch(p: Platform, tx: Tx, batch: readonly Placed[]): Promise<Applied[]> {
  const reports = batch.map(({ report }) => report);
  const locked = await lockDonations(
    tx,
    reports.map(({ orderNumber }) => orderNumber),
  );
  const settling = settlingOf(reports, locked);
  await moveDonations(p, tx, 'provider', 'settle', [...settling.values()]);
  const applied: Applied[] = [];
  for (const report of reports) {
    applied.push(settling.has(report) ? 'changed' : await apply(p, tx, report));
  }
  return applied;
}

/** Of several reports of one order only the first. */
function settlingOf(
  reports: readonly PaymentReport[],
  locked: ReadonlyMap<string, Donation>,
): Map<PaymentReport, NotedDonation> {
  const isReserved = new Map([...locked].filter(([, { status }]) => status === 'held'));
  const settling = new Map<PaymentReport, NotedDonation>();
  for (const report of reports) {
    const donation = isReserved.get(report.orderNumber);
    isReserved.delete(report.orderNumber);
    if (!donation || report.outcome !== 'approved' || !fits(report, donation)) continue;
    settling.set(report, { donation, noticeId: report.noticeId, details: report.details });
  }
  return settling;
}

/** Of a refund a notice tells how much was given back; an answer tells of the whole order. */
const fits = (report: PaymentReport, donation: Donation): boolean =>
  report.currency === currency &&
  (isPartly(report, donation)
    ? report.amount <= leftOf(donation)
    : report.amount === donation.amount);

const isPartly = (
  report: PaymentReport,
  donation: Donation,
): report is PaymentReport & { readonly amount: number } =>
  report.outcome === 'refunded' &&
  report.noticeId !== null &&
  report.amount !== null &&
  (donation.status === 'settled' || donation.status === 'refunded');

async function apply(p: Platform, tx: Tx, report: PaymentReport): Promise<Applied> {
  const donation = (await lockDonations(tx, [report.orderNumber])).get(report.orderNumber);
  if (!donation) return 'unknown';
  if (report.outcome === 'open') return 'unchanged';
  if (report.outcome === 'refunded' && (await isKnownRefund(p, tx, donation, report))) {
    return 'unchanged';
  }
  if (!fits(report, donation)) {
    await addEvent(tx, {
      donationId: donation.id,
      event: 'mismatch',
      providerEventId: report.noticeId ?? `mismatch:${donation.orderNumber}`,
      data: report.details,
      at: p.clock.now(),
    });
    await noteDifference(p, tx, donation, 'amount', report.details);
    return 'mismatch';
  }
  return (await change(p, tx, donation, report)) ? 'changed' : 'unchanged';
}

async function change(
  p: Platform,
  tx: Tx,
  donation: Donation,
  report: PaymentReport,
): Promise<boolean> {
  const attempt = async (event: DonationEvent, noticeId = report.noticeId) => {
    const noted = { donation, noticeId, details: report.details };
    return (await moveDonations(p, tx, 'provider', event, [noted])) !== undefined;
  };
  if (report.outcome === 'declined') return attempt('decline');
  if (report.outcome === 'approved') return (await attempt('settle')) || attempt('overfund');
  // What was given back had been paid, though word of the payment may come later or never.
  const late = (await attempt('settle', null)) || (await attempt('overfund', null));
  const now = (await lockDonations(tx, [donation.orderNumber])).get(donation.orderNumber);
  return (now !== undefined && (await applyRefund(p, tx, now, report))) || late;
}

async function endHold(
  p: Platform,
  orderNumber: string,
  by: DonationActor,
  event: 'expire' | 'free' | 'decline',
  details: Readonly<Record<string, string>>,
): Promise<boolean> {
  return p.db.transaction(async (tx) => {
    const donation = (await lockDonations(tx, [orderNumber])).get(orderNumber);
    if (donation?.status !== 'held') return false;
    const noted = { donation, noticeId: null, details };
    return (await moveDonations(p, tx, by, event, [noted])) !== undefined;
  });
}

export const expire = (p: Platform, orderNumber: string): Promise<boolean> =>
  endHold(p, orderNumber, 'clock', 'expire', {});

/** Of a hold that has not run out: the provider knows of no payment, and others need the room. */
export const free = (p: Platform, orderNumber: string): Promise<boolean> =>
  endHold(p, orderNumber, 'clock', 'free', { cause: 'unseen' });

/** A donation for which the provider opened no payment; its amount is free again. */
export const abandon = (p: Platform, orderNumber: string): Promise<boolean> =>
  endHold(p, orderNumber, 'provider', 'decline', { status: 'notOpened' });
