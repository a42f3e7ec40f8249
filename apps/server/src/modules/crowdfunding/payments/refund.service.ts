import { fening } from '@app/domain/money';
import type { Donation } from '../donations/donations.repo.ts';
import type { PaymentService } from './payment.service.ts';
import { currency } from './payment-provider.ts';

/**
 * Gives a donation back to the card it was paid with. Safe to repeat: a refund that was made, but
 * whose answer got lost, is found by asking first.
 *
 * @throws Error if the provider refuses, so that the job is tried again.
 */
export async function refundDonation(
  { provider, apply }: PaymentService,
  donation: Pick<Donation, 'orderNumber' | 'amount' | 'providerReference'>,
): Promise<void> {
  const { orderNumber, providerReference } = donation;
  const amount = fening(donation.amount);
  const known = await provider.ask(orderNumber, providerReference);
  const done = known?.outcome === 'refunded' || (await provider.refund(orderNumber, amount));
  if (!done) throw new Error(`The provider refused to refund ${orderNumber}.`);
  const details = { status: 'refunded' };
  await apply({ orderNumber, outcome: 'refunded', amount, currency, noticeId: null, details });
}
