import type {
  PaymentRow,
  PaymentsQuery,
  PaymentsWaiting,
  PaymentView,
} from '@app/contracts/payments/payments.schemas';
import { donationPolicy } from '@app/domain/crowdfunding/donation.policy';
import { fening, noFening } from '@app/domain/money';
import { type Actor, bankSlugsOf } from '@app/domain/permissions/permissions';
import type { z } from 'zod';
import { recordAudit } from '../../platform/audit.repo.ts';
import type { Reader } from '../../platform/db/client.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import { type ListPage, listPage, timeCursor } from '../../platform/lists.ts';
import type { Platform } from '../../platform/platform.ts';
import { membersByIds } from '../accounts/public.ts';
import { lastCheck, leftOf } from '../crowdfunding/public.ts';
import {
  bankIdsOf,
  differencesOf,
  eventsOf,
  findPayment,
  listPayments,
  openDifferences,
  type PaymentRecord,
  refundsOf,
  type Scope,
  waitingRefunds,
} from './payments.repo.ts';
import { differenceView, paymentRow, refundView } from './payments.view.ts';

export type SignedIn = NonNullable<Actor>;

/** The banks whose money the reader deals with; of them one, where one is asked for. */
export async function scopeOf(
  read: Reader,
  actor: SignedIn,
  bank?: string,
): Promise<Scope | Failure> {
  const slugs = bankSlugsOf(actor, ['ob_voditelj', 'ob_menadzer']);
  if (slugs !== 'all' && slugs.length === 0) return fail('FORBIDDEN');
  if (bank === undefined) return slugs === 'all' ? 'all' : bankIdsOf(read, slugs);
  if (!donationPolicy.viewPayments(actor, { bankSlug: bank }).ok) return fail('FORBIDDEN');
  return bankIdsOf(read, [bank]);
}

export async function openList(
  p: Platform,
  actor: SignedIn,
  { bank, status, q, ...page }: z.output<typeof PaymentsQuery>,
): Promise<ListPage<z.output<typeof PaymentRow>> | Failure> {
  const scope = await scopeOf(p.db.read, actor, bank);
  if (isFailure(scope)) return scope;
  if (q) {
    // Whether somebody gave is told by what is found.
    await p.db.transaction((tx) =>
      recordAudit(tx, {
        action: 'payment.searched',
        subject: actor.id,
        actorId: actor.id,
        at: p.clock.now(),
      }),
    );
  }
  return listPage(page, {
    cursor: timeCursor,
    read: (slice) => listPayments(p.db.read, { scope, status, q }, slice),
    place: ({ donation }) => ({ at: donation.createdAt, id: donation.id }),
    show: (rows) => rows.map(paymentRow),
  });
}

/** A payment of a bank whose money the reader deals with; to others it is as if there was none. */
export async function knownPayment(
  read: Reader,
  actor: SignedIn,
  id: string,
): Promise<PaymentRecord | Failure> {
  const found = await findPayment(read, id);
  if (!found) return fail('NOT_FOUND');
  const subject = { bankSlug: found.bank.slug };
  return donationPolicy.viewPayments(actor, subject).ok ? found : fail('NOT_FOUND');
}

/** Opens a payment with its donor, and writes down that it was opened. */
export async function openPayment(
  p: Platform,
  actor: SignedIn,
  id: string,
): Promise<z.output<typeof PaymentView> | Failure> {
  const found = await knownPayment(p.db.read, actor, id);
  if (isFailure(found)) return found;
  await p.db.transaction((tx) =>
    recordAudit(tx, {
      action: 'payment.donorSeen',
      subject: id,
      actorId: actor.id,
      at: p.clock.now(),
    }),
  );
  return viewOf(p, actor, found);
}

async function viewOf(
  p: Platform,
  actor: SignedIn,
  record: PaymentRecord,
): Promise<z.output<typeof PaymentView>> {
  const { read } = p.db;
  const { donation } = record;
  const [events, refunds, differences] = [
    await eventsOf(read, donation.id),
    await refundsOf(read, donation.id),
    await differencesOf(read, donation.id),
  ];
  const names = await membersByIds(read, [
    ...refunds.flatMap(({ askedBy, decidedBy }) => [askedBy ?? [], decidedBy ?? []].flat()),
    ...differences.flatMap(({ closedBy }) => closedBy ?? []),
  ]);
  const isOpen = refunds.some(({ status }) => status !== 'done' && status !== 'rejected');
  const left = donation.status === 'settled' && !isOpen ? leftOf(donation) : noFening;
  const alone = Math.max(0, p.settings.payments.refundAlone - donation.refunded);
  return {
    ...paymentRow(record),
    donor: donation.donorEmail === '' ? null : donorOf(record),
    events: events.map(({ event, data, at }) => ({
      event,
      amount: typeof data.amount === 'string' ? fening(Number(data.amount)) : null,
      at,
    })),
    refunds: refunds.map((refund) => refundView(refund, names, actor.id)),
    differences: differences.map((difference) => differenceView(difference, names)),
    refundable: left,
    alone: fening(Math.min(alone, left)),
    canForget: donation.donorEmail !== '' && donation.status !== 'held' && !isOpen,
  };
}

function donorOf({ donation }: PaymentRecord): NonNullable<z.output<typeof PaymentView>['donor']> {
  const { donorAddress, donorPostalCode, donorCity, donorCountry } = donation;
  const town = `${donorPostalCode} ${donorCity}`.trim();
  return {
    name: `${donation.donorName} ${donation.donorSurname}`.trim(),
    email: donation.donorEmail,
    phone: donation.donorPhone,
    address: [donorAddress, town, donorCountry].filter(Boolean).join(', '),
    message: donation.message,
  };
}

export async function openWaiting(
  p: Platform,
  actor: SignedIn,
): Promise<z.output<typeof PaymentsWaiting> | Failure> {
  const { read } = p.db;
  const scope = await scopeOf(read, actor);
  if (isFailure(scope)) return scope;
  const refunds = await waitingRefunds(read, scope);
  const differences = await openDifferences(read, scope);
  const check = await lastCheck(read);
  const names = await membersByIds(
    read,
    refunds.flatMap(({ refund }) => refund.askedBy ?? []),
  );
  return {
    refunds: refunds.map((row) => ({
      ...refundView(row.refund, names, actor.id),
      payment: paymentRow(row),
    })),
    differences: differences.map((row) => ({
      ...differenceView(row.difference, names),
      payment: paymentRow(row),
    })),
    lastCheck: check ? { ...check, endedAt: check.endedAt } : null,
  };
}
