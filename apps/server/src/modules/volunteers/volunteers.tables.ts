import type { VolunteerStatus } from '@app/domain/volunteers/volunteer.machine';
import type { Language } from '@app/messages/catalogue';
import { inArray, or, sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { type AboutMembers, about } from '../../platform/db/about-members.ts';
import { at } from '../../platform/db/columns.ts';
import { users } from '../accounts/accounts.tables.ts';
import { applications, ofTeams } from '../applications/applications.tables.ts';

/** Who was invited to take part in an activity, and what they said and did. */
export const volunteers = pgTable(
  'volunteers',
  {
    id: uuid().primaryKey(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    /** In the application's content. */
    activityId: text('activity_id').notNull(),
    /** As it was called when they were invited last, for what is left once it is taken out. */
    activity: text().notNull(),
    status: text().$type<VolunteerStatus>().notNull(),
    name: text().notNull(),
    /** In lower case; unlike any other once the volunteer was erased. */
    email: text().notNull(),
    /** In which they are written to: that of who invited them, then that in which they answered. */
    language: text().$type<Language>().notNull(),
    invitedBy: uuid('invited_by').references(() => users.id),
    invitedAt: at('invited_at').notNull(),
    /** Of the secret in the mail that was sent last. */
    tokenHash: text('token_hash').notNull().unique(),
    expiresAt: at('expires_at').notNull(),
    answeredAt: at('answered_at'),
    answer: text().notNull().default(''),
    halfHours: integer('half_hours'),
    recordedBy: uuid('recorded_by').references(() => users.id),
    recordedAt: at('recorded_at'),
  },
  (table) => [
    index('volunteers_application').on(table.applicationId, table.id),
    uniqueIndex('volunteers_once').on(table.applicationId, table.activityId, table.email),
    index('volunteers_email').on(table.email),
    index('volunteers_invited_by').on(table.invitedBy),
    index('volunteers_recorded_by').on(table.recordedBy),
    index('volunteers_ends').on(table.expiresAt).where(sql`status <> 'attended'`),
    check('volunteers_hours', sql`(status = 'attended') = (half_hours IS NOT NULL)`),
  ],
);

/** Hours stay, without whose they are: by code. */
export const volunteersTables: AboutMembers = [
  about(volunteers, {
    erase: {
      invitedBy: 'null',
      recordedBy: 'null',
      activity: 'name',
      answer: 'name',
      name: 'name',
    },
    named: (person) =>
      or(
        ofTeams(volunteers.applicationId)(person),
        inArray(volunteers.email, [...person.addresses]),
      ),
    give: {
      volunteering: {
        of: 'email',
        columns: [
          'applicationId',
          'activity',
          'status',
          'invitedAt',
          'name',
          'email',
          'answer',
          'answeredAt',
          'halfHours',
        ],
        order: ['id'],
      },
      // How many they invited, without who those are.
      invited: {
        of: 'invitedBy',
        columns: ['applicationId', 'activity', 'status', 'invitedAt'],
        order: ['id'],
      },
      recorded: {
        of: 'recordedBy',
        columns: ['applicationId', 'activity', 'status', 'invitedAt', 'halfHours'],
        order: ['id'],
      },
    },
  }),
];
