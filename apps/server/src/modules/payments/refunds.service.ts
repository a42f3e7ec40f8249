import type {
  CloseBody,
  DecisionBody,
  PaymentView,
  RefundBody,
} from '@app/contracts/payments/payments.schemas';
import { donationPolicy } from '@app/domain/crowdfunding/donation.policy';
import { isEnoughAlone } from '@app/domain/crowdfunding/refund';
import { type Fening, toKm } from '@app/domain/money';
import type { z } from 'zod';
import { recordAudit } from '../../platform/audit.repo.ts';
import type { Tx } from '../../platform/db/client.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  type Donation,
  findRefund,
  insertRefund,
  leftOf,
  lockDonations,
  lockRefund,
  moveRefund,
  queueRefund,
  type Refund,
  tellTreasurers,
} from '../crowdfunding/public.ts';
import { findDifference } from './payments.repo.ts';
import { knownPayment, openPayment, type SignedIn } from './payments.service.ts';
import { closeDifference } from './payments.write.repo.ts';

const isTreasurer = (actor: SignedIn, bankSlug: string) =>
  donationPolicy.refund(actor, { bankSlug }).ok;

/** Gives a donation back, or a part of it; above the limit once a second person has agreed. */
export async function askRefund(
  p: Platform,
  actor: SignedIn,
  id: string,
  body: z.output<typeof RefundBody>,
): Promise<z.output<typeof PaymentView> | Failure> {
  const found = await knownPayment(p.db.read, actor, id);
  if (isFailure(found)) return found;
  if (!isTreasurer(actor, found.bank.slug)) return fail('FORBIDDEN');
  const { amount } = body;
  const { orderNumber } = found.donation;
  const asked = await p.db.transaction(async (tx) => {
    const donation = (await lockDonations(tx, [orderNumber])).get(orderNumber);
    if (!donation) return fail('NOT_FOUND');
    const known = await lockRefund(tx, body.id);
    if (known) return isSame(known, donation, amount) ? undefined : fail('IDEMPOTENCY_MISMATCH');
    return begin(p, tx, actor, donation, { ...body, amount });
  });
  return asked ?? openPayment(p, actor, id);
}

const isSame = (known: Refund, donation: Donation, amount: number) =>
  known.donationId === donation.id && known.amount === amount;

async function begin(
  p: Platform,
  tx: Tx,
  actor: SignedIn,
  donation: Donation,
  { id, amount, reason }: { readonly id: string; readonly amount: Fening; readonly reason: string },
): Promise<Failure | undefined> {
  if (donation.status !== 'settled') return fail('WRONG_STATUS');
  const left = leftOf(donation);
  if (amount > left) {
    return fail('VALIDATION', { fields: { amount: { key: 'atMostKm', km: toKm(left) } } });
  }
  const { refundAlone } = p.settings.payments;
  const alone = isEnoughAlone(donation, amount, refundAlone);
  const at = p.clock.now();
  const made = await insertRefund(tx, {
    id,
    donationId: donation.id,
    amount,
    cause: 'staff',
    reason,
    status: alone ? 'queued' : 'waiting',
    askedBy: actor.id,
    askedAt: at,
  });
  if (!made) return fail('ALREADY_EXISTS');
  if (alone) await queueRefund(p, tx, id);
  else {
    await tellTreasurers(p, tx, 'refundWaitsStaff', { ...donation, amount, except: actor.id });
  }
  await recordAudit(tx, {
    action: 'payment.refundAsked',
    subject: donation.id,
    actorId: actor.id,
    at,
    details: { refund: id, amount, alone },
  });
  return undefined;
}

export async function decideRefund(
  p: Platform,
  actor: SignedIn,
  refundId: string,
  { decision, note }: z.output<typeof DecisionBody>,
): Promise<z.output<typeof PaymentView> | Failure> {
  const known = await findRefund(p.db.read, refundId);
  if (!known) return fail('NOT_FOUND');
  const found = await knownPayment(p.db.read, actor, known.refund.donationId);
  if (isFailure(found)) return found;
  if (!isTreasurer(actor, found.bank.slug)) return fail('FORBIDDEN');
  const { orderNumber } = known;
  const decided = await p.db.transaction(async (tx) => {
    const donation = (await lockDonations(tx, [orderNumber])).get(orderNumber);
    const refund = await lockRefund(tx, refundId);
    if (!donation || !refund) return fail('NOT_FOUND');
    const move = { refund, donation, actorId: actor.id, note: note.trim() };
    const refused = await moveRefund(p, tx, decision, 'treasurer', move);
    if (refused) return refused;
    await recordAudit(tx, {
      action: 'payment.refundDecided',
      subject: donation.id,
      actorId: actor.id,
      at: p.clock.now(),
      details: { refund: refundId, decision },
    });
    return undefined;
  });
  return decided ?? openPayment(p, actor, found.donation.id);
}

export async function closeFound(
  p: Platform,
  actor: SignedIn,
  id: string,
  { note }: z.output<typeof CloseBody>,
): Promise<z.output<typeof PaymentView> | Failure> {
  const difference = await findDifference(p.db.read, id);
  if (!difference) return fail('NOT_FOUND');
  const found = await knownPayment(p.db.read, actor, difference.donationId);
  if (isFailure(found)) return found;
  const at = p.clock.now();
  const closed = await p.db.transaction(async (tx) => {
    const done = await closeDifference(tx, id, { closedAt: at, closedBy: actor.id, note });
    if (!done) return fail('WRONG_STATUS');
    await recordAudit(tx, {
      action: 'payment.differenceClosed',
      subject: difference.donationId,
      actorId: actor.id,
      at,
      details: { difference: id },
    });
    return undefined;
  });
  return closed ?? openPayment(p, actor, found.donation.id);
}
