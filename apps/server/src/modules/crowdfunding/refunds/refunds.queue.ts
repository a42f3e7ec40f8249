import { subFening } from '@app/domain/money';
import type { Tx } from '../../../platform/db/client.ts';
import type { Platform } from '../../../platform/platform.ts';
import { jobNames } from '../crowdfunding.names.ts';
import type { Donation } from '../donations/donations.repo.ts';
import { insertRefund } from './refunds.repo.ts';

/** Has the provider asked to give an amount back, as soon as can be. */
export const queueRefund = (p: Platform, tx: Tx, refundId: string): Promise<void> =>
  p.jobs.put(tx, jobNames.refund, { refundId }, { singletonKey: refundId });

/**
 * What is owed to the donor whatever anybody decides: all that is left of the donation.
 *
 * @returns false if a refund of it is open already.
 */
export async function queueOwedRefund(
  p: Platform,
  tx: Tx,
  donation: Pick<Donation, 'id' | 'amount' | 'refunded'>,
  cause: 'overfunded' | 'released',
  askedAt: Date,
): Promise<boolean> {
  const made = await insertRefund(tx, {
    donationId: donation.id,
    amount: subFening(donation.amount, donation.refunded),
    cause,
    status: 'queued',
    askedAt,
  });
  if (made) await queueRefund(p, tx, made.id);
  return made !== undefined;
}
