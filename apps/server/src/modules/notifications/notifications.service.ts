import type {
  NotificationKind,
  NotificationView,
  UnreadCounts,
} from '@app/contracts/notifications/notifications.schemas';
import { notificationKinds } from '@app/domain/notifications/notification.types';
import type { Language } from '@app/messages/catalogue';
import type { z } from 'zod';
import type { Alongside } from '../../platform/db/alongside.ts';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { type Failure, fail } from '../../platform/http/failure.ts';
import { cursorOf, cursorParts, type ListPage, listPage } from '../../platform/lists.ts';
import type { Platform } from '../../platform/platform.ts';
import { type GoneThing, hideAt } from './gone.repo.ts';
import {
  countUnread,
  deleteLeadingTo,
  markAllRead,
  markRead,
  markSome,
  pageOf,
  showSome,
} from './notifications.repo.ts';
import { writeNotifications } from './notifications.view.ts';
import { recipientsOf } from './recipients.repo.ts';
import { insertTelling, tellingParts } from './telling.repo.ts';
import { type Notice, type Telling, tellingOf } from './telling.ts';

declare module '../../platform/provided.ts' {
  interface Provided {
    /** Whom the reader blocked, and who blocked them. */
    readonly blockedWith: (read: Reader, readerId: string) => Promise<ReadonlySet<string>>;
  }
}

/** What telling needs. */
export type NotificationPlatform = Pick<Platform, 'clock' | 'signals' | 'jobs'>;

/**
 * Tells members something, with the change that causes it, on the ways that each of them chose; open
 * pages hear after the commit.
 */
export async function notify(tx: Tx, p: NotificationPlatform, notice: Notice): Promise<void> {
  await tell(tx, p, await noticeTelling(tx, notice, p.clock.now()));
}

/** How the members whom a notice names are told, for the statement that writes it. */
export async function noticeTelling(read: Reader, notice: Notice, at: Date): Promise<Telling> {
  const recipients = await recipientsOf(read, [...new Set(notice.userIds)], notice.type);
  return tellingOf(notice, recipients, at);
}

export async function tell(tx: Tx, p: NotificationPlatform, telling: Telling): Promise<void> {
  await insertTelling(tx, telling.rows);
  await putJobs(tx, p, telling);
  tellPagesOf(tx, p, telling.shownTo);
}

async function putJobs(tx: Tx, p: NotificationPlatform, { jobs }: Telling): Promise<void> {
  for (const { name, data, startAfter } of jobs) await p.jobs.put(tx, name, data, { startAfter });
}

/** For the statement of what it tells of. */
export const alongside = (p: NotificationPlatform, telling: Telling): Alongside => ({
  parts: (on) => tellingParts(telling.rows, on),
  put: telling.jobs.length > 0 ? (tx) => putJobs(tx, p, telling) : undefined,
  topics: telling.shownTo.map((userId) => `user:${userId}` as const),
});

/** Ids follow time. */
const cursor = cursorOf({ id: cursorParts.id });

export async function listNotifications(
  p: Platform,
  userId: string,
  page: {
    readonly kind?: NotificationKind | undefined;
    readonly unread?: 'true' | 'false' | undefined;
    readonly after?: string | undefined;
    readonly limit: number;
  },
  language: Language,
): Promise<ListPage<z.output<typeof NotificationView>> | Failure> {
  const { kind } = page;
  const unread = page.unread === 'true';
  const blocked = await p.provided.blockedWith(p.db.read, userId);
  return listPage(page, {
    cursor,
    read: (slice) => pageOf(p.db.read, userId, { kind, unread, blocked, ...slice }),
    place: ({ id }) => ({ id }),
    show: (rows) => writeNotifications(p, p.db.read, userId, rows, language),
  });
}

export async function unreadCounts(
  { provided, db: { read } }: Pick<Platform, 'provided' | 'db'>,
  userId: string,
): Promise<UnreadCounts> {
  const found = await countUnread(read, userId, await provided.blockedWith(read, userId));
  const of = (wanted: NotificationKind) => found.find(({ kind }) => kind === wanted)?.unread ?? 0;
  return {
    count: found.reduce((sum, { unread }) => sum + unread, 0),
    kinds: Object.fromEntries(notificationKinds.map((kind) => [kind, of(kind)])) as Record<
      NotificationKind,
      number
    >,
  };
}

/** Another's and one that is not there are refused alike. */
type Marked = Promise<Failure | { success: true }>;

async function change(
  p: Platform,
  userId: string,
  work: (tx: Tx, now: Date) => Promise<boolean>,
): Marked {
  return p.db.transaction(async (tx) => {
    if (!(await work(tx, p.clock.now()))) return fail('NOT_FOUND');
    p.signals.publish(tx, `user:${userId}`);
    return { success: true } as const;
  });
}

export const readNotification = (p: Platform, userId: string, id: string): Marked =>
  change(p, userId, (tx, now) => markRead(tx, userId, id, now));

/** Marks some as read or as unread. @returns `NOT_FOUND` if none of them is theirs. */
export const markNotifications = (
  p: Platform,
  userId: string,
  { ids, read }: { readonly ids: readonly string[]; readonly read: boolean },
): Marked => change(p, userId, (tx, now) => markSome(tx, userId, ids, read ? now : null));

export async function readAllNotifications(
  p: Platform,
  userId: string,
): Promise<{ success: true }> {
  return p.db.transaction(async (tx) => {
    await markAllRead(tx, userId, p.clock.now());
    p.signals.publish(tx, `user:${userId}`);
    return { success: true } as const;
  });
}

/** What was taken out is deleted in the night. */
export const showNotifications = (
  p: Platform,
  userId: string,
  ids: readonly string[],
  shown: boolean,
): Marked => change(p, userId, (tx) => showSome(tx, userId, ids, shown));

/** Nothing tells of it any more, in the app or by e-mail. */
export async function forgetAbout(
  tx: Tx,
  { signals }: Pick<Platform, 'signals'>,
  gone: GoneThing,
): Promise<void> {
  tellPagesOf(tx, { signals }, await hideAt(tx, gone));
}

/** Nothing leads to what is erased: `marks` are ids and slugs that stand in its addresses. */
export async function forgetLeadingTo(
  tx: Tx,
  p: Pick<Platform, 'signals'>,
  marks: readonly string[],
): Promise<void> {
  if (marks.length > 0) tellPagesOf(tx, p, await deleteLeadingTo(tx, marks));
}

/** What members see of their own has changed. */
export const tellPagesOf = (
  tx: Tx,
  { signals }: Pick<Platform, 'signals'>,
  userIds: readonly string[],
): void => signals.publish(tx, ...new Set(userIds.map((id) => `user:${id}` as const)));
