import { and, eq, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../../platform/db/client.ts';
import { campaigns, donations } from '../crowdfunding.tables.ts';

const readersOf = (applicationId: string) =>
  and(
    eq(campaigns.applicationId, applicationId),
    eq(donations.status, 'settled'),
    eq(donations.wantsNews, true),
    sql`${donations.donorEmail} <> ''`,
  );

export interface NewsReader {
  readonly donationId: string;
  readonly email: string;
}

/** Donors of an application's campaigns who wish its news, by address: each once, by the last donation. */
export async function newsReaders(
  read: Reader,
  applicationId: string,
  afterEmail: string,
  limit: number,
): Promise<NewsReader[]> {
  return read
    .selectDistinctOn([donations.donorEmail], {
      donationId: donations.id,
      email: donations.donorEmail,
    })
    .from(donations)
    .innerJoin(campaigns, eq(campaigns.id, donations.campaignId))
    .where(and(readersOf(applicationId), sql`${donations.donorEmail} > ${afterEmail}`))
    .orderBy(donations.donorEmail, sql`${donations.id} DESC`)
    .limit(limit);
}

export async function countNewsReaders(read: Reader, applicationId: string): Promise<number> {
  const [row] = await read
    .select({ readers: sql<string>`count(DISTINCT ${donations.donorEmail})` })
    .from(donations)
    .innerJoin(campaigns, eq(campaigns.id, donations.campaignId))
    .where(readersOf(applicationId));
  return Number(row?.readers ?? 0);
}

/** For all that the donor gave to the campaigns of that application. @returns false: no such donation. */
export async function setNews(tx: Tx, orderNumber: string, wanted: boolean): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    WITH same AS (
      SELECT d.id FROM donations AS asked
      JOIN campaigns AS c ON c.id = asked.campaign_id
      JOIN campaigns AS of_same ON of_same.application_id = c.application_id
      JOIN donations AS d ON d.campaign_id = of_same.id
        AND (d.id = asked.id OR d.donor_email = asked.donor_email AND d.donor_email <> '')
      WHERE asked.order_number = ${orderNumber}
      -- In the order in which settlements hold them.
      ORDER BY d.order_number
      FOR UPDATE OF d
    )
    UPDATE donations SET wants_news = ${wanted} FROM same WHERE donations.id = same.id
    RETURNING donations.id
  `);
  return rows.length > 0;
}
