import type { LocalizedText } from '@app/contracts/common.schemas';
import type { Channel, MailFrequency } from '@app/domain/notifications/notification.choices';
import {
  type NotificationKind,
  type NotificationType,
  notificationTypes,
  typeRules,
} from '@app/domain/notifications/notification.types';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { type AboutMembers, about } from '../../platform/db/about-members.ts';
import { at, reference } from '../../platform/db/columns.ts';
import { users } from '../accounts/accounts.tables.ts';

/** The kind of a type, as the domain's table says it, so that each kind has its place in an index. */
const kindOfType = sql.raw(
  `CASE type ${notificationTypes
    .map((type) => `WHEN '${type}' THEN '${typeRules[type].kind}'`)
    .join(' ')} END`,
);

/**
 * Notifications. The text is kept as key and values, so that it is read in the language that the
 * reader has at that moment.
 */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid().primaryKey(),
    userId: reference('user_id', () => users.id),
    type: text().$type<NotificationType>().notNull(),
    kind: text().$type<NotificationKind>().generatedAlwaysAs(kindOfType),
    /** Key of the pair of texts `<key>Title` and `<key>Message` in the notifications catalogue. */
    text: text().notNull(),
    values: jsonb().$type<Record<string, string | number | LocalizedText>>().notNull(),
    /** Whose doing it is; the name in the text is theirs as it is when it is read. */
    fromUserId: uuid('from_user_id').references(() => users.id),
    /** Of nothing but what one of the two did to the other: a block between them takes it from sight. */
    isPersonal: boolean('is_personal').notNull().default(false),
    /** Whose page it leads to: a block between the two takes the address, and what is personal whole. */
    placeOf: uuid('place_of').references(() => users.id),
    /** Who did the same until it is read stands in this one, by this key; null: it is of one alone. */
    gatheredBy: text('gathered_by'),
    /** What those who did it stand by. Unlike the id, which is of the last of them, it stays. */
    gathering: uuid().unique(),
    actionUrl: text('action_url'),
    readAt: at('read_at'),
    createdAt: at('created_at').notNull(),
    /** Whether the app shows it: not where it goes by e-mail only, nor once it was removed. */
    inApp: boolean('in_app').notNull().default(true),
    /** Whether it still has to go by e-mail: at the end of quiet hours, or with the next digest. */
    mailWaits: boolean('mail_waits').notNull().default(false),
  },
  // Read from the end: an index written as descending puts nulls last, which no `ORDER BY … DESC` asks for.
  (table) => [
    index('notifications_user').on(table.userId, table.id).where(sql`in_app`),
    index('notifications_kind').on(table.userId, table.kind, table.id).where(sql`in_app`),
    index('notifications_unread').on(table.userId, table.id).where(sql`in_app AND read_at IS NULL`),
    index('notifications_unread_kind')
      .on(table.userId, table.kind, table.id)
      .where(sql`in_app AND read_at IS NULL`),
    index('notifications_mail').on(table.userId, table.createdAt).where(sql`mail_waits`),
    index('notifications_gathered')
      .on(table.userId, table.gatheredBy)
      .where(sql`gathered_by IS NOT NULL`),
    index('notifications_about').on(table.userId, table.actionUrl),
    index('notifications_from').on(table.fromUserId),
    index('notifications_place').on(table.placeOf).where(sql`place_of IS NOT NULL`),
    index('notifications_hidden').on(table.createdAt).where(sql`NOT in_app AND NOT mail_waits`),
  ],
);

/** Who stands behind a notification that gathers what several did. */
export const notificationPeople = pgTable(
  'notification_people',
  {
    gathering: uuid()
      .notNull()
      .references(() => notifications.gathering, { onDelete: 'cascade' }),
    userId: reference('user_id', () => users.id),
    /** What they are called to the reader, where that is not their whole name. */
    name: text(),
    at: at('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.gathering, table.userId] }),
    index('notification_people_user').on(table.userId),
  ],
);

/** What members chose for a type and a way; where there is none, the default holds. */
export const notificationChoices = pgTable(
  'notification_choices',
  {
    userId: reference('user_id', () => users.id),
    type: text().$type<NotificationType>().notNull(),
    channel: text().$type<Channel>().notNull(),
    on: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.type, table.channel] })],
);

/** When e-mails about notifications come; members without a row have them at once. */
export const notificationMails = pgTable(
  'notification_mails',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id),
    frequency: text().$type<MailFrequency>().notNull(),
    /** Quiet hours, minutes since midnight in Sarajevo; null: none. */
    quietFrom: smallint('quiet_from'),
    quietTo: smallint('quiet_to'),
    /** When the last digest was due that was taken care of; none is made twice. */
    digestedAt: at('digested_at'),
  },
  (table) => [
    index('notification_mails_digest')
      .on(table.frequency, table.userId)
      .where(sql`frequency IN ('daily', 'weekly')`),
  ],
);

/** Browsers on which members turned notifications on. */
export const pushDevices = pgTable(
  'push_devices',
  {
    id: uuid().primaryKey(),
    userId: reference('user_id', () => users.id),
    /** Where its push service takes them. */
    endpoint: text().notNull().unique(),
    /** What they are encrypted with, so that no push service reads them (RFC 8291). */
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** In which it was turned on: it ends with it. */
    sessionId: uuid('session_id').notNull(),
    addedAt: at('added_at').notNull(),
  },
  (table) => [index('push_devices_user').on(table.userId)],
);

/** Of what others are told of a member, what still is so stays without a name: by code. */
export const notificationsTables: AboutMembers = [
  about(notifications, {
    erase: {
      userId: 'delete',
      placeOf: 'delete',
      fromUserId: { keep: 'the notice is its reader’s, the name is read at that time' },
    },
  }),
  about(notificationPeople, { erase: { userId: 'delete' } }),
  about(notificationChoices, {
    erase: { userId: 'delete' },
    give: { choices: { of: 'userId', columns: ['type', 'channel', 'on'] } },
  }),
  about(notificationMails, { erase: { userId: 'delete' } }),
  about(pushDevices, { erase: { userId: 'delete' } }),
];
