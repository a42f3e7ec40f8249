import { fening } from '@app/domain/money';
import type { Tx } from '../../../platform/db/client.ts';
import { isFailure } from '../../../platform/http/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type Donation, lockDonations } from '../donations/donations.repo.ts';
import type { PaymentService } from '../payments/payment.service.ts';
import type { RefundAnswer } from '../payments/payment-provider.ts';
import { moveRefund } from './refunds.moves.ts';
import { findRefund, lockRefund, type Refund } from './refunds.repo.ts';

interface LockedRefund {
  readonly refund: Refund;
  readonly donation: Donation;
}

/**
 * Gives an amount back to the card it was paid with, once, whatever happens meanwhile. That the
 * provider is asked is written down before it is: a run that finds it written does not know what
 * became of the question. Of a whole donation the provider can be asked; whether a part was given
 * back is for the staff to look up, since a second question might give it back twice.
 *
 * @throws PaymentProviderError while the provider is silent, so that the job is tried again.
 */
export async function executeRefund(payments: PaymentService, refundId: string): Promise<void> {
  const { p } = payments;
  const found = await findRefund(p.db.read, refundId);
  if (!found) return;
  const { orderNumber } = found;
  const begun = await move(p, refundId, orderNumber, 'send');
  const { refund, donation } = begun ?? (await read(p, refundId, orderNumber));
  if (!begun && refund.status !== 'sent') return;
  const whole = refund.amount === donation.amount;
  if (!begun && !whole) {
    await move(p, refundId, orderNumber, 'lose');
    return;
  }
  const { given, reference } = await giveBack(payments, refund, donation);
  await move(p, refundId, orderNumber, given ? 'succeed' : 'refuse', reference);
}

/** Whether the provider gave it back, now or before. */
async function giveBack(
  { provider }: PaymentService,
  { amount }: Refund,
  { orderNumber, providerReference, flow, amount: all }: Donation,
): Promise<RefundAnswer> {
  const before = { given: true, reference: null };
  // What the demo settled at once never reached the provider.
  if (flow === 'instant') return before;
  const known = amount === all ? await provider.ask(orderNumber, providerReference) : null;
  return known?.outcome === 'refunded' ? before : provider.refund(orderNumber, fening(amount));
}

const read = (p: Platform, refundId: string, orderNumber: string): Promise<LockedRefund> =>
  p.db.transaction((tx) => hold(tx, refundId, orderNumber));

async function hold(tx: Tx, refundId: string, orderNumber: string): Promise<LockedRefund> {
  const donation = (await lockDonations(tx, [orderNumber])).get(orderNumber);
  const refund = await lockRefund(tx, refundId);
  if (!donation || !refund) throw new Error(`There is no refund ${refundId}.`);
  return { refund, donation };
}

/** @returns as it stood before; undefined if it does not move so. */
async function move(
  p: Platform,
  refundId: string,
  orderNumber: string,
  event: 'send' | 'succeed' | 'refuse' | 'lose',
  reference: string | null = null,
): Promise<LockedRefund | undefined> {
  const by = event === 'send' || event === 'lose' ? 'clock' : 'provider';
  const moved = await p.db.transaction(async (tx) => {
    const locked = await hold(tx, refundId, orderNumber);
    return (await moveRefund(p, tx, event, by, { ...locked, actorId: null, reference })) ?? locked;
  });
  return isFailure(moved) ? undefined : moved;
}
