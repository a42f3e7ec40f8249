import type { LearnedSkill, Learners } from '@app/domain/skills/analysis';
import { boolean, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { type AboutMembers, about } from '../../platform/db/about-members.ts';
import { at } from '../../platform/db/columns.ts';
import { users } from '../accounts/accounts.tables.ts';
import { applications } from '../applications/applications.tables.ts';

/** Goes with its application when a draft is taken away for good. */
const ofApplication = () =>
  uuid('application_id')
    .notNull()
    .references(() => applications.id, { onDelete: 'cascade' });

/** What was found in the texts of an activity when they were read last. */
export const skillReadings = pgTable(
  'skill_readings',
  {
    applicationId: ofApplication(),
    activityId: text('activity_id').notNull(),
    /** Of the texts that were read; others are stale. */
    contentHash: text('content_hash').notNull(),
    found: jsonb().$type<LearnedSkill[]>().notNull(),
    readAt: at('read_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.activityId] })],
);

/** What a team said of a skill; one that was not found is its own. */
export const skillAnswers = pgTable(
  'skill_answers',
  {
    applicationId: ofApplication(),
    activityId: text('activity_id').notNull(),
    learners: text().$type<Learners>().notNull(),
    skill: text().notNull(),
    answer: text().$type<'accepted' | 'refused'>().notNull(),
    /** Null once the account is erased: the answer is the team's. */
    answeredBy: uuid('answered_by').references(() => users.id),
    answeredAt: at('answered_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.activityId, table.learners, table.skill] }),
    index('skill_answers_by').on(table.answeredBy),
  ],
);

/** Whether the owner lets texts be sent to the service that reads them. */
export const skillConsents = pgTable(
  'skill_consents',
  {
    applicationId: ofApplication().primaryKey(),
    allowed: boolean().notNull(),
    givenBy: uuid('given_by').references(() => users.id),
    givenAt: at('given_at').notNull(),
  },
  (table) => [index('skill_consents_by').on(table.givenBy)],
);

/** What the service answered, by what it was asked: it is asked once; null where it failed. */
export const skillRequests = pgTable(
  'skill_requests',
  {
    contentHash: text('content_hash').primaryKey(),
    found: jsonb().$type<LearnedSkill[]>(),
    askedAt: at('asked_at').notNull(),
  },
  (table) => [index('skill_requests_asked').on(table.askedAt)],
);

/** What was answered is the team's and stays; who answered does not. */
export const skillsTables: AboutMembers = [
  about(skillAnswers, {
    erase: { answeredBy: 'null' },
    give: {
      answers: {
        of: 'answeredBy',
        columns: ['applicationId', 'skill', 'learners', 'answer', 'answeredAt'],
        order: ['answeredAt', 'skill'],
      },
    },
  }),
  about(skillConsents, {
    erase: { givenBy: 'delete' },
    give: {
      consents: {
        of: 'givenBy',
        columns: ['applicationId', 'allowed', 'givenAt'],
        order: ['givenAt'],
      },
    },
  }),
  about(skillReadings, { none: 'what an application says, nobody’s' }),
  about(skillRequests, { none: 'texts’ hashes and skills, nobody' }),
];
