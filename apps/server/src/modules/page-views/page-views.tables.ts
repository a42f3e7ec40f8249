import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { reference } from '../../platform/db/columns.ts';
import { calls } from '../calls/calls.tables.ts';

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

/** How often somebody came to the pages of a call on one day, by what led them there. */
export const callViews = pgTable(
  'call_views',
  {
    callId: reference('call_id', () => calls.id),
    day: date({ mode: 'string' }).notNull(),
    /** Empty for who came without one. */
    source: text().notNull(),
    views: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.callId, table.source, table.day] })],
);
