import { and, desc, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm';
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

/** Requests to remove a second factor that were made after a time, the last first. */
export async function listRemovals(read: Reader, after: Date): Promise<FactorRemovalRow[]> {
  return read
    .select()
    .from(secondFactorRemovals)
    .where(gt(secondFactorRemovals.requestedAt, after))
    .orderBy(desc(secondFactorRemovals.requestedAt), secondFactorRemovals.userId);
}

export async function findRemoval(
  tx: Tx,
  userId: string,
  after: Date,
): Promise<FactorRemovalRow | undefined> {
  const rows = await tx
    .select()
    .from(secondFactorRemovals)
    .where(
      and(eq(secondFactorRemovals.userId, userId), gt(secondFactorRemovals.requestedAt, after)),
    );
  return rows[0];
}

/** Keeps a request, in place of one that has ended. */
export async function putRemoval(tx: Tx, removal: FactorRemovalRow): Promise<void> {
  const { requestedBy, requestedAt } = removal;
  await tx.insert(secondFactorRemovals).values(removal).onConflictDoUpdate({
    target: secondFactorRemovals.userId,
    set: { requestedBy, requestedAt },
  });
}

export async function deleteRemoval(tx: Tx, userId: string): Promise<void> {
  await tx.delete(secondFactorRemovals).where(eq(secondFactorRemovals.userId, userId));
}
