import type { ConsentStatus } from '@app/domain/teams/guardian-consent.machine';
import { and, asc, eq, inArray, lt, lte, ne, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { guardianConsents } from './teams.tables.ts';

export type ConsentRow = typeof guardianConsents.$inferSelect;

export async function consentByHash(
  read: Reader,
  tokenHash: string,
): Promise<ConsentRow | undefined> {
  const [found] = await read
    .select()
    .from(guardianConsents)
    .where(eq(guardianConsents.tokenHash, tokenHash));
  return found;
}

export async function consentsIn(read: Reader, applicationId: string): Promise<ConsentRow[]> {
  return read
    .select()
    .from(guardianConsents)
    .where(eq(guardianConsents.applicationId, applicationId));
}

/** What guardians were asked about a member, in whatever application, in one order for all. */
export async function consentsOf(read: Reader, userId: string): Promise<ConsentRow[]> {
  return read
    .select()
    .from(guardianConsents)
    .where(eq(guardianConsents.userId, userId))
    .orderBy(asc(guardianConsents.applicationId));
}

/** What guardians said of each of some members, in whatever application. */
export async function consentStatusesOf(
  read: Reader,
  userIds: readonly string[],
): Promise<(userId: string) => ConsentStatus[]> {
  if (userIds.length === 0) return () => [];
  const { userId, status } = guardianConsents;
  const rows = await read
    .select({ userId, status })
    .from(guardianConsents)
    .where(inArray(userId, [...userIds]));
  const known = Map.groupBy(rows, (row) => row.userId);
  return (id) => (known.get(id) ?? []).map((row) => row.status);
}

/** Asks, or asks again. */
export async function putConsent(tx: Tx, row: ConsentRow): Promise<void> {
  const { id, applicationId, userId, ...asked } = row;
  await tx
    .insert(guardianConsents)
    .values(row)
    .onConflictDoUpdate({
      target: [guardianConsents.applicationId, guardianConsents.userId],
      set: asked,
    });
}

export async function updateConsent(
  tx: Tx,
  id: string,
  change: Partial<Omit<ConsentRow, 'id' | 'applicationId' | 'userId'>>,
): Promise<void> {
  await tx.update(guardianConsents).set(change).where(eq(guardianConsents.id, id));
}

export async function dropConsent(tx: Tx, applicationId: string, userId: string): Promise<void> {
  await tx
    .delete(guardianConsents)
    .where(
      and(eq(guardianConsents.applicationId, applicationId), eq(guardianConsents.userId, userId)),
    );
}

/** Ends those that nobody answered in time. @returns them, at most 500. */
export async function endUnanswered(tx: Tx, now: Date): Promise<ConsentRow[]> {
  const due = await tx
    .select()
    .from(guardianConsents)
    .where(and(eq(guardianConsents.status, 'pending'), lte(guardianConsents.expiresAt, now)))
    .orderBy(asc(guardianConsents.expiresAt), asc(guardianConsents.id))
    .limit(500)
    .for('update', { skipLocked: true });
  for (const { id } of due) await updateConsent(tx, id, { status: 'expired' });
  return due;
}

/** Forgets what ended long ago without a yes. */
export async function forgetEnded(tx: Tx, before: Date): Promise<void> {
  await tx
    .delete(guardianConsents)
    .where(
      and(
        ne(guardianConsents.status, 'agreed'),
        ne(guardianConsents.status, 'pending'),
        lt(sql`coalesce(${guardianConsents.answeredAt}, ${guardianConsents.expiresAt})`, before),
      ),
    );
}
