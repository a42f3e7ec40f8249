import type {
  NotificationType,
  NotificationView,
} from '@app/contracts/notifications/notifications.schemas';
import { type Language, languageTag } from '@app/messages/catalogue';
import { type NotificationText, notificationsTexts } from '@app/messages/notifications';
import { addTexts, translate } from '@app/messages/translate';
import type { Tx } from '../../platform/db/client.ts';
import { type Failure, fail } from '../../platform/http/failure.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  insertNotifications,
  markAllRead,
  markRead,
  type NotificationRow,
  pageOf,
} from './notifications.repo.ts';

addTexts('notifications', notificationsTexts);

/** A value that a text asks for; one with two languages is read in the reader's. */
export type NotificationValue = string | number | { readonly bhs: string; readonly en: string };

/** What is told to members. */
export interface Notice {
  /** Whom; each once, however often named. Nobody is no failure. */
  readonly userIds: readonly string[];
  readonly type: NotificationType;
  readonly text: NotificationText;
  /** Amounts in KM; numbers are written as the reader's language writes them. */
  readonly values: Readonly<Record<string, NotificationValue>>;
  /** Address within the product that a click leads to. */
  readonly actionUrl: string | null;
}

/** Tells members something, with the change that causes it; open pages hear after the commit. */
export async function notify(
  tx: Tx,
  p: Pick<Platform, 'clock' | 'signals'>,
  notice: Notice,
): Promise<void> {
  const { type, text, values, actionUrl } = notice;
  const userIds = [...new Set(notice.userIds)];
  if (userIds.length === 0) return;
  const createdAt = p.clock.now();
  await insertNotifications(
    tx,
    userIds.map((userId) => ({ id: newId(), userId, type, text, values, actionUrl, createdAt })),
  );
  p.signals.publish(tx, ...userIds.map((userId) => `user:${userId}` as const));
}

/** A page of a member's notifications, and the cursor of the next one. */
export interface NotificationPage {
  readonly items: NotificationView[];
  readonly next: string | undefined;
}

const cursor = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A member's notifications, newest first. @param page `after` is the cursor, `limit` a count. */
export async function listNotifications(
  p: Platform,
  userId: string,
  page: { readonly after?: string | undefined; readonly limit: number },
  language: Language,
): Promise<Failure | NotificationPage> {
  const { after, limit } = page;
  if (after !== undefined && !cursor.test(after)) {
    return fail('VALIDATION', { fields: { after: 'invalid' } });
  }
  const rows = await pageOf(p.db.read, userId, { after, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  return {
    items: shown.map((row) => viewOf(row, language)),
    next: rows.length > limit ? shown.at(-1)?.id : undefined,
  };
}

function viewOf(row: NotificationRow, language: Language): NotificationView {
  const values = valuesIn(row.values, language);
  return {
    id: row.id,
    type: row.type,
    title: translate(language, `notifications.${row.text}Title`, values),
    message: translate(language, `notifications.${row.text}Message`, values),
    read: row.readAt !== null,
    createdAt: row.createdAt.toISOString(),
    actionUrl: row.actionUrl,
  };
}

function valuesIn(values: NotificationRow['values'], language: Language): Record<string, string> {
  const written = (value: NotificationValue): string => {
    if (typeof value === 'string') return value;
    if (typeof value === 'object') return value[language];
    return new Intl.NumberFormat(languageTag[language], { maximumFractionDigits: 2 }).format(value);
  };
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, written(value)]));
}

/** Marks one as read. @returns `NOT_FOUND` for another's and for one that is not there alike. */
export async function readNotification(
  p: Platform,
  userId: string,
  id: string,
): Promise<Failure | { success: true }> {
  return p.db.transaction(async (tx) => {
    if (!(await markRead(tx, userId, id, p.clock.now()))) return fail('NOT_FOUND');
    p.signals.publish(tx, `user:${userId}`);
    return { success: true } as const;
  });
}

/** Marks all of a member's notifications as read. */
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
