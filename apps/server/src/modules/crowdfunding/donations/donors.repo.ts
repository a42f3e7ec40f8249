import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/client.ts';
import type { Slice } from '../../../platform/lists.ts';
import { campaigns, donations } from '../crowdfunding.tables.ts';
import type { Donation } from './donations.repo.ts';

export type DonorRow = Pick<
  Donation,
  'id' | 'donorName' | 'donorSurname' | 'showName' | 'amount' | 'matched' | 'message'
> & { readonly settledAt: Date | null };

export async function listDonors(
  read: Reader,
  applicationId: string,
  { after, limit }: Slice,
): Promise<DonorRow[]> {
  const at = after?.at.toISOString();
  return read
    .select({
      id: donations.id,
      donorName: donations.donorName,
      donorSurname: donations.donorSurname,
      showName: donations.showName,
      amount: sql`${donations.amount} - ${donations.refunded}`.mapWith(donations.amount),
      matched: donations.matched,
      message: donations.message,
      settledAt: donations.settledAt,
    })
    .from(donations)
    .where(
      and(
        eq(
          donations.campaignId,
          sql`(SELECT id FROM ${campaigns} WHERE application_id = ${applicationId}
            ORDER BY created_at DESC LIMIT 1)`,
        ),
        eq(donations.status, 'settled'),
        after &&
          sql`${donations.settledAt} <= ${at} AND (${donations.settledAt} < ${at} OR ${donations.id} > ${after.id})`,
      ),
    )
    .orderBy(sql`${donations.settledAt} DESC`, asc(donations.id))
    .limit(limit);
}

/** For each address that gave to a campaign its first settled donation, in the order of addresses. */
export async function oneOfEachDonor(
  read: Reader,
  campaignId: string,
  after: string,
  limit: number,
): Promise<{ readonly donorEmail: string; readonly donationId: string }[]> {
  return read
    .selectDistinctOn([donations.donorEmail], {
      donorEmail: donations.donorEmail,
      donationId: donations.id,
    })
    .from(donations)
    .where(
      and(
        eq(donations.campaignId, campaignId),
        eq(donations.status, 'settled'),
        gt(donations.donorEmail, after),
      ),
    )
    .orderBy(asc(donations.donorEmail), asc(donations.createdAt), asc(donations.id))
    .limit(limit);
}

export async function donationsToGiveBack(
  read: Reader,
  campaignId: string,
  after: string | undefined,
  limit: number,
): Promise<Pick<Donation, 'id' | 'orderNumber'>[]> {
  return read
    .select({ id: donations.id, orderNumber: donations.orderNumber })
    .from(donations)
    .where(
      and(
        eq(donations.campaignId, campaignId),
        eq(donations.status, 'settled'),
        after === undefined ? undefined : gt(donations.id, after),
      ),
    )
    .orderBy(asc(donations.id))
    .limit(limit);
}
