import type { CallKind } from '@app/contracts/calls/calls.schemas';
import { soonDays } from '@app/domain/crowdfunding/campaign';
import { type Fening, fening, noFening } from '@app/domain/money';
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  isNull,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Reader, Tx } from '../../../platform/db/client.ts';
import type { TimePlace } from '../../../platform/lists.ts';
import { applicationTable } from '../../applications/public.ts';
import { bankTable } from '../../banks/public.ts';
import { callTable } from '../../calls/public.ts';
import { campaignMatches, campaigns } from '../crowdfunding.tables.ts';
import type { Match } from '../matches/matches.repo.ts';

export type Campaign = typeof campaigns.$inferSelect;

/** With the kind of its grant, which colours its mails. */
export type MailedCampaign = Campaign & { readonly kind: CallKind };

/** To be joined with the application and its call. */
export const mailedCampaign = { ...getTableColumns(campaigns), kind: callTable.kind };

export interface RecentDonation {
  readonly donorName: string;
  readonly donorSurname: string;
  readonly showName: boolean;
  readonly amount: Fening;
  readonly matched: Fening;
  readonly message: string;
  readonly settledAt: string;
}

/** How many recent donations a campaign carries (specification §9). */
const recentShown = 2;

const recent = sql<RecentDonation[]>`coalesce((
  SELECT json_agg(one) FROM (
    SELECT donor_name AS "donorName", donor_surname AS "donorSurname", show_name AS "showName",
      amount - refunded AS amount, matched, message, settled_at AS "settledAt"
    FROM donations
    WHERE campaign_id = ${campaigns.id} AND status = 'settled'
    ORDER BY settled_at DESC, id
    LIMIT ${sql.raw(String(recentShown))}
  ) AS one
), '[]'::json)`;

/** The one that may run; it is the last to end. */
const matches = sql<RowOfMatch[]>`coalesce((
  SELECT json_agg(one) FROM (
    SELECT giver, by_bank AS "byBank", amount, held, settled, ends_at AS "endsAt"
    FROM ${campaignMatches} WHERE campaign_id = ${campaigns.id}
    ORDER BY ends_at DESC LIMIT 1
  ) AS one
), '[]'::json)`;

/** What earlier rounds of its project brought. */
const earlier = sql<Fening>`coalesce((
  SELECT sum(round.settled) FROM ${campaigns} round
  WHERE round.application_id = ${campaigns.applicationId}
    AND round.created_at < ${campaigns.createdAt} AND round.released_at IS NULL
), 0)`.mapWith(campaigns.settled);

interface RowOfMatch extends Pick<Match, 'giver' | 'byBank' | 'amount' | 'held' | 'settled'> {
  readonly endsAt: string;
}

const columns = {
  campaign: campaigns,
  bank: { name: bankTable.name, slug: bankTable.slug, emblem: bankTable.emblem },
  recent,
  matches,
  earlier,
};

export interface CampaignRow {
  readonly campaign: Campaign;
  readonly bank: { readonly name: string; readonly slug: string; readonly emblem: string };
  readonly recent: readonly RecentDonation[];
  readonly matches: readonly RowOfMatch[];
  readonly earlier: Fening;
}

export interface CampaignsFilter {
  readonly state: 'running' | 'ended';
  readonly bank?: string | undefined;
  readonly show: 'all' | 'nearly' | 'soon';
  readonly after?: TimePlace | undefined;
}

function listQuery(read: Reader, filter: CampaignsFilter, name: string) {
  const running = filter.state === 'running';
  const now = sql`${sql.placeholder('now')}::timestamptz`;
  const conditions: SQL[] = running
    ? [gt(campaigns.endsAt, now), lte(campaigns.startsAt, now)]
    : [lte(campaigns.endsAt, now)];
  if (running && filter.show === 'nearly') conditions.push(sql`${campaigns.nearly}`);
  if (running && filter.show === 'soon') {
    conditions.push(sql`${campaigns.endsAt} <= ${now} + ${`${soonDays} days`}::interval`);
  }
  if (filter.bank) conditions.push(eq(bankTable.slug, sql.placeholder('bank')));
  if (filter.after) {
    const after = sql`(${sql.placeholder('at')}::timestamptz, ${sql.placeholder('id')}::uuid)`;
    const beyond = running ? sql`>` : sql`<`;
    conditions.push(sql`(${campaigns.endsAt}, ${campaigns.id}) ${beyond} ${after}`);
  }
  const way = running ? asc : desc;
  return read
    .select(columns)
    .from(campaigns)
    .innerJoin(bankTable, eq(bankTable.id, campaigns.bankId))
    .where(and(...conditions))
    .orderBy(way(campaigns.endsAt), way(campaigns.id))
    .limit(sql.placeholder('limit'))
    .prepare(name);
}

export function createCampaignsList(read: Reader) {
  const prepared = new Map<string, ReturnType<typeof listQuery>>();
  return async (filter: CampaignsFilter, now: Date, limit: number): Promise<CampaignRow[]> => {
    const { state, show, bank, after } = filter;
    const name = `campaigns_${state}_${show}${bank ? '_bank' : ''}${after ? '_after' : ''}`;
    const query = prepared.get(name) ?? listQuery(read, filter, name);
    prepared.set(name, query);
    return query.execute({ now: now.toISOString(), bank, at: after?.at, id: after?.id, limit });
  };
}

/** Makes the query of one campaign by `{ id }`: its own, or its application's, then the latest. */
export function createCampaignById(read: Reader) {
  const query = read
    .select(columns)
    .from(campaigns)
    .innerJoin(bankTable, eq(bankTable.id, campaigns.bankId))
    .where(
      or(
        eq(campaigns.id, sql.placeholder('id')),
        eq(campaigns.applicationId, sql.placeholder('id')),
      ),
    )
    .orderBy(desc(campaigns.createdAt))
    .limit(1)
    .prepare('campaign_by_id');
  return async (id: string): Promise<CampaignRow | undefined> => (await query.execute({ id }))[0];
}

/** The campaign of an application that is not closed; failing that, the last one. */
export async function campaignOfApplication(
  read: Reader,
  applicationId: string,
): Promise<Campaign | undefined> {
  const rows = await read
    .select()
    .from(campaigns)
    .where(eq(campaigns.applicationId, applicationId))
    .orderBy(sql`${campaigns.closedAt} IS NOT NULL`, desc(campaigns.createdAt))
    .limit(1);
  return rows[0];
}

/** Of a campaign by its own id or its application's; undefined if there never was one. */
export async function applicationOfCampaign(read: Reader, id: string): Promise<string | undefined> {
  const [row] = await read
    .select({ applicationId: campaigns.applicationId })
    .from(campaigns)
    .where(or(eq(campaigns.id, id), eq(campaigns.applicationId, id)))
    .limit(1);
  return row?.applicationId;
}

export async function campaignForMail(
  read: Reader,
  id: string,
): Promise<MailedCampaign | undefined> {
  const rows = await read
    .select(mailedCampaign)
    .from(campaigns)
    .innerJoin(applicationTable, eq(applicationTable.id, campaigns.applicationId))
    .innerJoin(callTable, eq(callTable.id, applicationTable.callId))
    .where(eq(campaigns.id, id));
  return rows[0];
}

export async function campaignById(read: Reader, id: string): Promise<Campaign | undefined> {
  const rows = await read.select().from(campaigns).where(eq(campaigns.id, id));
  return rows[0];
}

export async function insertCampaign(tx: Tx, campaign: typeof campaigns.$inferInsert) {
  await tx.insert(campaigns).values(campaign);
}

/** Donations still held may settle afterwards; undefined if none was open. */
export async function closeCampaign(
  tx: Tx,
  applicationId: string,
  now: Date,
): Promise<Campaign | undefined> {
  const rows = await tx
    .update(campaigns)
    .set({ closedAt: now, endsAt: sql`least(${campaigns.endsAt}, ${now.toISOString()})` })
    .where(and(eq(campaigns.applicationId, applicationId), isNull(campaigns.closedAt)))
    .returning();
  return rows[0];
}

/** All rounds of an application: what was given in any of them goes back. */
export async function markReleased(tx: Tx, applicationId: string, now: Date): Promise<string[]> {
  const rows = await tx
    .update(campaigns)
    .set({ releasedAt: now })
    .where(eq(campaigns.applicationId, applicationId))
    .returning({ id: campaigns.id });
  return rows.map(({ id }) => id);
}

/**
 * Campaigns that are over, of which nobody was told how they came out, and for which nobody is
 * paying any more.
 */
export async function untoldEnds(read: Reader, now: Date, limit: number): Promise<Campaign[]> {
  return read
    .select()
    .from(campaigns)
    .where(
      and(
        isNull(campaigns.closedAt),
        isNull(campaigns.endToldAt),
        lte(campaigns.endsAt, now),
        eq(campaigns.held, noFening),
      ),
    )
    .orderBy(asc(campaigns.endsAt))
    .limit(limit);
}

/** @returns the campaign as it came out; undefined if somebody else tells of it. */
export async function markEndNotified(
  tx: Tx,
  id: string,
  now: Date,
): Promise<Campaign | undefined> {
  const rows = await tx
    .update(campaigns)
    .set({ endToldAt: now })
    .where(and(eq(campaigns.id, id), isNull(campaigns.endToldAt), isNull(campaigns.closedAt)))
    .returning();
  return rows[0];
}

/** Nothing happens if somebody else told them since `known` was read. */
export async function markNotified(tx: Tx, known: Campaign, now: Date): Promise<boolean> {
  const rows = await tx
    .update(campaigns)
    .set({
      toldDonors: known.donorCount,
      toldSettled: fening(known.settled - known.matched),
      toldAt: now,
    })
    .where(and(eq(campaigns.id, known.id), eq(campaigns.toldDonors, known.toldDonors)))
    .returning({ id: campaigns.id });
  return rows.length === 1;
}
