import type { NotificationType } from '@app/domain/notifications/notification.types';
import type { NotificationText } from '@app/messages/notifications';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { notifications } from './notifications.tables.ts';

/** One thing that a member is told of, by the address that it leads to. */
interface NotificationsAbout {
  readonly types: readonly NotificationType[];
  readonly actionUrl: string;
}

const tellsOf = (userId: string, { types, actionUrl }: NotificationsAbout) =>
  and(
    eq(notifications.userId, userId),
    eq(notifications.actionUrl, actionUrl),
    inArray(notifications.type, [...types]),
  );

/** Marks what tells a member of it. */
export async function markAbout(
  tx: Tx,
  userId: string,
  about: NotificationsAbout,
  readAt: Date,
): Promise<void> {
  await tx
    .update(notifications)
    .set({ readAt })
    .where(and(tellsOf(userId, about), isNull(notifications.readAt)));
}

const hidden = { inApp: false, mailWaits: false };

/** Takes what tells a member of it out of the app and out of mails that wait. */
export async function hideAbout(tx: Tx, userId: string, about: NotificationsAbout): Promise<void> {
  await tx.update(notifications).set(hidden).where(tellsOf(userId, about));
}

/** What somebody told a member with a text, and took back. */
export async function hideFrom(
  tx: Tx,
  userId: string,
  { from, text }: { readonly from: string; readonly text: NotificationText },
): Promise<void> {
  await tx
    .update(notifications)
    .set(hidden)
    .where(
      and(
        eq(notifications.userId, userId),
        eq(notifications.fromUserId, from),
        eq(notifications.text, text),
      ),
    );
}

/** Where on somebody's page a member is led. */
export async function ledTo(read: Reader, userId: string, placeOf: string): Promise<string[]> {
  const rows = await read
    .selectDistinct({ actionUrl: notifications.actionUrl })
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, userId),
        eq(notifications.placeOf, placeOf),
        notifications.inApp,
      ),
    );
  return rows.flatMap(({ actionUrl }) => actionUrl ?? []);
}

/** Something that is gone, on a page of somebody, at addresses that begin like this. */
export interface GoneThing {
  readonly address: string;
  readonly placeOf: string;
  readonly types: readonly NotificationType[];
  /** Who of these still finds it there; nobody unless given. */
  readonly stays?: (userIds: readonly string[]) => Promise<ReadonlySet<string>>;
}

const isAbout = ({ address, placeOf, types }: GoneThing) =>
  and(
    eq(notifications.placeOf, placeOf),
    inArray(notifications.type, [...types]),
    sql`starts_with(${notifications.actionUrl}, ${address})`,
  );

/**
 * Takes what leads to it out of the app and out of mails that wait.
 *
 * @returns whose it was.
 */
export async function hideAt(tx: Tx, { stays, ...gone }: GoneThing): Promise<string[]> {
  const { userId } = notifications;
  const is = isAbout(gone);
  const notified = (await tx.selectDistinct({ userId }).from(notifications).where(is)).map(
    (row) => row.userId,
  );
  const staying = await stays?.(notified);
  const left = notified.filter((id) => !staying?.has(id));
  if (left.length === 0) return [];
  await tx
    .update(notifications)
    .set(hidden)
    .where(and(is, inArray(userId, left)));
  return left;
}

/** What tells of several leads on, where the last of them is gone. */
export async function leadFrom(tx: Tx, gone: Omit<GoneThing, 'stays'>, to: string): Promise<void> {
  await tx.update(notifications).set({ actionUrl: to }).where(isAbout(gone));
}
