import type { ReviewView } from '@app/contracts/reviews/reviews.schemas';
import {
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { at, reference } from '../../platform/db/columns.ts';
import { users } from '../accounts/accounts.tables.ts';
import { applications } from '../applications/applications.tables.ts';

/** Reviews of applications, one for each board member and application. */
export const reviews = pgTable(
  'reviews',
  {
    id: uuid().primaryKey(),
    applicationId: reference('application_id', () => applications.id),
    reviewerId: reference('reviewer_id', () => users.id),
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
