import type { DifferenceKind } from '@app/domain/crowdfunding/refund';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/client.ts';
import { newId } from '../../../platform/ids.ts';
import { paymentDifferences } from '../crowdfunding.tables.ts';

/**
 * Keeps that the provider says otherwise than we do; one of a kind is open at a time.
 *
 * @returns whether it is new.
 */
export async function keepDifference(
  tx: Tx,
  donationId: string,
  kind: DifferenceKind,
  reported: Readonly<Record<string, string>>,
  foundAt: Date,
): Promise<boolean> {
  const id = newId();
  const [kept] = await tx
    .insert(paymentDifferences)
    .values({ id, donationId, kind, told: { ...reported }, foundAt })
    .onConflictDoUpdate({
      target: [paymentDifferences.donationId, paymentDifferences.kind],
      targetWhere: sql`closed_at IS NULL`,
      set: { told: { ...reported } },
    })
    .returning({ id: paymentDifferences.id });
  return kept?.id === id;
}

/**
 * The provider knows of the payment now. What a notice told of, a refund that fits nothing, is seen
 * by no question, and stays until the staff have looked into it.
 */
export async function closeAgreed(tx: Tx, donationId: string, now: Date): Promise<void> {
  await tx
    .update(paymentDifferences)
    .set({ closedAt: now })
    .where(
      and(
        eq(paymentDifferences.donationId, donationId),
        eq(paymentDifferences.kind, 'unpaid'),
        isNull(paymentDifferences.closedAt),
      ),
    );
}
