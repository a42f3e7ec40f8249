import { and, desc, eq, gt, gte, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { emailChanges } from './accounts.tables.ts';

export type EmailChangeRow = typeof emailChanges.$inferSelect;
export type NewEmailChange = typeof emailChanges.$inferInsert;

const notEnded = isNull(emailChanges.endedAt);
/** Not ended and not confirmed. */
const waits = and(notEnded, isNull(emailChanges.confirmedAt));

export async function insertEmailChange(tx: Tx, change: NewEmailChange): Promise<void> {
  await tx.insert(emailChanges).values(change);
}

const lastChange = async (read: Reader, where: SQL | undefined) =>
  (
    await read
      .select()
      .from(emailChanges)
      .where(where)
      .orderBy(desc(emailChanges.requestedAt))
      .limit(1)
  )[0];

export const findEmailChange = (read: Reader, id: string): Promise<EmailChangeRow | undefined> =>
  lastChange(read, eq(emailChanges.id, id));

/** The address of a member that waits to be confirmed. */
export const pendingChange = (
  read: Reader,
  userId: string,
  now: Date,
): Promise<EmailChangeRow | undefined> =>
  lastChange(read, and(eq(emailChanges.userId, userId), waits, gt(emailChanges.expiresAt, now)));

/** Ends what waits to be confirmed. @returns whether anything did. */
export async function endPendingChanges(tx: Tx, userId: string, at: Date): Promise<boolean> {
  const ended = await tx
    .update(emailChanges)
    .set({ endedAt: at })
    .where(and(eq(emailChanges.userId, userId), waits))
    .returning({ id: emailChanges.id });
  return ended.length > 0;
}

/** Ends a change and all that the member asked for after it. */
export async function endChangesFrom(
  tx: Tx,
  { userId, requestedAt }: Pick<EmailChangeRow, 'userId' | 'requestedAt'>,
  at: Date,
): Promise<void> {
  await tx
    .update(emailChanges)
    .set({ endedAt: at })
    .where(
      and(eq(emailChanges.userId, userId), gte(emailChanges.requestedAt, requestedAt), notEnded),
    );
}

export async function keepLinkHash(
  tx: Tx,
  id: string,
  hashes: { readonly confirmHash: string } | { readonly undoHash: string },
): Promise<void> {
  await tx.update(emailChanges).set(hashes).where(eq(emailChanges.id, id));
}

// Whoever changes these rows holds the member's account: what is read under its lock stays true.

export const confirmableChange = (
  read: Reader,
  confirmHash: string,
  now: Date,
): Promise<EmailChangeRow | undefined> =>
  lastChange(
    read,
    and(eq(emailChanges.confirmHash, confirmHash), waits, gt(emailChanges.expiresAt, now)),
  );

/** A change that was confirmed by this link and stands. */
export const confirmedChange = (
  read: Reader,
  confirmHash: string,
): Promise<EmailChangeRow | undefined> =>
  lastChange(
    read,
    and(eq(emailChanges.confirmHash, confirmHash), isNotNull(emailChanges.confirmedAt), notEnded),
  );

export const undoableChange = (
  read: Reader,
  undoHash: string,
  now: Date,
): Promise<EmailChangeRow | undefined> =>
  lastChange(
    read,
    and(eq(emailChanges.undoHash, undoHash), notEnded, gt(emailChanges.undoUntil, now)),
  );

export async function markConfirmed(
  tx: Tx,
  id: string,
  times: { readonly confirmedAt: Date; readonly undoUntil: Date },
): Promise<void> {
  await tx.update(emailChanges).set(times).where(eq(emailChanges.id, id));
}

/** Whether an address is kept for a member who left it and can still come back to it. */
export async function isAddressReserved(
  read: Reader,
  email: string,
  now: Date,
  butFor?: string,
): Promise<boolean> {
  const rows = await read
    .select({ userId: emailChanges.userId })
    .from(emailChanges)
    .where(
      and(
        eq(emailChanges.oldEmail, email),
        isNotNull(emailChanges.confirmedAt),
        notEnded,
        gt(emailChanges.undoUntil, now),
      ),
    );
  return rows.some(({ userId }) => userId !== butFor);
}
