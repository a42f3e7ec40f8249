import { type HoldRefusal, holdRefusal } from '@app/domain/crowdfunding/holds';
import { matchFor, matchLeft } from '@app/domain/crowdfunding/match';
import { fening, noFening, subFening } from '@app/domain/money';
import { and, asc, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../../platform/db/client.ts';
import { lock } from '../../../platform/db/locks.ts';
import { newId } from '../../../platform/ids.ts';
import { applicationTable } from '../../applications/public.ts';
import { callTable } from '../../calls/public.ts';
import { type Campaign, type MailedCampaign, mailedCampaign } from '../campaigns/campaigns.repo.ts';
import {
  campaignMatches,
  campaigns,
  donationEvents,
  donations,
  receiptNumbers,
} from '../crowdfunding.tables.ts';
import { type Matched, reserveMatched, runningMatch } from '../matches/matches.repo.ts';
import { unpaidOf } from './unpaid.repo.ts';

export type Donation = typeof donations.$inferSelect;

export type NewDonation = Pick<
  Donation,
  | 'id'
  | 'orderNumber'
  | 'amount'
  | 'donorName'
  | 'donorSurname'
  | 'donorEmail'
  | 'donorPhone'
  | 'donorAddress'
  | 'donorCity'
  | 'donorPostalCode'
  | 'donorCountry'
  | 'message'
  | 'showName'
  | 'wantsNews'
  | 'language'
  | 'idempotencyKey'
  | 'requestHash'
  | 'flow'
  | 'network'
  | 'holdExpiresAt'
  | 'createdAt'
> & { readonly applicationId: string };

export interface ReservedIn extends Matched {
  readonly campaignId: string;
  readonly bankId: string;
  readonly title: string;
}

/** A donation that is held, with what a match reserves for it. */
interface Reserved extends Matched {
  readonly donation: NewDonation;
}

/** Where a donation is held; why its donor gets no further hold; undefined if there is no room. */
export type Placed = ReservedIn | HoldRefusal | undefined;

/**
 * Takes the amounts out of what is left in the running campaign, in their order, and writes the
 * donations and their first events. What is asked first is what needs no lock of the campaign's row,
 * for which all other donors wait.
 *
 * @returns for each donation where it is held; undefined if no campaign runs, the amount does not
 *   fit, or a donation with its idempotency key is there already. Nothing was written of it unless
 *   it is held.
 */
export async function placeHolds(
  tx: Tx,
  applicationId: string,
  request: readonly NewDonation[],
  now: Date,
): Promise<Placed[]> {
  const keys = request.flatMap(({ idempotencyKey }) => idempotencyKey ?? []);
  // Equal requests wait for one another here, before the campaign's row: met only at the unique
  // key, a repetition that holds that row would wait for a settlement that needs it.
  await lock(tx, ...keys);
  const taken = await takenKeys(tx, keys);
  const unpaid = await unpaidOf(tx, applicationId, request, now);
  const [campaign] = await tx
    .select({
      id: campaigns.id,
      bankId: campaigns.bankId,
      title: campaigns.title,
      isMatched: sql<boolean>`EXISTS (SELECT FROM ${campaignMatches} AS m
        WHERE m.campaign_id = ${campaigns}.id AND m.ends_at > ${now.toISOString()})`,
      needed: sql<string>`${campaigns.target} - ${campaigns.settled}`,
      held: campaigns.held,
    })
    .from(campaigns)
    .where(
      and(
        eq(campaigns.applicationId, applicationId),
        isNull(campaigns.closedAt),
        lte(campaigns.startsAt, now),
        gt(campaigns.endsAt, now),
      ),
    )
    .for('update');
  if (!campaign) return request.map(() => undefined);
  // Read anew: what the statement that waited for the lock saw of it may be older.
  const match = campaign.isMatched ? await runningMatch(tx, campaign.id, now) : undefined;
  const { id: campaignId, bankId, title } = campaign;
  const needed = fening(Number(campaign.needed));
  let room = needed - campaign.held;
  let left = match ? matchLeft(match) : noFening;
  const reserved: Reserved[] = [];
  const placed = request.map((donation): Placed => {
    const { amount, idempotencyKey } = donation;
    if (idempotencyKey !== null && taken.has(idempotencyKey)) return undefined;
    const refused = holdRefusal(fening(amount), needed, unpaid.of(donation));
    if (refused) return refused;
    if (amount > room) return undefined;
    if (idempotencyKey !== null) taken.add(idempotencyKey);
    unpaid.add(donation);
    const matched = matchFor(fening(amount), left, fening(room - amount));
    const matchId = matched > 0 && match ? match.id : null;
    room -= amount + matched;
    left = subFening(left, matched);
    reserved.push({ donation, matchId, matched });
    return { campaignId, bankId, title, matchId, matched };
  });
  if (reserved.length > 0) await keepHolds(tx, campaign, reserved);
  return placed;
}

async function takenKeys(read: Reader, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await read
    .select({ key: donations.idempotencyKey })
    .from(donations)
    .where(inArray(donations.idempotencyKey, [...keys]));
  return new Set(rows.flatMap(({ key }) => key ?? []));
}

async function keepHolds(
  tx: Tx,
  { id: campaignId, bankId }: Pick<Campaign, 'id' | 'bankId'>,
  reserved: readonly Reserved[],
): Promise<void> {
  const amount = reserved.reduce(
    (sum, { donation, matched }) => sum + donation.amount + matched,
    0,
  );
  await tx
    .update(campaigns)
    .set({ held: sql`${campaigns.held} + ${amount}` })
    .where(eq(campaigns.id, campaignId));
  await tx.insert(donations).values(
    reserved.map(({ donation: { applicationId: _, ...one }, matchId, matched }) => ({
      ...one,
      campaignId,
      bankId,
      matchId,
      matched,
      status: 'held' as const,
    })),
  );
  await tx.insert(donationEvents).values(
    reserved.map(({ donation: { id, createdAt }, matchId, matched }) => ({
      id: newId(),
      donationId: id,
      event: 'held',
      data: matchId === null ? {} : { matchId, matched },
      at: createdAt,
    })),
  );
  await reserveMatched(tx, reserved);
}

export async function donationByKey(
  read: Reader,
  idempotencyKey: string,
): Promise<{ donation: Donation; title: string } | undefined> {
  const rows = await read
    .select({ donation: donations, title: campaigns.title })
    .from(donations)
    .innerJoin(campaigns, eq(campaigns.id, donations.campaignId))
    .where(eq(donations.idempotencyKey, idempotencyKey));
  return rows[0];
}

export async function donationByOrder(
  read: Reader,
  orderNumber: string,
): Promise<{ donation: Donation; applicationId: string; title: string; slug: string } | undefined> {
  const rows = await read
    .select({
      donation: donations,
      applicationId: campaigns.applicationId,
      title: campaigns.title,
      slug: campaigns.slug,
    })
    .from(donations)
    .innerJoin(campaigns, eq(campaigns.id, donations.campaignId))
    .where(eq(donations.orderNumber, orderNumber));
  return rows[0];
}

export async function campaignOfOrder(
  read: Reader,
  orderNumber: string,
): Promise<string | undefined> {
  const [row] = await read
    .select({ campaignId: donations.campaignId })
    .from(donations)
    .where(eq(donations.orderNumber, orderNumber));
  return row?.campaignId;
}

/** `event`, `mark`: what the history says once that mail was sent. */
export async function donationForMail(
  read: Reader,
  id: string,
  event: string,
  mark: Readonly<Record<string, number>>,
): Promise<{ donation: Donation; campaign: MailedCampaign; sent: boolean } | undefined> {
  const rows = await read
    .select({
      donation: donations,
      campaign: mailedCampaign,
      sent: sql<boolean>`EXISTS (
        SELECT FROM ${donationEvents} WHERE donation_id = ${donations.id} AND event = ${event}
          AND data @> ${JSON.stringify(mark)}::jsonb
      )`,
    })
    .from(donations)
    .innerJoin(campaigns, eq(campaigns.id, donations.campaignId))
    .innerJoin(applicationTable, eq(applicationTable.id, campaigns.applicationId))
    .innerJoin(callTable, eq(callTable.id, applicationTable.callId))
    .where(eq(donations.id, id));
  return rows[0];
}

export async function lockDonations(
  tx: Tx,
  orderNumbers: readonly string[],
): Promise<Map<string, Donation>> {
  const rows = await tx
    .select()
    .from(donations)
    .where(inArray(donations.orderNumber, [...new Set(orderNumbers)]))
    .orderBy(asc(donations.orderNumber))
    .for('update');
  return new Map(rows.map((donation) => [donation.orderNumber, donation]));
}

export interface ChangedRow {
  readonly id: string;
  /** What is given back with this change; 0 for all others. */
  readonly given: number;
  readonly noticeId: string | null;
  readonly details: Readonly<Record<string, string>>;
}

/**
 * Newly settled ones get their time and each a receipt number.
 *
 * @param event what their history says; the status unless they keep it.
 */
export async function changeDonations(
  tx: Tx,
  rows: readonly ChangedRow[],
  { status, event }: { readonly status: Donation['status']; readonly event: string },
  changedAt: Date,
): Promise<void> {
  const at = changedAt.toISOString();
  const given = JSON.stringify(rows.map((row) => ({ ...row, event: newId() })));
  const isNew = event === 'settled';
  const settled = isNew
    ? sql`, settled_at = ${at}, receipt_number =
        'R-' || ${String(changedAt.getUTCFullYear())}::text || '-'
          || lpad(numbered.n, greatest(5, length(numbered.n)), '0')`
    : sql``;
  const number = isNew ? sql`nextval(${receiptNumbers.seqName}::regclass)` : sql`0`;
  await tx.execute(sql`
    WITH given AS (
      SELECT * FROM jsonb_to_recordset(${given}::jsonb)
        AS row(id uuid, event uuid, given bigint, "noticeId" text, details jsonb)
    ), numbered AS (
      SELECT given.id, given.given, ${number}::text AS n FROM given
    ), changed AS (
      UPDATE ${donations} SET status = ${status}, refunded = refunded + numbered.given${settled}
      FROM numbered WHERE donations.id = numbered.id
    )
    INSERT INTO ${donationEvents} (id, donation_id, event, provider_event_id, data, at)
    SELECT event, id, ${event}, "noticeId", details, ${at} FROM given
    ON CONFLICT (provider_event_id) WHERE provider_event_id IS NOT NULL DO NOTHING
  `);
}

/** Keeps what the provider gave for a payment opened with it; the first word stands. */
export async function savePayment(
  tx: Tx,
  id: string,
  payment: { readonly reference: string; readonly clientSecret: string },
): Promise<void> {
  await tx
    .update(donations)
    .set({ providerReference: payment.reference, clientSecret: payment.clientSecret })
    .where(and(eq(donations.id, id), isNull(donations.clientSecret)));
}

export interface DonationEventRow {
  readonly donationId: string;
  readonly event: string;
  readonly providerEventId?: string | null;
  readonly data?: Readonly<Record<string, unknown>>;
  readonly at: Date;
}

/** @returns false if that notice of the provider was there already. */
export async function addEvent(tx: Tx, event: DonationEventRow): Promise<boolean> {
  const rows = await tx
    .insert(donationEvents)
    .values({
      id: newId(),
      donationId: event.donationId,
      event: event.event,
      providerEventId: event.providerEventId ?? null,
      data: { ...event.data },
      at: event.at,
    })
    .onConflictDoNothing({
      target: donationEvents.providerEventId,
      where: sql`provider_event_id IS NOT NULL`,
    })
    .returning({ id: donationEvents.id });
  return rows.length === 1;
}
