import type { Language } from '@app/messages/catalogue';
import { inArray, or, sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { type AboutMembers, about } from '../../platform/db/about-members.ts';
import { at, fening, reference } from '../../platform/db/columns.ts';
import { users } from '../accounts/accounts.tables.ts';
import { applications, ofTeams } from '../applications/applications.tables.ts';

/**
 * What stands on the page of a campaign beside its figures. Of the application, so that a second
 * round goes on with it.
 */
export const campaignAmounts = pgTable(
  'campaign_amounts',
  {
    applicationId: reference('application_id', () => applications.id),
    amount: fening('amount').notNull(),
    makes: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.amount] }),
    check('campaign_amounts_positive', sql`amount > 0`),
  ],
);

export const campaignUpdates = pgTable(
  'campaign_updates',
  {
    id: uuid().primaryKey(),
    applicationId: reference('application_id', () => applications.id),
    authorId: uuid('author_id').references(() => users.id),
    title: text().notNull(),
    text: text().notNull(),
    pictures: text().array().notNull().default([]),
    publishedAt: at('published_at').notNull(),
    changedAt: at('changed_at'),
  },
  (table) => [
    index('campaign_updates_application').on(table.applicationId, table.id),
    index('campaign_updates_author').on(table.authorId),
  ],
);

/** Asked by anybody; everybody sees a question once it is answered. */
export const campaignQuestions = pgTable(
  'campaign_questions',
  {
    id: uuid().primaryKey(),
    applicationId: reference('application_id', () => applications.id),
    name: text().notNull(),
    /** In lower case; empty once who asked was erased. */
    email: text().notNull(),
    language: text().$type<Language>().notNull(),
    question: text().notNull(),
    askedAt: at('asked_at').notNull(),
    answer: text(),
    answeredBy: uuid('answered_by').references(() => users.id),
    answeredAt: at('answered_at'),
  },
  (table) => [
    index('campaign_questions_application').on(table.applicationId, table.id),
    index('campaign_questions_email').on(table.email).where(sql`email <> ''`),
    index('campaign_questions_answered_by').on(table.answeredBy),
    check('campaign_questions_answered', sql`(answer IS NULL) = (answered_at IS NULL)`),
  ],
);

/** News and answers stay without whose they are; questions that nobody answered go, by code. */
export const campaignPagesTables: AboutMembers = [
  about(campaignAmounts, {
    erase: { makes: 'name' },
    named: ofTeams(campaignAmounts.applicationId),
  }),
  about(campaignUpdates, {
    erase: { authorId: 'null', title: 'name', text: 'name' },
    named: ofTeams(campaignUpdates.applicationId),
    give: {
      news: {
        of: 'authorId',
        columns: ['applicationId', 'title', 'text', 'pictures', 'publishedAt'],
        order: ['id'],
      },
    },
  }),
  about(campaignQuestions, {
    erase: { answeredBy: 'null', name: 'name', question: 'name', answer: 'name' },
    named: (person) =>
      or(
        ofTeams(campaignQuestions.applicationId)(person),
        inArray(campaignQuestions.email, [...person.addresses]),
      ),
    give: {
      questions: {
        of: 'email',
        columns: ['applicationId', 'name', 'email', 'question', 'askedAt', 'answer', 'answeredAt'],
        order: ['id'],
      },
      answers: {
        of: 'answeredBy',
        columns: ['applicationId', 'answer', 'answeredAt'],
        order: ['id'],
      },
    },
  }),
];
