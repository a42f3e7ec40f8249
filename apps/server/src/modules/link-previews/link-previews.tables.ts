import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { type AboutMembers, about } from '../../platform/db/about-members.ts';
import { at } from '../../platform/db/columns.ts';

/** What pages of the web said of themselves; who asked is not kept. */
export const linkPreviews = pgTable(
  'link_previews',
  {
    /** As it was asked for. */
    address: text().primaryKey(),
    url: text().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    /** A path of the product; null: none. */
    imageUrl: text('image_url'),
    siteName: text('site_name').notNull(),
    fetchedAt: at('fetched_at').notNull(),
  },
  (table) => [index('link_previews_fetched').on(table.fetchedAt)],
);

export const linkPreviewsTables: AboutMembers = [
  about(linkPreviews, { none: 'what pages of the web say, not who asked' }),
];
