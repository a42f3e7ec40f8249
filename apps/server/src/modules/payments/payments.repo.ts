import type { DonationStatus } from '@app/domain/crowdfunding/donation.machine';
import { and, asc, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/db/client.ts';
import { inTimeOrder } from '../../platform/db/keyset.ts';
import type { Slice } from '../../platform/lists.ts';
import { bankRefColumns, bankTable } from '../banks/public.ts';
import {
  campaignTable,
  donationEventTable,
  donationTable,
  paymentDifferenceTable,
  refundTable,
} from '../crowdfunding/public.ts';

/** Ids of banks; all of them for who deals with every bank's money. */
export type Scope = 'all' | readonly string[];

const paymentColumns = {
  donation: donationTable,
  bank: bankRefColumns,
  campaign: {
    id: campaignTable.id,
    applicationId: campaignTable.applicationId,
    title: campaignTable.title,
  },
};

const payments = (read: Reader) =>
  read
    .select(paymentColumns)
    .from(donationTable)
    .innerJoin(campaignTable, eq(campaignTable.id, donationTable.campaignId))
    .innerJoin(bankTable, eq(bankTable.id, donationTable.bankId));

export type PaymentRecord = Awaited<ReturnType<typeof payments>>[number];

const inScope = (scope: Scope): SQL | undefined =>
  scope === 'all' ? undefined : inArray(donationTable.bankId, [...scope]);

/** By what people read out, or write: whole words, so that an index finds them. */
const saying = (q: string): SQL | undefined =>
  or(
    eq(donationTable.orderNumber, q.toUpperCase()),
    eq(donationTable.receiptNumber, q.toUpperCase()),
    and(eq(donationTable.donorEmail, q.toLowerCase()), sql`donor_email <> ''`),
    and(sql`lower(donor_surname) = ${q.toLowerCase()}`, sql`donor_surname <> ''`),
  );

export interface PaymentsFilter {
  readonly scope: Scope;
  readonly status?: DonationStatus | undefined;
  readonly q?: string | undefined;
}

export async function listPayments(
  read: Reader,
  { scope, status, q }: PaymentsFilter,
  { after, limit }: Slice,
): Promise<PaymentRecord[]> {
  const { by, beyond } = inTimeOrder('desc', donationTable.createdAt, donationTable.id);
  return payments(read)
    .where(
      and(
        inScope(scope),
        status && eq(donationTable.status, status),
        q ? saying(q) : undefined,
        beyond(after),
      ),
    )
    .orderBy(...by)
    .limit(limit);
}

export async function findPayment(read: Reader, id: string): Promise<PaymentRecord | undefined> {
  const [row] = await payments(read).where(eq(donationTable.id, id));
  return row;
}

export async function eventsOf(read: Reader, donationId: string) {
  const { event, data, at } = donationEventTable;
  return read
    .select({ event, data, at })
    .from(donationEventTable)
    .where(eq(donationEventTable.donationId, donationId))
    .orderBy(asc(donationEventTable.id));
}

export async function refundsOf(read: Reader, donationId: string) {
  return read
    .select()
    .from(refundTable)
    .where(eq(refundTable.donationId, donationId))
    .orderBy(asc(refundTable.askedAt), asc(refundTable.id));
}

export async function differencesOf(read: Reader, donationId: string) {
  return read
    .select()
    .from(paymentDifferenceTable)
    .where(eq(paymentDifferenceTable.donationId, donationId))
    .orderBy(asc(paymentDifferenceTable.id));
}

export type DifferenceRow = typeof paymentDifferenceTable.$inferSelect;

const waitingAtMost = 100;

export async function waitingRefunds(read: Reader, scope: Scope) {
  return read
    .select({ refund: refundTable, ...paymentColumns })
    .from(refundTable)
    .innerJoin(donationTable, eq(donationTable.id, refundTable.donationId))
    .innerJoin(campaignTable, eq(campaignTable.id, donationTable.campaignId))
    .innerJoin(bankTable, eq(bankTable.id, donationTable.bankId))
    .where(and(inScope(scope), inArray(refundTable.status, ['waiting', 'failed', 'unclear'])))
    .orderBy(asc(refundTable.askedAt), asc(refundTable.id))
    .limit(waitingAtMost);
}

/**
 * How many refunds wait for this person, by bank: for a second one, or since they did not go through.
 *
 * @param bankIds those whose money they deal with.
 */
export async function refundsWaitingFor(
  read: Reader,
  personId: string,
  bankIds: readonly string[],
) {
  if (bankIds.length === 0) return [];
  const { bankId } = donationTable;
  const { status, askedBy } = refundTable;
  return read
    .select({ bankId, count: sql<number>`count(*)::int` })
    .from(refundTable)
    .innerJoin(donationTable, eq(donationTable.id, refundTable.donationId))
    .where(
      and(
        // As the index of those that are open has it.
        sql`${status} NOT IN ('done', 'rejected')`,
        or(
          inArray(status, ['failed', 'unclear']),
          and(eq(status, 'waiting'), sql`${askedBy} IS DISTINCT FROM ${personId}`),
        ),
        inArray(bankId, [...bankIds]),
      ),
    )
    .groupBy(bankId);
}

export async function openDifferences(read: Reader, scope: Scope) {
  return read
    .select({ difference: paymentDifferenceTable, ...paymentColumns })
    .from(paymentDifferenceTable)
    .innerJoin(donationTable, eq(donationTable.id, paymentDifferenceTable.donationId))
    .innerJoin(campaignTable, eq(campaignTable.id, donationTable.campaignId))
    .innerJoin(bankTable, eq(bankTable.id, donationTable.bankId))
    .where(and(inScope(scope), isNull(paymentDifferenceTable.closedAt)))
    .orderBy(asc(paymentDifferenceTable.foundAt), asc(paymentDifferenceTable.id))
    .limit(waitingAtMost);
}

export async function findDifference(read: Reader, id: string): Promise<DifferenceRow | undefined> {
  const [row] = await read
    .select()
    .from(paymentDifferenceTable)
    .where(eq(paymentDifferenceTable.id, id));
  return row;
}

export async function bankIdsOf(read: Reader, slugs: readonly string[]): Promise<string[]> {
  if (slugs.length === 0) return [];
  const rows = await read
    .select({ id: bankTable.id })
    .from(bankTable)
    .where(inArray(bankTable.slug, [...slugs]));
  return rows.map(({ id }) => id);
}

/** Decided donations of one donor, among some banks. */
export async function donationsOfDonor(read: Reader, email: string, scope: Scope) {
  return payments(read)
    .where(and(eq(donationTable.donorEmail, email), inScope(scope)))
    .orderBy(desc(donationTable.createdAt), asc(donationTable.id));
}
