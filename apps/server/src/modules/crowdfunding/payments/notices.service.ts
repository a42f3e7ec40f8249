import type { DonationView } from '@app/contracts/crowdfunding/crowdfunding.schemas';
import { donationMachine } from '@app/domain/crowdfunding/donation.machine';
import { canMove } from '@app/domain/machine';
import type { z } from 'zod';
import { type Failure, fail, isFailure } from '../../../platform/http/failure.ts';
import type { Campaigns } from '../campaigns/campaigns.service.ts';
import { donationByOrder } from '../donations/donations.repo.ts';
import { isStatusToken } from '../donations/orders.ts';
import type { PaymentService } from './payment.service.ts';
import { syncForDonor } from './reconcile.service.ts';

/**
 * Takes a notice of the provider. Nothing is believed before its signature is checked; one that
 * does not fit its order is kept in the donation's history, and changes nothing.
 *
 * @returns `BAD_SIGNATURE`; `NOT_FOUND` for an order that is not ours.
 */
export async function receiveNotice(
  { p, provider, apply }: PaymentService,
  authorization: string | undefined,
  rawBody: Uint8Array,
): Promise<Failure | { received: true }> {
  const report = provider.read(authorization, rawBody);
  if (report === 'forged') {
    p.log.warn('payments: a notice with a wrong signature');
    return fail('BAD_SIGNATURE');
  }
  if (report === 'foreign') return { received: true };
  const applied = await apply(report);
  return applied === 'unknown' ? fail('NOT_FOUND') : { received: true };
}

/**
 * Where a donation stands, for who holds its token. While it is undecided the provider is asked, so
 * that a confirmation that got lost is made up for.
 *
 * @param returned the address at which the provider sent the donor back, if they come from there.
 */
export async function donationStatus(
  payments: PaymentService,
  campaigns: Campaigns,
  request: { orderNumber: string; token: string; returned?: string | undefined },
): Promise<Failure | z.output<typeof DonationView>> {
  const { p, provider } = payments;
  const { orderNumber, token, returned } = request;
  if (!isStatusToken(p.secret, orderNumber, token)) return fail('NOT_FOUND');
  let found = await donationByOrder(p.db.read, orderNumber);
  if (!found) return fail('NOT_FOUND');
  if (canMove(donationMachine, found.donation.status, 'settle')) {
    const promptly = returned !== undefined && provider.provesReturn(returned, orderNumber);
    await syncForDonor(payments, orderNumber, promptly);
    found = (await donationByOrder(p.db.read, orderNumber)) ?? found;
  }
  const { donation, applicationId, title, slug } = found;
  const campaign = await campaigns.one(donation.campaignId);
  if (isFailure(campaign)) return campaign;
  return {
    orderNumber,
    receiptNumber: donation.receiptNumber,
    status: donation.status,
    amount: donation.amount,
    matchedAmount: donation.matched,
    projectTitle: title,
    applicationId,
    slug,
    donorFirstName: donation.donorName,
    donorEmail: donation.donorEmail,
    createdAt: donation.createdAt,
    settledAt: donation.settledAt,
    campaign,
  };
}
