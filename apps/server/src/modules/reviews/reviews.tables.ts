import type { ReviewView } from '@app/contracts/reviews/reviews.schemas';
import {
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { type AboutMembers, about } from '../../platform/db/about-members.ts';
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
    kind: text().$type<z.output<typeof ReviewView>['kind']>().notNull(),
    scores: jsonb().$type<z.output<typeof ReviewView>['scores']>().notNull(),
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

/** Who of the board is asked by name to score what. */
export const reviewAssignments = pgTable(
  'review_assignments',
  {
    applicationId: reference('application_id', () => applications.id),
    reviewerId: reference('reviewer_id', () => users.id),
    assignedBy: uuid('assigned_by').references(() => users.id),
    assignedAt: at('assigned_at').notNull(),
    /** By when; null if no day was named. */
    dueOn: date('due_on'),
    remindedAt: at('reminded_at'),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.reviewerId] }),
    index('review_assignments_reviewer').on(table.reviewerId),
    index('review_assignments_by').on(table.assignedBy),
    index('review_assignments_due').on(table.dueOn),
  ],
);

/** Scores and notes stay, without their author's name; of a conflict of interest no word. */
export const reviewsTables: AboutMembers = [
  about(reviews, {
    erase: { reviewerId: { keep: 'scores that a decision rests on' }, note: 'name' },
    give: { reviews: { of: 'reviewerId', order: ['id'] } },
  }),
  about(reviewAssignments, {
    erase: { reviewerId: 'delete', assignedBy: 'null' },
    give: {
      assignments: { of: 'reviewerId', columns: ['applicationId', 'assignedAt', 'dueOn'] },
    },
  }),
];
