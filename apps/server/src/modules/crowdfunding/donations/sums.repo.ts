import { eq, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../../platform/db/client.ts';
import { campaigns } from '../crowdfunding.tables.ts';

/**
 * The money of a campaign. Each change is one statement on the campaign's row, and the row's check
 * refuses whatever would leave `settled + held` above the target.
 */
export interface ChangedSums {
  readonly target: number;
  readonly settled: number;
  readonly donorCount: number;
  readonly toldDonors: number;
  readonly toldAt: Date | null;
}

const changed = {
  target: campaigns.target,
  settled: campaigns.settled,
  donorCount: campaigns.donorCount,
  toldDonors: campaigns.toldDonors,
  toldAt: campaigns.toldAt,
};

export async function settleHolds(
  tx: Tx,
  id: string,
  amount: number,
  donors: number,
): Promise<ChangedSums> {
  const [sums] = await tx
    .update(campaigns)
    .set({
      held: sql`${campaigns.held} - ${amount}`,
      settled: sql`${campaigns.settled} + ${amount}`,
      donorCount: sql`${campaigns.donorCount} + ${donors}`,
    })
    .where(eq(campaigns.id, id))
    .returning(changed);
  if (!sums) throw new Error(`There is no campaign ${id}.`);
  return sums;
}

/**
 * Whether an amount whose hold has gone still fits below the target of a campaign that is not
 * closed. The campaign stays locked until the end of the transaction.
 */
export async function hasRoom(tx: Tx, id: string, amount: number): Promise<boolean> {
  const [row] = await tx
    .select({
      fits: sql<boolean>`${campaigns.closedAt} IS NULL
        AND ${campaigns.settled} + ${campaigns.held} + ${amount} <= ${campaigns.target}`,
    })
    .from(campaigns)
    .where(eq(campaigns.id, id))
    .for('update');
  return row?.fits ?? false;
}

export async function settleLate(tx: Tx, id: string, amount: number): Promise<ChangedSums> {
  const [sums] = await tx
    .update(campaigns)
    .set({
      settled: sql`${campaigns.settled} + ${amount}`,
      donorCount: sql`${campaigns.donorCount} + 1`,
    })
    .where(eq(campaigns.id, id))
    .returning(changed);
  if (!sums) throw new Error(`There is no campaign ${id}.`);
  return sums;
}

export async function releaseHold(tx: Tx, id: string, amount: number): Promise<void> {
  await tx
    .update(campaigns)
    .set({ held: sql`${campaigns.held} - ${amount}` })
    .where(eq(campaigns.id, id));
}

export async function uncount(tx: Tx, id: string, amount: number): Promise<void> {
  await tx
    .update(campaigns)
    .set({
      settled: sql`${campaigns.settled} - ${amount}`,
      donorCount: sql`${campaigns.donorCount} - 1`,
      // Whoever was told of more than there is now is not told of the next one as if it were none.
      toldDonors: sql`least(${campaigns.toldDonors}, ${campaigns.donorCount} - 1)`,
      toldSettled: sql`least(${campaigns.toldSettled}, ${campaigns.settled} - ${amount})`,
    })
    .where(eq(campaigns.id, id));
}

export interface BrokenSums {
  readonly campaignId: string;
  readonly target: number;
  readonly settled: number;
  readonly settledDonations: number;
  readonly held: number;
  readonly heldDonations: number;
  readonly donorCount: number;
  readonly countedDonations: number;
}

/** Campaigns whose sums disagree with their donations or exceed the target. */
export async function checkSums(read: Reader): Promise<BrokenSums[]> {
  const { rows } = await read.execute<Record<keyof BrokenSums, string>>(sql`
    SELECT * FROM (
      SELECT c.id AS "campaignId", c.target, c.settled, c.held, c.donor_count AS "donorCount",
        coalesce(sum(d.amount) FILTER (WHERE d.status = 'settled'), 0) AS "settledDonations",
        coalesce(sum(d.amount) FILTER (WHERE d.status = 'held'), 0) AS "heldDonations",
        count(d.id) FILTER (WHERE d.status = 'settled') AS "countedDonations"
      FROM campaigns c LEFT JOIN donations d ON d.campaign_id = c.id
      GROUP BY c.id
    ) AS one
    WHERE settled <> "settledDonations" OR held <> "heldDonations"
      OR "donorCount" <> "countedDonations" OR settled + held > target
  `);
  return rows.map((row) => ({
    campaignId: row.campaignId,
    target: Number(row.target),
    settled: Number(row.settled),
    settledDonations: Number(row.settledDonations),
    held: Number(row.held),
    heldDonations: Number(row.heldDonations),
    donorCount: Number(row.donorCount),
    countedDonations: Number(row.countedDonations),
  }));
}
