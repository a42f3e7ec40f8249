import { eq, type SQL, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../../platform/db/client.ts';
import { newId } from '../../../platform/ids.ts';
import { campaignDays, campaignMatches, campaigns, donations } from '../crowdfunding.tables.ts';

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

const sarajevoDay = (at: SQL) => sql`(${at} AT TIME ZONE 'Europe/Sarajevo')::date`;

/**
 * Counts settled donations into the campaign, and into its day. One statement: the campaign's row
 * first, so that whoever holds its day holds it too.
 */
export async function countSettled(
  tx: Tx,
  id: string,
  settled: {
    readonly amount: number;
    /** Of the amount, what matches give. */
    readonly matched: number;
    /** What of it was held until now. */
    readonly held: number;
    readonly donations: number;
    readonly at: Date;
  },
): Promise<ChangedSums> {
  const { amount, matched, held, donations, at } = settled;
  const { rows } = await tx.execute<Record<keyof ChangedSums, string | null>>(sql`
    WITH counted AS (
      UPDATE ${campaigns} SET held = held - ${held}, settled = settled + ${amount},
        matched = matched + ${matched}, donor_count = donor_count + ${donations}
      WHERE id = ${id} RETURNING *
    ), day AS (
      INSERT INTO ${campaignDays} AS d (id, campaign_id, bank_id, day, settled, matched, donations)
      SELECT ${newId()}::uuid, id, bank_id, ${sarajevoDay(sql`${at.toISOString()}::timestamptz`)},
        ${amount}::bigint, ${matched}::bigint, ${donations}::int FROM counted
      ON CONFLICT (campaign_id, day) DO UPDATE
        SET settled = d.settled + excluded.settled, matched = d.matched + excluded.matched,
          donations = d.donations + excluded.donations
    )
    SELECT target, settled, donor_count AS "donorCount", told_donors AS "toldDonors",
      extract(epoch FROM told_at) * 1000 AS "toldAt" FROM counted
  `);
  const [row] = rows;
  if (!row) throw new Error(`There is no campaign ${id}.`);
  return {
    target: Number(row.target),
    settled: Number(row.settled),
    donorCount: Number(row.donorCount),
    toldDonors: Number(row.toldDonors),
    toldAt: row.toldAt === null ? null : new Date(Number(row.toldAt)),
  };
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

export async function releaseHold(tx: Tx, id: string, amount: number): Promise<void> {
  await tx
    .update(campaigns)
    .set({ held: sql`${campaigns.held} - ${amount}` })
    .where(eq(campaigns.id, id));
}

/** Takes what is given back of a settled donation out of its campaign's sums, and out of its day. */
export async function uncount(
  tx: Tx,
  id: string,
  given: {
    readonly donationId: string;
    /** With what a match gave. */
    readonly amount: number;
    readonly matched: number;
    /** Nothing is left of it: there is a donor less. */
    readonly whole: boolean;
  },
): Promise<void> {
  const { donationId, amount, matched } = given;
  const count = given.whole ? 1 : 0;
  await tx.execute(sql`
    WITH counted AS (
      UPDATE ${campaigns} SET settled = settled - ${amount}, matched = matched - ${matched},
        donor_count = donor_count - ${count}::int,
        -- Whoever was told of more than there is now is not told of the next as if it were none.
        told_donors = least(told_donors, donor_count - ${count}::int),
        told_settled = least(told_settled, settled - matched - ${amount - matched})
      WHERE id = ${id} RETURNING id
    ), gone AS (
      SELECT counted.id, ${sarajevoDay(sql`d.settled_at`)} AS day
      FROM counted JOIN ${donations} AS d ON d.id = ${donationId}
    )
    UPDATE ${campaignDays} AS of SET settled = of.settled - ${amount}::bigint,
      matched = of.matched - ${matched}::bigint, donations = of.donations - ${count}::int
    FROM gone WHERE of.campaign_id = gone.id AND of.day = gone.day
  `);
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
  readonly matched: number;
  readonly matchedDonations: number;
  /** Matches of it whose sums are not those of the donations. */
  readonly brokenMatches: number;
  /** Days on which the kept sums are not those of the donations. */
  readonly brokenDays: number;
}

/** Campaigns whose sums disagree with their donations or exceed the target. */
export async function checkSums(read: Reader): Promise<BrokenSums[]> {
  const { rows } = await read.execute<Record<keyof BrokenSums, string>>(sql`
    SELECT * FROM (
      SELECT c.id AS "campaignId", c.target, c.settled, c.held, c.donor_count AS "donorCount",
        coalesce(sum(d.amount - d.refunded + d.matched) FILTER (WHERE d.status = 'settled'), 0)
          AS "settledDonations",
        coalesce(sum(d.amount + d.matched) FILTER (WHERE d.status = 'held'), 0) AS "heldDonations",
        c.matched, coalesce(sum(d.matched) FILTER (WHERE d.status = 'settled'), 0)
          AS "matchedDonations",
        (SELECT count(*) FROM ${campaignMatches} AS m, LATERAL (
          SELECT coalesce(sum(matched) FILTER (WHERE status = 'settled'), 0) AS settled,
            coalesce(sum(matched) FILTER (WHERE status = 'held'), 0) AS held
          FROM donations WHERE match_id = m.id
        ) AS real WHERE m.campaign_id = c.id
          AND (m.settled <> real.settled OR m.held <> real.held)) AS "brokenMatches",
        count(d.id) FILTER (WHERE d.status = 'settled') AS "countedDonations",
        (SELECT count(*) FROM (
          SELECT ${sarajevoDay(sql`settled_at`)} AS day, sum(amount - refunded + matched) AS settled,
            sum(matched) AS matched, count(*) AS n
          FROM donations WHERE campaign_id = c.id AND status = 'settled' GROUP BY 1
        ) AS real FULL JOIN (
          SELECT day, settled, matched, donations FROM campaign_days
          WHERE campaign_id = c.id AND donations > 0
        ) AS kept USING (day)
        WHERE (real.settled, real.matched, real.n)
          IS DISTINCT FROM (kept.settled, kept.matched, kept.donations)
        ) AS "brokenDays"
      FROM campaigns c LEFT JOIN donations d ON d.campaign_id = c.id
      GROUP BY c.id
    ) AS one
    WHERE settled <> "settledDonations" OR held <> "heldDonations"
      OR "donorCount" <> "countedDonations" OR settled + held > target OR "brokenDays" > 0
      OR matched <> "matchedDonations" OR "brokenMatches" > 0
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
    matched: Number(row.matched),
    matchedDonations: Number(row.matchedDonations),
    brokenMatches: Number(row.brokenMatches),
    brokenDays: Number(row.brokenDays),
  }));
}
