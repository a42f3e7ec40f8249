import { graceOverSince } from '@app/domain/crowdfunding/holds';
import { and, asc, eq, gt, gte, inArray, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../../platform/db/client.ts';
import { campaigns, donations } from '../crowdfunding.tables.ts';
import type { Donation } from './donations.repo.ts';

export type Undecided = Pick<Donation, 'id' | 'orderNumber' | 'providerReference'>;

/** What the night asks about. */
export type ClaimedDonation = Undecided &
  Pick<Donation, 'campaignId' | 'status' | 'amount' | 'refunded'>;

const undecidedColumns = {
  id: donations.id,
  orderNumber: donations.orderNumber,
  providerReference: donations.providerReference,
};
const claimedColumns = {
  ...undecidedColumns,
  campaignId: donations.campaignId,
  status: donations.status,
  amount: donations.amount,
  refunded: donations.refunded,
};

/**
 * Holds whose time is up, and those that are past their grace while room is short in their campaign,
 * or while a donor of one campaign waits for room in it.
 */
export async function endingHolds(
  read: Reader,
  now: Date,
  limit: number,
  campaignId?: string,
): Promise<Undecided[]> {
  const isShort = sql`${campaigns.target} - ${campaigns.settled} - ${campaigns.held} < ${campaigns.held}`;
  const graceOver = lte(donations.createdAt, graceOverSince(now));
  return read
    .select(undecidedColumns)
    .from(donations)
    .innerJoin(campaigns, eq(campaigns.id, donations.campaignId))
    .where(
      and(
        eq(donations.status, 'held'),
        campaignId === undefined
          ? or(lte(donations.holdExpiresAt, now), and(graceOver, isShort))
          : and(graceOver, eq(donations.campaignId, campaignId)),
      ),
    )
    .orderBy(asc(donations.holdExpiresAt))
    .limit(limit);
}

/** Everything that is not settled and was begun within a span, in order, after a place. */
export async function unsettledWithin(
  read: Reader,
  span: { readonly from: Date; readonly to: Date },
  after: string | undefined,
  limit: number,
): Promise<ClaimedDonation[]> {
  return read
    .select(claimedColumns)
    .from(donations)
    .where(
      and(
        sql`status IN ('held', 'expired', 'declined')`,
        gte(donations.createdAt, span.from),
        lte(donations.createdAt, span.to),
        after === undefined ? undefined : gt(donations.id, after),
      ),
    )
    .orderBy(asc(donations.id))
    .limit(limit);
}

/** What was settled within a span by the provider's word, in order, after a place. */
export async function settledWithin(
  read: Reader,
  span: { readonly from: Date; readonly to: Date },
  after: string | undefined,
  limit: number,
): Promise<ClaimedDonation[]> {
  return read
    .select(claimedColumns)
    .from(donations)
    .where(
      and(
        eq(donations.status, 'settled'),
        gte(donations.settledAt, span.from),
        lt(donations.settledAt, span.to),
        ne(donations.flow, 'instant'),
        after === undefined ? undefined : gt(donations.id, after),
      ),
    )
    .orderBy(asc(donations.id))
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
