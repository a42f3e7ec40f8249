import { type FundEntryKind, type FundSums, fundSums } from '@app/domain/funds/fund';
import { type Fening, fening } from '@app/domain/money';
import { and, asc, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db/client.ts';
import type { Slice } from '../../platform/lists.ts';
import { applicationTable, decisionAnnounced } from '../applications/public.ts';
import { bankRefColumns, bankTable, publishedBank } from '../banks/public.ts';
import { callTable } from '../calls/public.ts';
import { campaignMatchTable } from '../crowdfunding/public.ts';
import { fundEntries } from './funds.tables.ts';

export type FundEntryRow = typeof fundEntries.$inferSelect;

export type FundBank = NonNullable<Awaited<ReturnType<typeof findBank>>>;

const named = (which: string) =>
  or(eq(bankTable.slug, which), eq(sql`${bankTable.id}::text`, which));

/** @param which its slug, or its id. */
export async function findBank(read: Reader, which: string) {
  const [bank] = await read.select(bankRefColumns).from(bankTable).where(named(which));
  return bank;
}

/** The same of a bank that everybody sees. */
export async function findPublishedBank(read: Reader, which: string) {
  const [bank] = await read
    .select(bankRefColumns)
    .from(bankTable)
    .where(and(named(which), publishedBank));
  return bank;
}

/**
 * Has the only say about a bank's fund until the transaction ends. Whoever holds an application as
 * well took that first. What refers to the bank is written meanwhile: its key is not locked.
 */
export async function lockFund(tx: Tx, bankId: string): Promise<void> {
  await tx
    .select({ id: bankTable.id })
    .from(bankTable)
    .where(eq(bankTable.id, bankId))
    .for('no key update');
}

/** An application with a grant of this bank, or one that may get it; held against being decided. */
export async function holdGranted(tx: Tx, bankId: string, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: applicationTable.id })
    .from(applicationTable)
    .where(
      and(
        eq(applicationTable.id, id),
        eq(applicationTable.bankId, bankId),
        inArray(applicationTable.status, [
          'approved',
          'pobjednik',
          'crowdfunding',
          'published',
          'contract_signed',
          'implementation',
          'completed',
        ]),
      ),
    )
    .for('key share');
  return rows.length === 1;
}

/** Sums of each application's grant by kind, the last begun first. */
export async function listGrants(
  read: Reader,
  bankId: string,
  { after, limit }: Slice<{ readonly id: string }>,
) {
  const of = (kind: FundEntryKind) =>
    sql<number>`coalesce(sum(${fundEntries.amount}) FILTER (WHERE ${fundEntries.kind} = ${kind}), 0)`
      .mapWith(Number)
      .as(kind);
  const { applicationId } = fundEntries;
  const grants = read
    .select({
      applicationId,
      promised: of('promised'),
      released: of('released'),
      paid: of('paid'),
      returned: of('returned'),
    })
    .from(fundEntries)
    .where(
      and(
        eq(fundEntries.bankId, bankId),
        isNotNull(applicationId),
        after && sql`${applicationId} < ${after.id}::uuid`,
      ),
    )
    .groupBy(applicationId)
    .orderBy(desc(applicationId))
    .limit(limit)
    .as('grants');
  return read
    .select({
      applicationId: applicationTable.id,
      slug: applicationTable.slug,
      title: applicationTable.projectTitle,
      status: applicationTable.status,
      promised: grants.promised,
      released: grants.released,
      paid: grants.paid,
      returned: grants.returned,
    })
    .from(grants)
    .innerJoin(applicationTable, eq(applicationTable.id, grants.applicationId))
    .orderBy(desc(applicationTable.id));
}

const total = sql<number>`sum(${fundEntries.amount})`.mapWith(Number);

async function sumsWhere(read: Reader, where: SQL): Promise<FundSums> {
  return fundSums(
    await read
      .select({ kind: fundEntries.kind, amount: total })
      .from(fundEntries)
      .where(where)
      .groupBy(fundEntries.kind),
  );
}

export const sumsOfBank = (read: Reader, id: string): Promise<FundSums> =>
  sumsWhere(read, eq(fundEntries.bankId, id));

export const sumsOfGrant = (read: Reader, applicationId: string): Promise<FundSums> =>
  sumsWhere(read, eq(fundEntries.applicationId, applicationId));

/** The same for several applications at once; of those without an entry nothing is told. */
export async function sumsOfGrants(
  read: Reader,
  applicationIds: readonly string[],
): Promise<ReadonlyMap<string, FundSums>> {
  const { applicationId, kind } = fundEntries;
  const rows = await read
    .select({ applicationId, kind, amount: total })
    .from(fundEntries)
    .where(inArray(applicationId, [...applicationIds]))
    .groupBy(applicationId, kind);
  const byGrant = Map.groupBy(rows, (row) => row.applicationId ?? '');
  return new Map([...byGrant].map(([id, entries]) => [id, fundSums(entries)]));
}

/** What a bank's own matches added to donations, by application: promised beside the grant. */
export async function matchedFor(
  read: Reader,
  applicationIds: readonly string[],
): Promise<ReadonlyMap<string, Fening>> {
  const { applicationId } = fundEntries;
  const rows = await read
    .select({
      applicationId,
      amount: sql<number>`sum(${campaignMatchTable.settled})`.mapWith(Number),
    })
    .from(fundEntries)
    // A match is promised by an entry with its id.
    .innerJoin(campaignMatchTable, eq(campaignMatchTable.id, fundEntries.id))
    .where(inArray(applicationId, [...applicationIds]))
    .groupBy(applicationId);
  return new Map(rows.map((row) => [row.applicationId ?? '', fening(row.amount)]));
}

/** Payouts of a grant with what was corrected of each, in the order of their days. */
export async function payoutsOf(read: Reader, applicationId: string) {
  const rows = await read
    .select()
    .from(fundEntries)
    .where(and(eq(fundEntries.applicationId, applicationId), eq(fundEntries.kind, 'paid')))
    .orderBy(asc(fundEntries.happenedOn), asc(fundEntries.id));
  return rows
    .filter(({ correctsId }) => correctsId === null)
    .map((entry) => ({
      entry,
      amount: rows
        .filter(({ correctsId }) => correctsId === entry.id)
        .reduce((sum, one) => sum + one.amount, entry.amount),
    }));
}

/** The year for which an application was promised its grant. */
export async function yearOfPromise(read: Reader, applicationId: string): Promise<number | null> {
  const [row] = await read
    .select({ year: fundEntries.year })
    .from(fundEntries)
    .where(and(eq(fundEntries.applicationId, applicationId), eq(fundEntries.kind, 'promised')))
    .orderBy(asc(fundEntries.createdAt), asc(fundEntries.id))
    .limit(1);
  return row?.year ?? null;
}

/** Sums by year, kind and who gave. `announced`: without promises that nobody knows of yet. */
export async function sumsByYear(read: Reader, bankId: string, options: { announced: boolean }) {
  return read
    .select({
      year: fundEntries.year,
      kind: fundEntries.kind,
      source: fundEntries.sourceName,
      amount: total,
    })
    .from(fundEntries)
    .leftJoin(applicationTable, eq(applicationTable.id, fundEntries.applicationId))
    .leftJoin(callTable, eq(callTable.id, applicationTable.callId))
    .where(
      and(
        eq(fundEntries.bankId, bankId),
        options.announced ? or(isNull(fundEntries.applicationId), decisionAnnounced) : undefined,
      ),
    )
    .groupBy(fundEntries.year, fundEntries.kind, fundEntries.sourceName);
}

/** @returns false if there is an entry with this id. */
export async function insertEntry(tx: Tx, row: FundEntryRow): Promise<boolean> {
  const rows = await tx
    .insert(fundEntries)
    .values(row)
    .onConflictDoNothing({ target: fundEntries.id })
    .returning({ id: fundEntries.id });
  return rows.length === 1;
}

export async function findEntry(read: Reader, id: string): Promise<FundEntryRow | undefined> {
  const [row] = await read.select().from(fundEntries).where(eq(fundEntries.id, id));
  return row;
}

/** Corrections of these entries, in the order in which they were written. */
export async function correctionsOf(read: Reader, ids: readonly string[]): Promise<FundEntryRow[]> {
  if (ids.length === 0) return [];
  return read
    .select()
    .from(fundEntries)
    .where(inArray(fundEntries.correctsId, [...ids]))
    .orderBy(asc(fundEntries.createdAt), asc(fundEntries.id));
}

const viewColumns = {
  entry: fundEntries,
  project: {
    id: applicationTable.id,
    slug: applicationTable.slug,
    title: applicationTable.projectTitle,
  },
};
export type EntryRecord = Awaited<ReturnType<typeof listEntries>>[number];

export interface DayPlace {
  readonly on: string;
  readonly id: string;
}

/** The newest day first. */
export async function listEntries(
  read: Reader,
  bankId: string,
  { after, limit }: Slice<DayPlace>,
  only: { [K in 'id' | 'year' | 'kind']?: FundEntryRow[K] | undefined } = {},
) {
  const { happenedOn } = fundEntries;
  return read
    .select(viewColumns)
    .from(fundEntries)
    .leftJoin(applicationTable, eq(applicationTable.id, fundEntries.applicationId))
    .where(
      and(
        eq(fundEntries.bankId, bankId),
        only.id ? eq(fundEntries.id, only.id) : undefined,
        only.year ? eq(fundEntries.year, only.year) : undefined,
        only.kind ? eq(fundEntries.kind, only.kind) : undefined,
        after && sql`(${happenedOn}, ${fundEntries.id}) < (${after.on}::date, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(happenedOn), desc(fundEntries.id))
    .limit(limit);
}
