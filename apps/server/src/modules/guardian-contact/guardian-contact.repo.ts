import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { guardianContacts as table } from './guardian-contact.tables.ts';

export type ContactRow = typeof table.$inferSelect;

export async function contactOf(read: Reader, userId: string): Promise<ContactRow | undefined> {
  return (await read.select().from(table).where(eq(table.userId, userId)))[0];
}

/** By either of its links; held until the transaction ends. */
export async function lockByHash(tx: Tx, hash: string): Promise<ContactRow | undefined> {
  const [found] = await tx.select().from(table).where(byHash(hash)).for('update');
  return found;
}

export async function contactByHash(read: Reader, hash: string): Promise<ContactRow | undefined> {
  return (await read.select().from(table).where(byHash(hash)))[0];
}

const byHash = (hash: string) => or(eq(table.confirmHash, hash), eq(table.removeHash, hash));

/** Keeps an address, in place of the one before. */
export async function putContact(tx: Tx, row: ContactRow): Promise<void> {
  const { userId: _, ...set } = row;
  await tx.insert(table).values(row).onConflictDoUpdate({ target: table.userId, set });
}

export async function markConfirmed(tx: Tx, userId: string, confirmedAt: Date): Promise<void> {
  await tx.update(table).set({ confirmedAt, confirmHash: null }).where(eq(table.userId, userId));
}

/** @returns whether there was one. */
export async function dropContact(tx: Tx, userId: string): Promise<boolean> {
  const gone = await tx.delete(table).where(eq(table.userId, userId)).returning({ id: table.id });
  return gone.length > 0;
}

/** Those of some members that their guardians confirmed. */
export async function confirmedAmong(
  read: Reader,
  userIds: readonly string[],
): Promise<ContactRow[]> {
  if (userIds.length === 0) return [];
  return read
    .select()
    .from(table)
    .where(and(inArray(table.userId, [...userIds]), isNotNull(table.confirmedAt)));
}

/** Forgets what nobody confirmed in time. @returns of whom. */
export async function dropUnconfirmed(tx: Tx, now: Date): Promise<string[]> {
  const gone = await tx
    .delete(table)
    .where(and(isNull(table.confirmedAt), lte(table.expiresAt, now)))
    .returning({ userId: table.userId });
  return gone.map(({ userId }) => userId);
}

/** Whose guardians are known, in the order of their ids, at most 500. */
export async function membersAfter(read: Reader, after: string): Promise<string[]> {
  const rows = await read
    .select({ userId: table.userId })
    .from(table)
    .where(gt(table.userId, after))
    .orderBy(asc(table.userId))
    .limit(500);
  return rows.map(({ userId }) => userId);
}

export async function dropContacts(tx: Tx, userIds: readonly string[]): Promise<void> {
  await tx.delete(table).where(inArray(table.userId, [...userIds]));
}
