import type { DigestFrequency, QuietHours } from '@app/domain/notifications/mail-times';
import { and, asc, eq, exists, gt, inArray, isNull, lt, or } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { timesOf } from './choices.repo.ts';
import type { NotificationRow } from './notifications.repo.ts';
import { notificationMails, notifications } from './notifications.tables.ts';

export async function waitingMail(read: Reader, id: string): Promise<NotificationRow | undefined> {
  const rows = await read
    .select()
    .from(notifications)
    .where(and(eq(notifications.id, id), notifications.mailWaits));
  return rows[0];
}

/** Takes notifications out of those that wait. @returns those that still waited. */
export async function claimMails(tx: Tx, ids: readonly string[]): Promise<NotificationRow[]> {
  return tx
    .update(notifications)
    .set({ mailWaits: false })
    .where(and(inArray(notifications.id, [...ids]), notifications.mailWaits))
    .returning();
}

/** Takes all of a member's that wait, newest first. @param before only what came before this time. */
export async function claimMailsOf(
  tx: Tx,
  userId: string,
  before?: Date,
): Promise<NotificationRow[]> {
  const taken = await tx
    .update(notifications)
    .set({ mailWaits: false })
    .where(
      and(
        eq(notifications.userId, userId),
        notifications.mailWaits,
        before ? lt(notifications.createdAt, before) : undefined,
      ),
    )
    .returning();
  return taken.sort((a, b) => (a.id < b.id ? 1 : -1));
}

export async function requeueMails(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx
    .update(notifications)
    .set({ mailWaits: true })
    .where(inArray(notifications.id, [...ids]));
}

/** `after`: the member after whom to go on, in the order of ids. */
export async function membersWithDigest(
  read: Reader,
  frequency: DigestFrequency,
  due: Date,
  after: string,
  limit: number,
): Promise<{ userId: string; quiet: QuietHours | null }[]> {
  const waiting = read
    .select({ id: notifications.id })
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, notificationMails.userId),
        notifications.mailWaits,
        lt(notifications.createdAt, due),
      ),
    );
  const rows = await read
    .select()
    .from(notificationMails)
    .where(
      and(
        eq(notificationMails.frequency, frequency),
        gt(notificationMails.userId, after),
        or(isNull(notificationMails.digestedAt), lt(notificationMails.digestedAt, due)),
        exists(waiting),
      ),
    )
    .orderBy(asc(notificationMails.userId))
    .limit(limit);
  return rows.map((row) => ({ userId: row.userId, quiet: timesOf(row).quiet }));
}
