import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/db/client.ts';
import { bankTable } from '../banks/public.ts';
import {
  campaignTable,
  donationEventTable,
  donationTable,
  refundTable,
} from '../crowdfunding/public.ts';
import type { Scope } from './payments.repo.ts';

/** Money that came from a card or went back to one. */
export interface Movement {
  readonly id: string;
  readonly at: Date;
  readonly kind: 'paid' | 'returned';
  readonly amount: number;
  readonly orderNumber: string;
  readonly receiptNumber: string | null;
  readonly reason: string;
  readonly campaign: string;
  readonly bank: string;
}

export interface MovementsFilter {
  readonly scope: Scope;
  /** From the one instant until before the other. */
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

/** In the order in which it moved, after a place. */
export async function listMovements(
  read: Reader,
  { scope, from, to }: MovementsFilter,
  after: Pick<Movement, 'at' | 'id'> | undefined,
  limit: number,
): Promise<Movement[]> {
  const among = scope === 'all' ? sql`true` : inArray(donationTable.bankId, [...scope]);
  const within = (at: SQL, id: SQL) => sql`${at} IS NOT NULL
    ${from ? sql`AND ${at} >= ${from.toISOString()}` : sql``}
    ${to ? sql`AND ${at} < ${to.toISOString()}` : sql``}
    ${after ? sql`AND (${at}, ${id}) > (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)` : sql``}`;
  const { rows } = await read.execute<Record<keyof Movement, string | null>>(sql`
    SELECT m.id, extract(epoch FROM m.at) * 1000 AS at, m.kind, m.reason,
      coalesce(m.amount, ${donationTable.amount}) AS amount,
      ${donationTable.orderNumber} AS "orderNumber",
      ${donationTable.receiptNumber} AS "receiptNumber",
      ${campaignTable.title} AS campaign, ${bankTable.name} AS bank
    FROM (
      (SELECT e.id, e.at, 'paid' AS kind, e.donation_id, NULL::bigint AS amount, '' AS reason
       FROM ${donationEventTable} AS e
       WHERE e.event IN ('settled', 'overfunded') AND ${within(sql`e.at`, sql`e.id`)})
      UNION ALL
      (SELECT r.id, r.done_at, 'returned', r.donation_id, r.amount, r.reason
       FROM ${refundTable} AS r
       WHERE r.status = 'done' AND ${within(sql`r.done_at`, sql`r.id`)})
    ) AS m
    JOIN ${donationTable} ON ${donationTable.id} = m.donation_id
    JOIN ${campaignTable} ON ${campaignTable.id} = ${donationTable.campaignId}
    JOIN ${bankTable} ON ${bankTable.id} = ${donationTable.bankId}
    WHERE ${among} ORDER BY m.at, m.id LIMIT ${limit}
  `);
  return rows.map((row) => ({
    ...row,
    id: row.id ?? '',
    at: new Date(Number(row.at)),
    kind: row.kind === 'paid' ? 'paid' : 'returned',
    amount: Number(row.amount),
    orderNumber: row.orderNumber ?? '',
    reason: row.reason ?? '',
    campaign: row.campaign ?? '',
    bank: row.bank ?? '',
  }));
}
