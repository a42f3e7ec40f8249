import type { LedgerEntry } from '@app/contracts/funds/funds.schemas';
import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Reader } from '../../platform/db/client.ts';
import type { Slice } from '../../platform/lists.ts';
import { applicationTable, shownToAll } from '../applications/public.ts';
import { callTable } from '../calls/public.ts';
import { campaignDayTable, campaignMatchTable, campaignTable } from '../crowdfunding/public.ts';
import type { DayPlace } from './funds.repo.ts';
import { fundEntries } from './funds.tables.ts';

export interface LedgerRow {
  readonly id: string;
  readonly on: string;
  readonly kind: z.output<typeof LedgerEntry>['kind'];
  /** In fening. */
  readonly amount: number;
  readonly matched: number;
  readonly source: string;
  readonly purpose: string;
  readonly slug: string | null;
  readonly title: string | null;
  readonly donations: number | null;
  readonly isCorrection: boolean;
  readonly isException: boolean;
}

const beyond = (day: SQL, id: SQL, after: DayPlace | undefined) =>
  after ? sql`AND (${day}, ${id}) < (${after.on}::date, ${after.id}::uuid)` : sql``;

/** What everybody may read of a bank's money: two lists, each in the order of its index, in one. */
export async function listLedger(
  read: Reader,
  bankId: string,
  { after, limit }: Slice<DayPlace>,
): Promise<LedgerRow[]> {
  const { rows } = await read.execute<Record<keyof LedgerRow, unknown>>(sql`
    SELECT * FROM (
      (SELECT e.id, e.happened_on::text AS "on", e.kind, e.amount, 0 AS matched, e.source_name AS source,
        e.purpose, CASE WHEN shown.it THEN ${applicationTable.slug} END AS slug,
        CASE WHEN shown.it THEN ${applicationTable.projectTitle} END AS title,
        NULL::int AS donations, e.corrects_id IS NOT NULL AS "isCorrection",
        e.proposed_by IS NOT NULL AS "isException"
      FROM ${fundEntries} AS e
        LEFT JOIN ${applicationTable} ON ${applicationTable.id} = e.application_id
        LEFT JOIN ${callTable} ON ${callTable.id} = ${applicationTable.callId}
        CROSS JOIN LATERAL (SELECT ${shownToAll} AS it) AS shown
      WHERE e.bank_id = ${bankId} AND e.kind IN ('received', 'paid', 'returned')
        ${beyond(sql`e.happened_on`, sql`e.id`, after)}
      ORDER BY e.happened_on DESC, e.id DESC LIMIT ${limit})
      UNION ALL
      (SELECT d.id, d.day::text, 'donations', d.settled, d.matched,
        CASE WHEN d.matched > 0 THEN (SELECT string_agg(DISTINCT m.giver, ', ')
          FROM ${campaignMatchTable} AS m WHERE m.campaign_id = d.campaign_id) ELSE '' END,
        '', c.slug, c.title, d.donations, false, false
      FROM ${campaignDayTable} AS d JOIN ${campaignTable} AS c ON c.id = d.campaign_id
      WHERE d.bank_id = ${bankId} AND d.donations > 0
        ${beyond(sql`d.day`, sql`d.id`, after)}
      ORDER BY d.day DESC, d.id DESC LIMIT ${limit})
    ) AS entry ORDER BY "on" DESC, id DESC LIMIT ${limit}
  `);
  return rows.map((row) => ({
    ...row,
    amount: Number(row.amount),
    matched: Number(row.matched),
  })) as LedgerRow[];
}
