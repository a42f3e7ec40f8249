import type { ReviewView } from '@app/contracts/reviews/reviews.schemas';
import {
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';
import { applications } from '../applications/applications.tables.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** Reviews of applications, one for each board member and application. */
export const reviews = pgTable(
  'reviews',
  {
    id: uuid().primaryKey(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id),
    reviewerId: uuid('reviewer_id')
      .notNull()
      .references(() => users.id),
    kind: text().$type<ReviewView['kind']>().notNull(),
    scores: jsonb().$type<ReviewView['scores']>().notNull(),
    note: text().notNull(),
    /** Weighted mean, 0 to 100; null for an abstention or a conflict. */
    total: doublePrecision(),
    /** The submitted revision that was read. */
    revision: integer().notNull(),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('reviews_one').on(table.applicationId, table.reviewerId),
    index('reviews_reviewer').on(table.reviewerId),
  ],
);
