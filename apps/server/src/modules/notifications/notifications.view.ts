import type { NotificationView } from '@app/contracts/notifications/notifications.schemas';
import type { Language } from '@app/messages/catalogue';
import { formatQuantity } from '@app/messages/format/numbers';
import { notificationsTexts } from '@app/messages/notifications';
import { notificationsMailsTexts } from '@app/messages/notifications-mails';
import { addTexts, translate } from '@app/messages/translate';
import type { z } from 'zod';
import type { Reader } from '../../platform/db/client.ts';
import type { Platform } from '../../platform/platform.ts';
import { type MemberName, membersByIds } from '../accounts/public.ts';
import { lastPeople } from './gathered.repo.ts';
import type { NotificationRow } from './notifications.repo.ts';

addTexts('notifications', notificationsTexts);
addTexts('notificationsMails', notificationsMailsTexts);

/** A value that a text asks for; one with two languages is read in the reader's. */
export type NotificationValue = string | number | { readonly bhs: string; readonly en: string };

/** Whose doing it is. */
interface Doer {
  readonly id: string;
  /** What they are called to the reader, where that is not their whole name. */
  readonly name: string | null;
  /** Others who did the same. */
  readonly more: number;
}

/**
 * A member's notifications in a language. What somebody did to whom they are apart from is left out,
 * there and on pages of those from whom they are apart, to which nothing else leads; whatever else comes from them, comes from somebody.
 */
export async function writeNotifications(
  { provided }: Pick<Platform, 'provided'>,
  read: Reader,
  userId: string,
  rows: readonly NotificationRow[],
  language: Language,
): Promise<z.output<typeof NotificationView>[]> {
  const gatherings = rows.flatMap(({ gathering }) => gathering ?? []);
  const blocked = await provided.blockedWith(read, userId);
  const last = await lastPeople(read, gatherings, blocked);
  const doerOf = ({ gathering, fromUserId, values: { name } }: NotificationRow): Doer | undefined =>
    last.get(gathering ?? '') ??
    (fromUserId === null || blocked.has(fromUserId)
      ? undefined
      : { id: fromUserId, name: typeof name === 'string' ? name : null, more: 0 });
  const people = await membersByIds(
    read,
    rows.flatMap((row) => doerOf(row)?.id ?? []),
  );
  return rows.flatMap((row) => {
    const isGone = row.gatheredBy === null ? row.isPersonal && row.fromUserId !== null : true;
    const doer = doerOf(row);
    const isShut = row.placeOf !== null && blocked.has(row.placeOf);
    if ((!doer && isGone) || (isShut && row.isPersonal)) return [];
    const actionUrl = isShut ? null : row.actionUrl;
    return [viewOf({ ...row, actionUrl }, doer, people.get(doer?.id ?? ''), language)];
  });
}

function viewOf(
  row: NotificationRow,
  doer: Doer | undefined,
  from: MemberName | undefined,
  language: Language,
): z.output<typeof NotificationView> {
  // Whom the reader knows by another name shows no profile and no picture.
  const isShown = doer?.name === null && from !== undefined;
  return {
    id: row.id,
    type: row.type,
    ...wordsOf(row, { name: doer?.name ?? from?.name, more: doer?.more }, language),
    read: row.readAt !== null,
    createdAt: row.createdAt,
    actionUrl: row.actionUrl,
    from: isShown ? { id: from.id, name: from.name, profilePictureUrl: from.picture } : null,
  };
}

/**
 * @param doer the name of whoever it comes from, without one it is somebody; `more`: how many others
 *   did the same.
 */
export function wordsOf(
  row: Pick<NotificationRow, 'text' | 'values' | 'fromUserId'>,
  { name, more = 0 }: { readonly name?: string | undefined; readonly more?: number | undefined },
  language: Language,
): { readonly title: string; readonly message: string } {
  const { name: called, ...rest } = row.values;
  // Whom a notice is about and does not come from is named in it for good.
  const kept = row.fromUserId === null && called !== undefined ? { name: called } : {};
  const person = name || translate(language, 'notificationsMails.somebody');
  const key = `notifications.${row.text}${more > 0 ? 'More' : ''}`;
  const values = { name: person, ...valuesIn({ ...rest, ...kept }, language) };
  return {
    title: translate(language, `${key}Title`, values),
    message: translate(language, `${key}Message`, more > 0 ? { ...values, count: more } : values),
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
