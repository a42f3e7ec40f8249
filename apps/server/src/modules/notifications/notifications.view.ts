import type { NotificationView } from '@app/contracts/notifications/notifications.schemas';
import type { Language } from '@app/messages/catalogue';
import { formatQuantity } from '@app/messages/format/numbers';
import { notificationsTexts } from '@app/messages/notifications';
import { notificationsMailsTexts } from '@app/messages/notifications-mails';
import { addTexts, translate } from '@app/messages/translate';
import type { Reader } from '../../platform/db/client.ts';
import { type MemberName, membersByIds } from '../accounts/public.ts';
import type { NotificationRow } from './notifications.repo.ts';

addTexts('notifications', notificationsTexts);
addTexts('notificationsMails', notificationsMailsTexts);

/** A value that a text asks for; one with two languages is read in the reader's. */
export type NotificationValue = string | number | { readonly bhs: string; readonly en: string };

export async function writeNotifications(
  read: Reader,
  rows: readonly NotificationRow[],
  language: Language,
): Promise<NotificationView[]> {
  const ids = rows.flatMap((row) => (row.fromUserId === null ? [] : [row.fromUserId]));
  const people = await membersByIds(read, ids);
  return rows.map((row) => viewOf(row, people.get(row.fromUserId ?? ''), language));
}

function viewOf(
  row: NotificationRow,
  from: MemberName | undefined,
  language: Language,
): NotificationView {
  return {
    id: row.id,
    type: row.type,
    ...wordsOf(row, from?.name, language),
    read: row.readAt !== null,
    createdAt: row.createdAt.toISOString(),
    actionUrl: row.actionUrl,
    from: from ? { id: from.id, name: from.name, profilePictureUrl: from.picture } : null,
  };
}

/** @param name of whoever it comes from; without one it is somebody. */
export function wordsOf(
  row: Pick<NotificationRow, 'text' | 'values'>,
  name: string | undefined,
  language: Language,
): { readonly title: string; readonly message: string } {
  const person = name || translate(language, 'notificationsMails.somebody');
  const values = { name: person, ...valuesIn(row.values, language) };
  return {
    title: translate(language, `notifications.${row.text}Title`, values),
    message: translate(language, `notifications.${row.text}Message`, values),
  };
}

function valuesIn(values: NotificationRow['values'], language: Language): Record<string, string> {
  const written = (value: NotificationValue): string => {
    if (typeof value === 'string') return value;
    if (typeof value === 'object') return value[language];
    return formatQuantity(value, language);
  };
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, written(value)]));
}
