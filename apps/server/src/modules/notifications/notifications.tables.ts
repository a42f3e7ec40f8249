import type { LocalizedText } from '@app/contracts/common.schemas';
import type { NotificationType } from '@app/contracts/notifications/notifications.schemas';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';

/**
 * Notifications. The text is kept as key and values, so that it is read in the language that the
 * reader has at that moment.
 */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    type: text().$type<NotificationType>().notNull(),
    /** Key of the pair of texts `<key>Title` and `<key>Message` in the notifications catalogue. */
    text: text().notNull(),
    values: jsonb().$type<Record<string, string | number | LocalizedText>>().notNull(),
    actionUrl: text('action_url'),
    readAt: timestamp('read_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('notifications_user').on(table.userId, table.id.desc()),
    index('notifications_unread').on(table.userId).where(sql`read_at IS NULL`),
  ],
);
