import { and, asc, eq, gte, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../../platform/db/client.ts';
import { donations } from '../crowdfunding.tables.ts';
import type { Donation } from './donations.repo.ts';

export type Undecided = Pick<Donation, 'id' | 'orderNumber' | 'providerReference'>;

const undecidedColumns = {
  id: donations.id,
  orderNumber: donations.orderNumber,
  providerReference: donations.providerReference,
};

export async function overdueHolds(
  read: Reader,
  now: Date,
  limit: number,
  campaignId?: string,
): Promise<Undecided[]> {
  return read
    .select(undecidedColumns)
    .from(donations)
    .where(
      and(
        eq(donations.status, 'held'),
        lte(donations.holdExpiresAt, now),
        campaignId === undefined ? undefined : eq(donations.campaignId, campaignId),
      ),
    )
    .orderBy(asc(donations.holdExpiresAt))
    .limit(limit);
}

/**
 * Donations that were begun within a span of time, are not settled, and about which it is time to
 * ask: after `every` the first time, then after half as long again each time. Taken for asking, so
 * that no other copy asks about them too.
 */
export async function claimUndecided(
  tx: Tx,
  span: { readonly from: Date; readonly to: Date; readonly now: Date },
  every: number,
  limit: number,
): Promise<Undecided[]> {
  const now = span.now.toISOString();
  const pause = sql`greatest(${`${every} milliseconds`}::interval, (asked_at - created_at) / 2)`;
  const found = tx
    .select({ id: donations.id })
    .from(donations)
    .where(
      and(
        sql`status IN ('held', 'expired', 'declined')`,
        gte(donations.createdAt, span.from),
        lte(donations.createdAt, span.to),
        sql`(asked_at IS NULL OR asked_at + ${pause} <= ${now})`,
      ),
    )
    .orderBy(asc(donations.createdAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return tx
    .update(donations)
    .set({ askedAt: span.now })
    .where(inArray(donations.id, found))
    .returning(undecidedColumns);
}

/** Takes one undecided donation for asking; undefined if it is decided or was asked about since. */
export async function claimForSync(
  tx: Tx,
  orderNumber: string,
  askedBefore: Date,
  now: Date,
): Promise<Undecided | undefined> {
  const rows = await tx
    .update(donations)
    .set({ askedAt: now })
    .where(
      and(
        eq(donations.orderNumber, orderNumber),
        inArray(donations.status, ['held', 'expired', 'declined']),
        or(isNull(donations.askedAt), lt(donations.askedAt, askedBefore)),
      ),
    )
    .returning(undecidedColumns);
  return rows[0];
}
