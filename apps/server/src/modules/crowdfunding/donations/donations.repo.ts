import { matchFor, matchLeft } from '@app/domain/crowdfunding/match';
import { fening, noFening, subFening } from '@app/domain/money';
import { and, asc, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../../platform/db/client.ts';
import { lock } from '../../../platform/db/locks.ts';
import { newId } from '../../../platform/ids.ts';
import type { Campaign } from '../campaigns/campaigns.repo.ts';
import {
  campaignMatches,
  campaigns,
  donationEvents,
  donations,
  receiptNumbers,
} from '../crowdfunding.tables.ts';
import { type Matched, reserveMatched, runningMatch } from '../matches/matches.repo.ts';

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
  | 'language'
  | 'idempotencyKey'
  | 'requestHash'
  | 'flow'
  | 'holdExpiresAt'
  | 'createdAt'
> & { readonly applicationId: string };

export interface HeldIn extends Matched {
  readonly campaignId: string;
  readonly title: string;
}

/** A donation that is held, with what a match reserves for it. */
interface Held extends Matched {
  readonly donation: NewDonation;
}

/**
 * Takes the amounts out of what is left in the running campaign, in their order, and writes the
 * donations and their first events. What is asked first is what needs no lock of the campaign's row,
 * for which all other donors wait.
 *
 * @returns for each donation where it is held; undefined if no campaign runs, the amount does not
 *   fit, or a donation with its idempotency key is there already: then nothing was written of it.
 */
export async function placeHolds(
  tx: Tx,
  applicationId: string,
  asked: readonly NewDonation[],
  now: Date,
): Promise<(HeldIn | undefined)[]> {
  const keys = asked.flatMap(({ idempotencyKey }) => idempotencyKey ?? []);
  // Equal requests wait for one another here, before the campaign's row: met only at the unique
  // key, a repetition that holds that row would wait for a settlement that needs it.
  await lock(tx, ...keys);
  const taken = await takenKeys(tx, keys);
  const [campaign] = await tx
    .select({
      id: campaigns.id,
      title: campaigns.title,
      room: sql<string>`${campaigns.target} - ${campaigns.settled} - ${campaigns.held}`,
      isMatched: sql<boolean>`EXISTS (SELECT FROM ${campaignMatches} AS m
        WHERE m.campaign_id = ${campaigns}.id AND m.ends_at > ${now.toISOString()})`,
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
  if (!campaign) return asked.map(() => undefined);
  // Read anew: what the statement that waited for the lock saw of it may be older.
  const match = campaign.isMatched ? await runningMatch(tx, campaign.id, now) : undefined;
  let room = Number(campaign.room);
  let left = match ? matchLeft(match) : noFening;
  const held = asked.map((donation): Held | undefined => {
    const { amount, idempotencyKey } = donation;
    if (amount > room || (idempotencyKey !== null && taken.has(idempotencyKey))) return undefined;
    if (idempotencyKey !== null) taken.add(idempotencyKey);
    const matched = matchFor(fening(amount), left, fening(room - amount));
    room -= amount + matched;
    left = subFening(left, matched);
    return { donation, matchId: matched > 0 && match ? match.id : null, matched };
  });
  const kept = held.filter((one) => one !== undefined);
  if (kept.length > 0) await keepHolds(tx, campaign.id, kept);
  return held.map(
    (one) =>
      one && {
        campaignId: campaign.id,
        title: campaign.title,
        matchId: one.matchId,
        matched: one.matched,
      },
  );
}

async function takenKeys(read: Reader, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await read
    .select({ key: donations.idempotencyKey })
    .from(donations)
    .where(inArray(donations.idempotencyKey, [...keys]));
  return new Set(rows.flatMap(({ key }) => key ?? []));
}

async function keepHolds(tx: Tx, campaignId: string, held: readonly Held[]): Promise<void> {
  const amount = held.reduce((sum, { donation, matched }) => sum + donation.amount + matched, 0);
  await tx
    .update(campaigns)
    .set({ held: sql`${campaigns.held} + ${amount}` })
    .where(eq(campaigns.id, campaignId));
  await tx.insert(donations).values(
    held.map(({ donation: { applicationId: _, ...one }, matchId, matched }) => ({
      ...one,
      campaignId,
      matchId,
      matched,
      status: 'held' as const,
    })),
  );
  await tx.insert(donationEvents).values(
    held.map(({ donation: { id, createdAt }, matchId, matched }) => ({
      id: newId(),
      donationId: id,
      event: 'held',
      data: matchId === null ? {} : { matchId, matched },
      at: createdAt,
    })),
  );
  await reserveMatched(tx, held);
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

/** `event`: what the history says once that mail was sent. */
export async function donationForMail(
  read: Reader,
  id: string,
  event: string,
): Promise<{ donation: Donation; campaign: Campaign; sent: boolean } | undefined> {
  const rows = await read
    .select({
      donation: donations,
      campaign: campaigns,
      sent: sql<boolean>`EXISTS (
        SELECT FROM ${donationEvents} WHERE donation_id = ${donations.id} AND event = ${event}
      )`,
    })
    .from(donations)
    .innerJoin(campaigns, eq(campaigns.id, donations.campaignId))
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
  readonly noticeId: string | null;
  readonly details: Readonly<Record<string, string>>;
}

/** Settled ones get their time and each a receipt number. */
export async function changeDonations(
  tx: Tx,
  rows: readonly ChangedRow[],
  status: Donation['status'],
  changedAt: Date,
): Promise<void> {
  const at = changedAt.toISOString();
  const given = JSON.stringify(rows.map((row) => ({ ...row, event: newId() })));
  const settled =
    status === 'settled'
      ? sql`, settled_at = ${at}, receipt_number =
        'R-' || ${String(changedAt.getUTCFullYear())}::text || '-'
          || lpad(numbered.n, greatest(5, length(numbered.n)), '0')`
      : sql``;
  const number = status === 'settled' ? sql`nextval(${receiptNumbers.seqName}::regclass)` : sql`0`;
  await tx.execute(sql`
    WITH given AS (
      SELECT * FROM jsonb_to_recordset(${given}::jsonb)
        AS row(id uuid, event uuid, "noticeId" text, details jsonb)
    ), numbered AS (
      SELECT given.id, ${number}::text AS n FROM given
    ), changed AS (
      UPDATE ${donations} SET status = ${status}${settled}
      FROM numbered WHERE donations.id = numbered.id
    )
    INSERT INTO ${donationEvents} (id, donation_id, event, provider_event_id, data, at)
    SELECT event, id, ${status}, "noticeId", details, ${at} FROM given
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
