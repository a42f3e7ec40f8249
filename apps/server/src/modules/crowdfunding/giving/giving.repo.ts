import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/client.ts';
import type { Slice, TimePlace } from '../../../platform/lists.ts';
import { bankTable } from '../../banks/public.ts';
import { campaigns, donations } from '../crowdfunding.tables.ts';

const from = (addresses: readonly string[]) => inArray(donations.donorEmail, [...addresses]);
/** What came to nothing is no donation. */
const shown = sql`${donations.status} NOT IN ('declined', 'expired')`;
const year = sql<number>`extract(year FROM ${donations.settledAt} AT TIME ZONE 'Europe/Sarajevo')::int`;

const columns = {
  donation: donations,
  applicationId: campaigns.applicationId,
  slug: campaigns.slug,
  title: campaigns.title,
  bankName: bankTable.name,
};

/** Donations with one of some addresses, none of them empty. */
const given = (read: Reader, addresses: readonly string[], ...only: (SQL | undefined)[]) =>
  read
    .select(columns)
    .from(donations)
    .innerJoin(campaigns, eq(campaigns.id, donations.campaignId))
    .innerJoin(bankTable, eq(bankTable.id, campaigns.bankId))
    .where(and(from(addresses), ...only))
    .orderBy(desc(donations.createdAt), desc(donations.id));

export type GivenRow = Awaited<ReturnType<typeof listGiven>>[number];

export const listGiven = (
  read: Reader,
  addresses: readonly string[],
  { after, limit }: Slice<TimePlace>,
) =>
  given(
    read,
    addresses,
    shown,
    after &&
      sql`(${donations.createdAt}, ${donations.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`,
  ).limit(limit);

const settled = eq(donations.status, 'settled');

/** Settled donations of a year, in their order. */
export async function givenIn(read: Reader, addresses: readonly string[], of: number) {
  return (await given(read, addresses, settled, sql`${year} = ${of}`)).reverse();
}

export async function givenByYear(read: Reader, addresses: readonly string[]) {
  return read
    .select({
      year,
      amount: sql`sum(${donations.amount} - ${donations.refunded})`.mapWith(donations.amount),
      donations: sql<number>`count(*)::int`,
    })
    .from(donations)
    .where(and(from(addresses), settled))
    .groupBy(year)
    .orderBy(desc(year));
}
