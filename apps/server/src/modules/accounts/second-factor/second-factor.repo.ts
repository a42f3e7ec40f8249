import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Reader, Tx } from '../../../platform/db/client.ts';
import { newId } from '../../../platform/ids.ts';
import { recoveryCodes, secondFactors } from '../accounts.tables.ts';

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

/** Forgets the second factor and its recovery codes. */
export async function deleteFactor(tx: Tx, userId: string): Promise<void> {
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
