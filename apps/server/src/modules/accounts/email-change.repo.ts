import { and, desc, eq, gt, gte, isNotNull, isNull } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { emailChanges } from './accounts.tables.ts';

export type EmailChangeRow = typeof emailChanges.$inferSelect;
export type NewEmailChange = typeof emailChanges.$inferInsert;

export async function insertEmailChange(tx: Tx, change: NewEmailChange): Promise<void> {
  await tx.insert(emailChanges).values(change);
}

export async function findEmailChange(
  read: Reader,
  id: string,
): Promise<EmailChangeRow | undefined> {
  return (await read.select().from(emailChanges).where(eq(emailChanges.id, id)))[0];
}

/** The address of a member that waits to be confirmed. */
export async function pendingChange(
  read: Reader,
  userId: string,
  now: Date,
): Promise<EmailChangeRow | undefined> {
  const rows = await read
    .select()
    .from(emailChanges)
    .where(
      and(
        eq(emailChanges.userId, userId),
        isNull(emailChanges.endedAt),
        isNull(emailChanges.confirmedAt),
        gt(emailChanges.expiresAt, now),
      ),
    )
    .orderBy(desc(emailChanges.requestedAt))
    .limit(1);
  return rows[0];
}

/** Ends what waits to be confirmed. @returns whether anything did. */
export async function endPendingChanges(tx: Tx, userId: string, at: Date): Promise<boolean> {
  const ended = await tx
    .update(emailChanges)
    .set({ endedAt: at })
    .where(
      and(
        eq(emailChanges.userId, userId),
        isNull(emailChanges.endedAt),
        isNull(emailChanges.confirmedAt),
      ),
    )
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
      and(
        eq(emailChanges.userId, userId),
        gte(emailChanges.requestedAt, requestedAt),
        isNull(emailChanges.endedAt),
      ),
    );
}

/** Keeps the hash of a link that is being mailed. */
export async function keepLinkHash(
  tx: Tx,
  id: string,
  hashes: { readonly confirmHash: string } | { readonly undoHash: string },
): Promise<void> {
  await tx.update(emailChanges).set(hashes).where(eq(emailChanges.id, id));
}

// Whoever changes these rows holds the member's account: what is read under its lock stays true.

/** A change that can still be confirmed. */
export async function confirmableChange(
  read: Reader,
  confirmHash: string,
  now: Date,
): Promise<EmailChangeRow | undefined> {
  const rows = await read
    .select()
    .from(emailChanges)
    .where(
      and(
        eq(emailChanges.confirmHash, confirmHash),
        isNull(emailChanges.endedAt),
        isNull(emailChanges.confirmedAt),
        gt(emailChanges.expiresAt, now),
      ),
    );
  return rows[0];
}

/** A change that can still be undone. */
export async function undoableChange(
  read: Reader,
  undoHash: string,
  now: Date,
): Promise<EmailChangeRow | undefined> {
  const rows = await read
    .select()
    .from(emailChanges)
    .where(
      and(
        eq(emailChanges.undoHash, undoHash),
        isNull(emailChanges.endedAt),
        gt(emailChanges.undoUntil, now),
      ),
    );
  return rows[0];
}

export async function markConfirmed(
  tx: Tx,
  id: string,
  times: { readonly confirmedAt: Date; readonly undoUntil: Date },
): Promise<void> {
  await tx.update(emailChanges).set(times).where(eq(emailChanges.id, id));
}

/** Whether an address is kept for a member who left it and can still come back to it. */
export async function addressHeld(
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
        isNull(emailChanges.endedAt),
        gt(emailChanges.undoUntil, now),
      ),
    );
  return rows.some(({ userId }) => userId !== butFor);
}
