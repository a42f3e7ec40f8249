import { and, count, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { notifications } from './notifications.tables.ts';

export type NotificationRow = typeof notifications.$inferSelect;
export type NewNotification = typeof notifications.$inferInsert;

export async function insertNotifications(tx: Tx, rows: NewNotification[]): Promise<void> {
  await tx.insert(notifications).values(rows);
}

/** Newest first. @param after id of the last one of the page before. */
export async function pageOf(
  read: Reader,
  userId: string,
  page: { readonly after: string | undefined; readonly limit: number },
): Promise<NotificationRow[]> {
  return read
    .select()
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, userId),
        page.after ? lt(notifications.id, page.after) : undefined,
      ),
    )
    .orderBy(desc(notifications.id))
    .limit(page.limit);
}

export async function countUnread(read: Reader, userId: string): Promise<number> {
  const rows = await read
    .select({ unread: count() })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt)));
  return rows[0]?.unread ?? 0;
}

/** Marks one of a member's own as read; an earlier reading stays. @returns whether there is one. */
export async function markRead(tx: Tx, userId: string, id: string, at: Date): Promise<boolean> {
  const marked = await tx
    .update(notifications)
    .set({ readAt: sql`coalesce(${notifications.readAt}, ${at.toISOString()}::timestamptz)` })
    .where(and(eq(notifications.id, id), eq(notifications.userId, userId)))
    .returning({ id: notifications.id });
  return marked.length > 0;
}

export async function markAllRead(tx: Tx, userId: string, at: Date): Promise<void> {
  await tx
    .update(notifications)
    .set({ readAt: at })
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt)));
}
