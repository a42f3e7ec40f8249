import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { type AboutMembers, about } from '../../platform/db/about-members.ts';
import { reference } from '../../platform/db/columns.ts';
import { calls } from '../calls/calls.tables.ts';

/** How often a page was looked at on one day in Sarajevo; nothing about who looked. */
export const pageViews = pgTable(
  'page_views',
  {
    day: date({ mode: 'string' }).notNull(),
    /** The pattern of the page's address; `*` for the whole product, whose views are the sum. */
    page: text().notNull(),
    views: integer().notNull(),
    /** How many there were on that day. */
    visitors: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.page] })],
);

/**
 * Who was counted on a day already, as hashes that name nobody and differ from day to day; deleted
 * when the next day has passed.
 */
export const pageVisitors = pgTable(
  'page_visitors',
  {
    day: date({ mode: 'string' }).notNull(),
    page: text().notNull(),
    visitor: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.page, table.visitor] })],
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
  (table) => [
    primaryKey({ columns: [table.callId, table.source, table.day] }),
    index('call_views_by_day').on(table.day),
  ],
);

export const pageViewsTables: AboutMembers = [
  about(callViews, { none: 'visits are counted, visitors are not' }),
  about(pageViews, { none: 'addresses are counted, readers are not' }),
  about(pageVisitors, {
    none: 'hashes of a day, with nothing that leads to a member; deleted after it',
  }),
];
