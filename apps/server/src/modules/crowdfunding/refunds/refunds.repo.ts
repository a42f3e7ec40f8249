import type { Fening } from '@app/domain/money';
import { and, asc, eq, inArray, isNull, lte, notInArray, or } from 'drizzle-orm';
import type { Reader, Tx } from '../../../platform/db/client.ts';
import { newId } from '../../../platform/ids.ts';
import { donations, refunds } from '../crowdfunding.tables.ts';

export type Refund = typeof refunds.$inferSelect;
export type NewRefund = Pick<Refund, 'donationId' | 'amount' | 'cause' | 'status' | 'askedAt'> &
  Partial<Refund>;

export async function insertRefund(tx: Tx, refund: NewRefund): Promise<Refund | undefined> {
  const rows = await tx
    .insert(refunds)
    .values({ id: newId(), reason: '', ...refund })
    .onConflictDoNothing()
    .returning();
  return rows[0];
}

/** The donation of a refund is to be held before. */
export async function lockRefund(tx: Tx, id: string): Promise<Refund | undefined> {
  const rows = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update');
  return rows[0];
}

/** The one that is neither done nor refused. */
export async function openRefundOf(tx: Tx, donationId: string): Promise<Refund | undefined> {
  const rows = await tx
    .select()
    .from(refunds)
    .where(
      and(eq(refunds.donationId, donationId), notInArray(refunds.status, ['done', 'rejected'])),
    )
    .for('update');
  return rows[0];
}

export async function findRefund(
  read: Reader,
  id: string,
): Promise<{ readonly refund: Refund; readonly orderNumber: string } | undefined> {
  const rows = await read
    .select({ refund: refunds, orderNumber: donations.orderNumber })
    .from(refunds)
    .innerJoin(donations, eq(donations.id, refunds.donationId))
    .where(eq(refunds.id, id));
  return rows[0];
}

export async function refundByNotice(read: Reader, noticeId: string): Promise<boolean> {
  const rows = await read
    .select({ id: refunds.id })
    .from(refunds)
    .where(eq(refunds.noticeId, noticeId));
  return rows.length > 0;
}

/** Those that we carried out and of which the provider's notice has not come yet. */
export async function untoldRefunds(tx: Tx, donationId: string, amount: Fening): Promise<Refund[]> {
  return tx
    .select()
    .from(refunds)
    .where(
      and(
        eq(refunds.donationId, donationId),
        eq(refunds.amount, amount),
        eq(refunds.status, 'done'),
        isNull(refunds.noticeId),
      ),
    )
    .orderBy(asc(refunds.doneAt), asc(refunds.id));
}

export async function updateRefund(tx: Tx, id: string, change: Partial<Refund>): Promise<void> {
  await tx.update(refunds).set(change).where(eq(refunds.id, id));
}

/** Those that wait for our job, or for an answer, since before a moment. */
export async function stuckRefunds(read: Reader, before: Date, limit: number): Promise<string[]> {
  const rows = await read
    .select({ id: refunds.id })
    .from(refunds)
    .where(
      and(
        inArray(refunds.status, ['queued', 'sent']),
        or(lte(refunds.sentAt, before), and(isNull(refunds.sentAt), lte(refunds.askedAt, before))),
      ),
    )
    .orderBy(asc(refunds.askedAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}
