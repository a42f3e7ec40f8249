import { and, desc, eq, inArray, isNotNull, isNull, lte } from 'drizzle-orm';
import type { Reader, Tx } from '../../../platform/db/client.ts';
import { newId } from '../../../platform/ids.ts';
import { recoveryCodes, secondFactorRemovals, secondFactors } from '../accounts.tables.ts';

export type SecondFactorRow = typeof secondFactors.$inferSelect;

export async function findFactor(
  read: Reader,
  userId: string,
): Promise<SecondFactorRow | undefined> {
  return (await read.select().from(secondFactors).where(eq(secondFactors.userId, userId)))[0];
}

/** Whether signing in asks the member for a code. */
export async function hasFactor(read: Reader, userId: string): Promise<boolean> {
  const rows = await read
    .select({ userId: secondFactors.userId })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.enabledAt)));
  return rows.length > 0;
}

/** A second factor, kept from changing until the transaction ends: no code is taken twice. */
export async function lockFactor(tx: Tx, userId: string): Promise<SecondFactorRow | undefined> {
  const rows = await tx
    .select()
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .for('update');
  return rows[0];
}

/** Keeps a secret that has not been proven yet, in place of an earlier one. */
export async function putUnprovenFactor(
  tx: Tx,
  factor: { readonly userId: string; readonly secret: string; readonly createdAt: Date },
): Promise<void> {
  await tx
    .insert(secondFactors)
    .values(factor)
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { secret: factor.secret, createdAt: factor.createdAt, lastStep: null },
    });
}

export async function updateFactor(
  tx: Tx,
  userId: string,
  change: { readonly enabledAt?: Date; readonly lastStep?: number },
): Promise<void> {
  await tx.update(secondFactors).set(change).where(eq(secondFactors.userId, userId));
}

/** Forgets the second factor, its recovery codes, and what was asked about it. */
export async function deleteFactor(tx: Tx, userId: string): Promise<void> {
  await deleteRemoval(tx, userId);
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.delete(secondFactors).where(eq(secondFactors.userId, userId));
}

/** Puts new recovery codes in place of all earlier ones. */
export async function replaceRecoveryCodes(
  tx: Tx,
  userId: string,
  hashes: readonly string[],
  createdAt: Date,
): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx
    .insert(recoveryCodes)
    .values(hashes.map((hash) => ({ id: newId(), userId, hash, createdAt })));
}

/** @returns false if there is no such unused code. */
export async function spendRecoveryCode(
  tx: Tx,
  userId: string,
  hashes: readonly string[],
  at: Date,
): Promise<boolean> {
  const spent = await tx
    .update(recoveryCodes)
    .set({ usedAt: at })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        inArray(recoveryCodes.hash, [...hashes]),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ id: recoveryCodes.id });
  return spent.length > 0;
}

export async function countRecoveryCodes(read: Reader, userId: string): Promise<number> {
  return read.$count(
    recoveryCodes,
    and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)),
  );
}

export type FactorRemovalRow = typeof secondFactorRemovals.$inferSelect;
export type NewFactorRemoval = typeof secondFactorRemovals.$inferInsert;

/** All of them, the last opened first; how far each is, `factorRemovalState` says. */
export const listRemovals = (read: Reader): Promise<FactorRemovalRow[]> =>
  read
    .select()
    .from(secondFactorRemovals)
    .orderBy(desc(secondFactorRemovals.openedAt), secondFactorRemovals.userId);

/** Whose removal two admins agreed on when its proof had been stated by `before`. */
export async function removalsAgreed(read: Reader, before: Date): Promise<string[]> {
  const { userId, confirmedAt, requestedAt } = secondFactorRemovals;
  const rows = await read
    .select({ userId })
    .from(secondFactorRemovals)
    .where(and(isNotNull(confirmedAt), lte(requestedAt, before)));
  return rows.map((row) => row.userId);
}

export async function findRemoval(
  read: Reader,
  by: { readonly userId: string } | { readonly stopHash: string },
): Promise<FactorRemovalRow | undefined> {
  const { userId, stopHash } = secondFactorRemovals;
  const rows = await read
    .select()
    .from(secondFactorRemovals)
    .where('userId' in by ? eq(userId, by.userId) : eq(stopHash, by.stopHash));
  return rows[0];
}

/** Keeps a removal, in place of an earlier one of the same member. */
export async function putRemoval(tx: Tx, { userId, ...rest }: NewFactorRemoval): Promise<void> {
  const blank = {
    reportedAt: null,
    contact: '',
    requestedBy: null,
    requestedAt: null,
    proof: null,
    note: '',
    confirmedBy: null,
    confirmedAt: null,
  };
  const set = { ...blank, ...rest };
  await tx
    .insert(secondFactorRemovals)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: secondFactorRemovals.userId, set });
}

export async function deleteRemoval(tx: Tx, userId: string): Promise<void> {
  await tx.delete(secondFactorRemovals).where(eq(secondFactorRemovals.userId, userId));
}
