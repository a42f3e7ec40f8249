import type {
  NotificationKind,
  NotificationType,
  NotificationView,
  UnreadCounts,
} from '@app/contracts/notifications/notifications.schemas';
import { isDigest, outsideQuiet } from '@app/domain/notifications/mail-times';
import { notificationKinds } from '@app/domain/notifications/notification.types';
import type { Language } from '@app/messages/catalogue';
import type { NotificationText } from '@app/messages/notifications';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { type Failure, fail } from '../../platform/http/failure.ts';
import { newId } from '../../platform/ids.ts';
import { cursorOf, cursorParts, type ListPage, listPage } from '../../platform/lists.ts';
import type { Platform } from '../../platform/platform.ts';
import { preferencesOf } from './choices.service.ts';
import { type GoneThing, hideAt } from './gone.repo.ts';
import { jobNames } from './notifications.names.ts';
import {
  countUnread,
  deleteLeadingTo,
  insertNotifications,
  markAllRead,
  markRead,
  markSome,
  pageOf,
  showSome,
} from './notifications.repo.ts';
import { type NotificationValue, writeNotifications } from './notifications.view.ts';
import { putPushes } from './push.service.ts';

declare module '../../platform/provided.ts' {
  interface Provided {
    /** Whom the reader blocked, and who blocked them. */
    readonly apartFrom: (read: Reader, readerId: string) => Promise<ReadonlySet<string>>;
  }
}

export interface Notice {
  /** Whom; each once, however often named. Nobody is no failure. */
  readonly userIds: readonly string[];
  readonly type: NotificationType;
  readonly text: NotificationText;
  /** Amounts in KM; numbers are written as the reader's language writes them. */
  readonly values: Readonly<Record<string, NotificationValue>>;
  /** Address within the product that a click leads to. */
  readonly actionUrl: string | null;
  /** Whose doing it is; the text has their name as `{{name}}`. */
  readonly from?: string;
  /**
   * A mail that is written for the occasion goes to whom `mailRecipients` names; the notification
   * itself is mailed only with a digest.
   */
  readonly ownMail?: true;
  /** Of nothing but what `from` did to them: it is gone while a block stands between the two. */
  readonly isPersonal?: true;
  /** Whose page `actionUrl` is: nothing leads there while a block stands between them and the reader. */
  readonly placeOf?: string;
}

export type Telling = Pick<Platform, 'clock' | 'signals' | 'jobs'>;

/**
 * Tells members something, with the change that causes it, on the ways that each of them chose; open
 * pages hear after the commit.
 */
export async function notify(tx: Tx, p: Telling, notice: Notice): Promise<void> {
  await deliver(tx, p, notice, null);
}

/** @returns what those are gathered by who do the same; none of whoever wants none. */
export async function deliver(
  tx: Tx,
  p: Telling,
  notice: Notice,
  gatheredBy: string | null,
): Promise<string[]> {
  const { type, text, values, actionUrl, from = null, isPersonal = false } = notice;
  const { placeOf = null } = notice;
  const userIds = [...new Set(notice.userIds)];
  if (userIds.length === 0) return [];
  const createdAt = p.clock.now();
  const wishOf = await preferencesOf(tx, userIds, type);
  const rows = userIds.flatMap((userId) => {
    const { app: inApp, mail, frequency } = wishOf(userId);
    const mailWaits = mail && (isDigest(frequency) || !notice.ownMail);
    if (!inApp && !mailWaits) return [];
    const told = { userId, type, text, values, fromUserId: from, isPersonal, placeOf, gatheredBy };
    const id = newId();
    const gathering = gatheredBy === null ? null : id;
    return [{ id, ...told, gathering, actionUrl, createdAt, inApp, mailWaits }];
  });
  if (rows.length === 0) return [];
  await insertNotifications(tx, rows);
  for (const { id, userId, mailWaits } of rows) {
    const { frequency, quiet } = wishOf(userId);
    if (!mailWaits || isDigest(frequency)) continue;
    const startAfter = outsideQuiet(createdAt, quiet);
    await p.jobs.put(tx, jobNames.mail, { id }, { startAfter });
  }
  await putPushes(
    tx,
    p,
    rows
      .filter(({ userId, inApp }) => inApp && wishOf(userId).push)
      .map(({ id, userId }) => ({
        id,
        userId,
        startAfter: outsideQuiet(createdAt, wishOf(userId).quiet),
      })),
  );
  p.signals.publish(
    tx,
    ...rows.filter(({ inApp }) => inApp).map(({ userId }) => `user:${userId}` as const),
  );
  return rows.flatMap(({ gathering }) => gathering ?? []);
}

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
): Promise<ListPage<NotificationView> | Failure> {
  const { kind } = page;
  const unread = page.unread === 'true';
  const apart = await p.provided.apartFrom(p.db.read, userId);
  return listPage(page, {
    cursor,
    read: (slice) => pageOf(p.db.read, userId, { kind, unread, apart, ...slice }),
    place: ({ id }) => ({ id }),
    show: (rows) => writeNotifications(p, p.db.read, userId, rows, language),
  });
}

export async function unreadCounts(
  { provided, db: { read } }: Pick<Platform, 'provided' | 'db'>,
  userId: string,
): Promise<UnreadCounts> {
  const found = await countUnread(read, userId, await provided.apartFrom(read, userId));
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
