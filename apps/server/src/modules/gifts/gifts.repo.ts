import {
  and,
  asc,
  count,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { giftReceiptNumbers, gifts } from './gifts.tables.ts';

export type GiftRow = typeof gifts.$inferSelect;

/** In the order in which they were asked. */
export async function giftsOf(read: Reader, applicationId: string): Promise<GiftRow[]> {
  return read
    .select()
    .from(gifts)
    .where(eq(gifts.applicationId, applicationId))
    .orderBy(asc(gifts.id));
}

export async function countGifts(read: Reader, applicationId: string): Promise<number> {
  const [row] = await read
    .select({ n: count() })
    .from(gifts)
    .where(eq(gifts.applicationId, applicationId));
  return row?.n ?? 0;
}

async function giftWhere(read: Reader, where: SQL | undefined): Promise<GiftRow | undefined> {
  const [row] = await read.select().from(gifts).where(where);
  return row;
}

export const findGift = (read: Reader, id: string) => giftWhere(read, eq(gifts.id, id));
export const giftByToken = (read: Reader, hash: string) =>
  giftWhere(read, eq(gifts.tokenHash, hash));
export const giftByReceipt = (read: Reader, hash: string) =>
  giftWhere(read, eq(gifts.receiptHash, hash));

/** Whether another donor is asked about a line, or has confirmed it. */
export async function isLineTaken(
  read: Reader,
  { id, applicationId, contributionId }: GiftRow,
): Promise<boolean> {
  if (contributionId === null) return false;
  const [row] = await read
    .select({ id: gifts.id })
    .from(gifts)
    .where(
      and(
        eq(gifts.applicationId, applicationId),
        eq(gifts.contributionId, contributionId),
        inArray(gifts.status, ['pending', 'confirmed']),
        ne(gifts.id, id),
      ),
    );
  return row !== undefined;
}

export async function insertGift(tx: Tx, row: GiftRow): Promise<void> {
  await tx.insert(gifts).values(row);
}

export async function updateGift(
  tx: Tx,
  id: string,
  change: Partial<Omit<GiftRow, 'id'>>,
): Promise<void> {
  await tx.update(gifts).set(change).where(eq(gifts.id, id));
}

export async function deleteGift(tx: Tx, id: string): Promise<void> {
  await tx.delete(gifts).where(eq(gifts.id, id));
}

/** `E-2026-00318` */
export async function nextReceiptNumber(tx: Tx, at: Date): Promise<string> {
  const { rows } = await tx.execute<{ n: string }>(
    sql`SELECT nextval(${giftReceiptNumbers.seqName}::regclass)::text AS n`,
  );
  return `E-${at.getUTCFullYear()}-${(rows[0]?.n ?? '0').padStart(5, '0')}`;
}

/** Holds a file for its bank. @returns whether no gift of the bank is proven by it yet. */
export async function isProofFree(
  tx: Tx,
  { bankId }: GiftRow,
  proofHash: string,
): Promise<boolean> {
  // Two at the same moment wait for each other.
  await tx.execute(
    sql`SELECT pg_advisory_xact_lock(hashtextextended(${`gift-proof ${bankId} ${proofHash}`}, 0))`,
  );
  const same = and(eq(gifts.bankId, bankId), eq(gifts.proofHash, proofHash));
  return (await giftWhere(tx, same)) === undefined;
}

/** Requests that nobody answered in time, at most 500. */
export async function unanswered(read: Reader, now: Date): Promise<GiftRow[]> {
  return read
    .select()
    .from(gifts)
    .where(and(eq(gifts.status, 'pending'), lte(gifts.expiresAt, now)))
    .orderBy(asc(gifts.expiresAt), asc(gifts.id))
    .limit(500);
}

/** Forgets what ended long ago without a yes, and who was asked. */
export async function forgetUnanswered(tx: Tx, before: Date): Promise<void> {
  await tx
    .delete(gifts)
    .where(
      and(
        inArray(gifts.status, ['rejected', 'expired']),
        isNull(gifts.proofKey),
        lt(gifts.expiresAt, before),
      ),
    );
}

/** Keys of the proofs of an application. */
export async function giftProofs(read: Reader, applicationId: string): Promise<string[]> {
  const rows = await read
    .select({ key: gifts.proofKey })
    .from(gifts)
    .where(and(eq(gifts.applicationId, applicationId), isNotNull(gifts.proofKey)));
  return rows.flatMap(({ key }) => key ?? []);
}
