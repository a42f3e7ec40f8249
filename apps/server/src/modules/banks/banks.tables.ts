import { pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

export const banks = pgTable(
  'youth_banks',
  {
    id: uuid().primaryKey(),
    slug: text().notNull(),
    name: text().notNull(),
    municipality: text().notNull(),
    emblem: text().notNull(),
    descriptionBhs: text('description_bhs').notNull(),
    descriptionEn: text('description_en').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('youth_banks_slug').on(table.slug)],
);
