import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** The demo mailbox: mails that were caught instead of sent. */
export const demoMails = pgTable(
  'demo_mails',
  {
    /** UUID v7, so that the order of ids is the order of sending. */
    id: uuid().primaryKey(),
    to: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    /** Names of what was attached. */
    attachments: text().array().notNull().default([]),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('demo_mails_to').on(table.to, table.id)],
);
