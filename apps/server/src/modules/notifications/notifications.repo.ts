import type { NotificationKind } from '@app/contracts/notifications/notifications.schemas';
import type { NotificationText } from '@app/messages/notifications';
import {
  and,
  count,
  desc,
  eq,
  exists,
  gt,
  inArray,
  isNull,
  lt,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Reader, Tx } from '../../platform/db/client.ts';
import type { Slice } from '../../platform/lists.ts';
import { notificationPeople, notifications } from './notifications.tables.ts';

export type NotificationRow = typeof notifications.$inferSelect;
export type NewNotification = typeof notifications.$inferInsert;

const shownTo = (userId: string) => and(eq(notifications.userId, userId), notifications.inApp);

/** That an account is none of these. */
export const isNoneOf = (id: AnyPgColumn, ids: ReadonlySet<string>): SQL | undefined =>
  ids.size === 0 ? undefined : sql`${id} <> ALL(${sql.param([...ids])}::uuid[])`;

/**
 * That somebody is behind it whom the reader sees, and on a page that they see, where it is of what
 * somebody did to them.
 */
function isOfSomebody(read: Reader, blocked: ReadonlySet<string>): SQL | undefined {
  const people = read
    .select({ one: sql`1` })
    .from(notificationPeople)
    .where(
      and(
        eq(notificationPeople.gathering, notifications.gathering),
        isNoneOf(notificationPeople.userId, blocked),
      ),
    );
  const isNotPersonal = sql`NOT ${notifications.isPersonal}`;
  const isSeen = (id: AnyPgColumn) => or(isNull(id), isNoneOf(id, blocked));
  return and(
    or(isNull(notifications.gatheredBy), exists(people)),
    blocked.size === 0
      ? undefined
      : or(isNotPersonal, and(isSeen(notifications.placeOf), isSeen(notifications.fromUserId))),
  );
}

export interface PageQuery extends Slice<{ readonly id: string }> {
  readonly kind: NotificationKind | undefined;
  readonly unread: boolean;
  /** Whom the reader blocked, and who blocked them. */
  readonly blocked: ReadonlySet<string>;
}

export async function pageOf(
  read: Reader,
  userId: string,
  { kind, unread, blocked, after, limit }: PageQuery,
): Promise<NotificationRow[]> {
  return read
    .select()
    .from(notifications)
    .where(
      and(
        shownTo(userId),
        kind ? eq(notifications.kind, kind) : undefined,
        unread ? isNull(notifications.readAt) : undefined,
        isOfSomebody(read, blocked),
        after && lt(notifications.id, after.id),
      ),
    )
    .orderBy(desc(notifications.id))
    .limit(limit);
}

/** How many are unread, by kind; a type that the rules do not know has none. */
export async function countUnread(
  read: Reader,
  userId: string,
  blocked: ReadonlySet<string>,
): Promise<{ kind: NotificationKind | null; unread: number }[]> {
  return read
    .select({ kind: notifications.kind, unread: count() })
    .from(notifications)
    .where(and(shownTo(userId), isNull(notifications.readAt), isOfSomebody(read, blocked)))
    .groupBy(notifications.kind);
}

export async function findNotification(
  read: Reader,
  id: string,
): Promise<NotificationRow | undefined> {
  return (await read.select().from(notifications).where(eq(notifications.id, id)))[0];
}

/** Marks one of a member's own as read; an earlier reading stays. @returns whether there is one. */
/** Whether a member was told what leads to an address, since a moment. */
export async function wasNotifiedSince(
  read: Reader,
  {
    userId,
    actionUrl,
    since,
  }: { readonly userId: string; readonly actionUrl: string; readonly since: Date },
): Promise<boolean> {
  const rows = await read
    .select({ id: notifications.id })
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, userId),
        eq(notifications.actionUrl, actionUrl),
        gt(notifications.createdAt, since),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

export async function markRead(tx: Tx, userId: string, id: string, at: Date): Promise<boolean> {
  return markSome(tx, userId, [id], at);
}

/**
 * Marks some of a member's own.
 *
 * @param at when they were read, an earlier reading stays; null: unread again.
 * @returns whether there is one among them.
 */
export async function markSome(
  tx: Tx,
  userId: string,
  ids: readonly string[],
  at: Date | null,
): Promise<boolean> {
  const readAt = at
    ? sql`coalesce(${notifications.readAt}, ${at.toISOString()}::timestamptz)`
    : null;
  const marked = await tx
    .update(notifications)
    .set({ readAt })
    .where(and(shownTo(userId), inArray(notifications.id, [...ids])))
    .returning({ id: notifications.id });
  return marked.length > 0;
}

export async function markAllRead(tx: Tx, userId: string, at: Date): Promise<void> {
  await tx
    .update(notifications)
    .set({ readAt: at })
    .where(and(shownTo(userId), isNull(notifications.readAt)));
}

/**
 * Takes some of a member's own out of the app, or puts them back.
 *
 * @returns whether there is one among them. What is taken out does not go by e-mail any more.
 */
export async function showSome(
  tx: Tx,
  userId: string,
  ids: readonly string[],
  inApp: boolean,
): Promise<boolean> {
  const changed = await tx
    .update(notifications)
    .set(inApp ? { inApp } : { inApp, mailWaits: false })
    .where(and(eq(notifications.userId, userId), inArray(notifications.id, [...ids])))
    .returning({ id: notifications.id });
  return changed.length > 0;
}

/** Deletes what nobody can see and no mail waits for. @returns how many, at most 1,000. */
export async function deleteHidden(tx: Tx, before: Date): Promise<number> {
  const hidden = tx
    .select({ id: notifications.id })
    .from(notifications)
    .where(
      and(
        sql`NOT ${notifications.inApp}`,
        sql`NOT ${notifications.mailWaits}`,
        lt(notifications.createdAt, before),
      ),
    )
    .limit(1000);
  const gone = await tx
    .delete(notifications)
    .where(inArray(notifications.id, hidden))
    .returning({ id: notifications.id });
  return gone.length;
}

export async function allOf(read: Reader, userId: string): Promise<NotificationRow[]> {
  return read
    .select()
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(desc(notifications.id));
}

/** What others are told of a member's doing names them no more. */
export async function forgetDoer(tx: Tx, userId: string): Promise<void> {
  await tx
    .update(notifications)
    .set({ values: sql`${notifications.values} - 'name'` })
    .where(eq(notifications.fromUserId, userId));
}

/** What tells of nothing but what a member did or asked, and what leads to their page. @returns whose it was. */
export async function deleteFrom(
  tx: Tx,
  userId: string,
  ending: readonly NotificationText[],
): Promise<string[]> {
  const isTheirs = and(
    eq(notifications.fromUserId, userId),
    inArray(notifications.text, [...ending]),
  );
  const gone = await tx
    .delete(notifications)
    .where(or(eq(notifications.placeOf, userId), isTheirs))
    .returning({ userId: notifications.userId });
  return gone.map((row) => row.userId);
}

/**
 * What leads to something that is gone.
 *
 * @param marks parts of addresses by which nothing else is found: ids and slugs.
 * @returns whose it was.
 */
export async function deleteLeadingTo(tx: Tx, marks: readonly string[]): Promise<string[]> {
  const parts = sql`regexp_split_to_array(${notifications.actionUrl}, '[/?&=#]')`;
  const gone = await tx
    .delete(notifications)
    .where(sql`${parts} && ${sql.param([...marks])}::text[]`)
    .returning({ userId: notifications.userId });
  return gone.map((row) => row.userId);
}
