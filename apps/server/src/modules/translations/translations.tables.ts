import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { type AboutMembers, about } from '../../platform/db/about-members.ts';

/** Texts that differ from their defaults; null in a language: the default. */
export const textOverrides = pgTable('text_overrides', {
  key: text().primaryKey(),
  valueBhs: text('value_bhs'),
  valueEn: text('value_en'),
  /** Null once the member has been erased. */
  updatedBy: uuid('updated_by'),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});

export const translationsTables: AboutMembers = [
  about(textOverrides, {
    erase: { updatedBy: 'null' },
    give: {
      changedTexts: {
        of: 'updatedBy',
        columns: ['key'],
        as: { changedAt: 'updatedAt' },
        order: ['key'],
      },
    },
  }),
];
