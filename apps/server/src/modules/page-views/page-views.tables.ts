import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** How often a page was looked at on one day in Sarajevo; nothing about who looked. */
export const pageViews = pgTable(
  'page_views',
  {
    day: date({ mode: 'string' }).notNull(),
    /** The pattern of the page's address. */
    page: text().notNull(),
    views: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.page] })],
);
