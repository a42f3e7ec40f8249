import { and, eq, ne } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { inTimeOrder } from '../../platform/db/keyset.ts';
import type { Slice } from '../../platform/lists.ts';
import { ageCorrections } from './teams.tables.ts';

export type CorrectionRow = typeof ageCorrections.$inferSelect;

export async function correctionOf(
  read: Reader,
  userId: string,
): Promise<CorrectionRow | undefined> {
  const [found] = await read.select().from(ageCorrections).where(eq(ageCorrections.userId, userId));
  return found;
}

/** The longest waiting first; without that of who reads. */
export async function listCorrections(
  read: Reader,
  readerId: string,
  { after, limit }: Slice,
): Promise<CorrectionRow[]> {
  const order = inTimeOrder('asc', ageCorrections.askedAt, ageCorrections.userId);
  return read
    .select()
    .from(ageCorrections)
    .where(and(ne(ageCorrections.userId, readerId), order.beyond(after)))
    .orderBy(...order.by)
    .limit(limit);
}

/** Asks, or asks for something else. */
export async function putCorrection(tx: Tx, { userId, ...asked }: CorrectionRow): Promise<void> {
  await tx
    .insert(ageCorrections)
    .values({ userId, ...asked })
    .onConflictDoUpdate({ target: ageCorrections.userId, set: asked });
}

/** @returns whether there was one. */
export async function dropCorrection(tx: Tx, userId: string): Promise<boolean> {
  const gone = await tx
    .delete(ageCorrections)
    .where(eq(ageCorrections.userId, userId))
    .returning({ userId: ageCorrections.userId });
  return gone.length > 0;
}
