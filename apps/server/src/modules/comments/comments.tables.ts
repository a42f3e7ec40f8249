import type { CommentAudience } from '@app/domain/comments/comment';
import { or, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { type AboutMembers, about, type RowsOf } from '../../platform/db/about-members.ts';
import { at } from '../../platform/db/columns.ts';
import { users } from '../accounts/accounts.tables.ts';
import { applications, ofTeams } from '../applications/applications.tables.ts';

/** What team and bank say to each other of an application, and what the board says to itself. */
export const applicationComments = pgTable(
  'application_comments',
  {
    id: uuid().primaryKey(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    audience: text().$type<CommentAudience>().notNull(),
    section: text(),
    /** The comment that it answers; that one answers none. */
    parentId: uuid('parent_id').references((): AnyPgColumn => applicationComments.id, {
      onDelete: 'cascade',
    }),
    authorId: uuid('author_id').references(() => users.id),
    /** Whether its author was of the team when writing. */
    fromTeam: boolean('from_team').notNull(),
    comment: text().notNull(),
    /** The revision that was last submitted then. */
    revision: integer().notNull(),
    createdAt: at('created_at').notNull(),
    editedAt: at('edited_at'),
    deletedAt: at('deleted_at'),
    resolvedBy: uuid('resolved_by').references(() => users.id),
    resolvedAt: at('resolved_at'),
  },
  (table) => [
    index('application_comments_application').on(table.applicationId, table.audience, table.id),
    index('application_comments_parent').on(table.parentId),
    index('application_comments_author').on(table.authorId),
    index('application_comments_resolved_by').on(table.resolvedBy),
  ],
);

const mentions: RowsOf = ({ firstName, lastName }) =>
  sql`position(${`@${firstName} ${lastName}`.toLocaleLowerCase('bs')} in lower(${applicationComments.comment})) > 0`;

/** The discussion of an application is others’ too and stays, without whom it names. */
export const commentsTables: AboutMembers = [
  about(applicationComments, {
    erase: { authorId: 'null', resolvedBy: 'null', comment: 'name' },
    named: (person) => or(ofTeams(applicationComments.applicationId)(person), mentions(person)),
    give: {
      comments: {
        of: 'authorId',
        columns: ['applicationId', 'comment', 'createdAt'],
        order: ['id'],
      },
    },
  }),
];
