import { fening } from '@app/domain/money';
import type { Tx } from '../../../platform/db/client.ts';
import type { Platform } from '../../../platform/platform.ts';
import { leftOf } from '../donations/donations.moves.ts';
import type { Donation } from '../donations/donations.repo.ts';
import { noteDifference } from '../payments/differences.service.ts';
import type { PaymentReport } from '../payments/payment-provider.ts';
import { moveRefund } from './refunds.moves.ts';
import {
  insertRefund,
  openRefundOf,
  refundByNotice,
  untoldRefunds,
  updateRefund,
} from './refunds.repo.ts';

/**
 * Whether the provider tells of a refund that is counted already: by this very notice, or by us, who
 * asked for it. Each refund of ours stands for one notice. One of the same sum that the provider
 * knows by another name than ours may be either, so the staff look it up.
 */
export async function isKnownRefund(
  p: Platform,
  tx: Tx,
  donation: Donation,
  { noticeId, amount, details }: PaymentReport,
): Promise<boolean> {
  if (noticeId === null || amount === null) return donation.refunded > 0;
  if (await refundByNotice(tx, noticeId)) return true;
  const untold = await untoldRefunds(tx, donation.id, fening(amount));
  if (untold.length === 0) return false;
  const named = details.id ?? null;
  const ours =
    untold.find(({ providerReference }) => providerReference === named) ??
    untold.find(({ providerReference }) => named === null || providerReference === null);
  if (ours) await updateRefund(tx, ours.id, { noticeId });
  else await noteDifference(p, tx, donation, 'refunded', { amount: String(amount) });
  return true;
}

/** Counts out what the provider gave back of a paid donation: asked by us, or begun there. */
export async function applyRefund(
  p: Platform,
  tx: Tx,
  donation: Donation,
  { amount, noticeId }: PaymentReport,
): Promise<boolean> {
  const given = noticeId === null || amount === null ? leftOf(donation) : amount;
  if (given <= 0 || given > leftOf(donation)) return false;
  const open = await openRefundOf(tx, donation.id);
  const told = { donation, actorId: null, noticeId };
  if (open && open.amount !== given) {
    // Two are never open at once: what the staff wanted is still to be decided, and is not this one.
    await noteDifference(p, tx, donation, 'refunded', { amount: String(given) });
    return false;
  }
  const refund =
    open ??
    (await insertRefund(tx, {
      donationId: donation.id,
      amount: fening(given),
      cause: 'provider',
      status: 'queued',
      askedAt: p.clock.now(),
    }));
  if (!refund) return false;
  const refused = await moveRefund(p, tx, 'succeed', 'provider', { ...told, refund });
  if (refused) throw new Error(`A refund was not counted: ${refused.code}`);
  return true;
}
