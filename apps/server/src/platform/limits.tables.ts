import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Tries counted across copies and restarts; a row is a window of one subject. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** Hash of what is limited and of whom: no address or e-mail is kept. */
    key: text().primaryKey(),
    tries: integer().notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('rate_limits_ends_at').on(table.endsAt)],
);
