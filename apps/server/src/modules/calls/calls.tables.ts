import type { CallContent } from '@app/contracts/calls/call-content.schemas';
import type { CallHistoryItem } from '@app/contracts/calls/call-editing.schemas';
import type { CallDetail, CallKind } from '@app/contracts/calls/calls.schemas';
import type { CallStatus } from '@app/domain/calls/call.machine';
import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  date,
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
import { at, fening, reference } from '../../platform/db/columns.ts';
import { users } from '../accounts/accounts.tables.ts';
import { banks } from '../banks/banks.tables.ts';

const empty = { bhs: '', en: '' };

/** Words of the titles by which the staff finds a call; as `searchWords` writes them. */
export const wordsOf = (titleBhs: AnyPgColumn, titleEn: AnyPgColumn): SQL =>
  sql`to_tsvector('simple'::regconfig, translate(lower(${titleBhs} || ' ' || ${titleEn}), 'čćđšž', 'ccdsz'))`;

/**
 * Calls for applications, as everybody reads them; amounts in fening. Of a draft that was never
 * published only bank, kind and title say something: its content is in its working copy.
 */
export const calls = pgTable(
  'calls',
  {
    id: uuid().primaryKey(),
    slug: text().notNull(),
    bankId: reference('bank_id', () => banks.id),
    kind: text().$type<CallKind>().notNull(),
    status: text().$type<CallStatus>().notNull(),
    /** Null while it is not public. */
    publishedAt: at('published_at'),
    partnerBankIds: uuid('partner_bank_ids').array().notNull().default(sql`'{}'`),
    titleBhs: text('title_bhs').notNull(),
    titleEn: text('title_en').notNull(),
    summaryBhs: text('summary_bhs').notNull(),
    summaryEn: text('summary_en').notNull(),
    descriptionBhs: text('description_bhs').notNull(),
    descriptionEn: text('description_en').notNull(),
    opensAt: at('opens_at').notNull(),
    closesAt: at('closes_at').notNull(),
    minAmount: fening('min_amount').notNull(),
    maxAmount: fening('max_amount').notNull(),
    totalFund: fening('total_fund').notNull(),
    topics: text().array().$type<z.output<typeof CallDetail>['topics']>().notNull().default([]),
    expectedProjects: text('expected_projects').notNull(),
    minTeam: integer('min_team').notNull(),
    maxTeam: integer('max_team').notNull(),
    quorum: integer().notNull(),
    /** Whether those who score do not learn whose application it is. */
    blind: boolean().notNull().default(false),
    eligible: jsonb().$type<z.output<typeof CallDetail>['eligible']>().notNull(),
    notEligible: jsonb('not_eligible')
      .$type<z.output<typeof CallDetail>['notEligible']>()
      .notNull(),
    timeline: jsonb().$type<z.output<typeof CallDetail>['timeline']>().notNull(),
    rubric: jsonb().$type<z.output<typeof CallDetail>['rubric']>().notNull(),
    faq: jsonb().$type<z.output<typeof CallDetail>['faq']>().notNull(),
    contact: jsonb().$type<z.output<typeof CallDetail>['contact']>().notNull(),
    decisionsBy: date('decisions_by'),
    /** Whether each application is decided as it comes, and its team told at once. */
    rollingDecisions: boolean('rolling_decisions').notNull().default(false),
    ownContribution:
      jsonb('own_contribution').$type<z.output<typeof CallDetail>['ownContribution']>(),
    allowsCampaign: boolean('allows_campaign').notNull().default(true),
    minAge: integer('min_age'),
    maxAge: integer('max_age'),
    municipalities: text().array().notNull().default([]),
    questions: jsonb().$type<CallContent['questions']>().notNull().default([]),
    /** Null: all of the sections that a call may leave to the teams. */
    compulsory: text().array().$type<CallContent['compulsory']>(),
    omittedSections: text('omitted_sections')
      .array()
      .$type<CallContent['omittedSections']>()
      .notNull()
      .default([]),
    extraQuestions: jsonb('extra_questions')
      .$type<CallContent['extraQuestions']>()
      .notNull()
      .default([]),
    documents: jsonb().$type<CallContent['documents']>().notNull().default([]),
    /** Name of a picture in the banks' storage. */
    picture: text(),
    pictureAlt: jsonb('picture_alt')
      .$type<z.output<typeof CallDetail>['pictureAlt']>()
      .notNull()
      .default(empty),
    seo: jsonb()
      .$type<CallContent['seo']>()
      .notNull()
      .default({ title: empty, description: empty }),
    landing: jsonb().$type<CallContent['landing']>(),
    /** When decisions were announced; before that a team does not see them. */
    decisionsPublishedAt: at('decisions_published_at'),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('calls_slug').on(table.slug),
    // One pair for each way to narrow the list: open and closed go by the end, coming by the start.
    index('calls_closes').on(table.closesAt, table.id),
    index('calls_opens').on(table.opensAt, table.id),
    index('calls_kind_closes').on(table.kind, table.closesAt, table.id),
    index('calls_kind_opens').on(table.kind, table.opensAt, table.id),
    index('calls_bank_closes').on(table.bankId, table.closesAt, table.id),
    index('calls_bank_opens').on(table.bankId, table.opensAt, table.id),
    // The staff's list, newest first.
    index('calls_made').on(table.createdAt, table.id),
    index('calls_bank_made').on(table.bankId, table.createdAt, table.id),
    index('calls_partners').using('gin', table.partnerBankIds).where(sql`partner_bank_ids <> '{}'`),
    // Those that still have to be decided.
    index('calls_undecided')
      .on(table.bankId, table.closesAt, table.id)
      .where(sql`decisions_published_at IS NULL`),
    index('calls_words').using('gin', wordsOf(table.titleBhs, table.titleEn)),
    // For whom the clock's next move is due.
    index('calls_to_open').on(table.opensAt).where(sql`status = 'scheduled'`),
    index('calls_to_close').on(table.closesAt).where(sql`status = 'open'`),
  ],
);

/** The working copy of a call, apart from what everybody reads. */
export const callDrafts = pgTable('call_drafts', {
  callId: uuid('call_id')
    .primaryKey()
    .references(() => calls.id),
  content: jsonb().$type<CallContent>().notNull(),
  revision: integer().notNull(),
  /** For each field: the save that last changed it, by whom, from which open editor. */
  fieldRevisions: jsonb('field_revisions')
    .$type<Record<string, { revision: number; by: string; editor: string }>>()
    .notNull(),
  savedAt: at('saved_at').notNull(),
  savedBy: uuid('saved_by').references(() => users.id),
});

/** Who changed what of a call; append-only but for what the last writer still goes on with. */
export const callHistory = pgTable(
  'call_history',
  {
    id: uuid().primaryKey(),
    callId: reference('call_id', () => calls.id),
    at: at('at').notNull(),
    /** Null for the clock. */
    actorId: uuid('actor_id').references(() => users.id),
    event: text().$type<z.output<typeof CallHistoryItem>['event']>().notNull(),
    reason: text().notNull(),
    fields: jsonb().$type<z.output<typeof CallHistoryItem>['fields']>().notNull(),
  },
  (table) => [
    index('call_history_call').on(table.callId, table.id),
    index('call_history_actor').on(table.actorId),
  ],
);

/** Who asked to be told when a bank opens a call of a kind. */
export const callFollows = pgTable(
  'call_follows',
  {
    userId: reference('user_id', () => users.id),
    bankId: reference('bank_id', () => banks.id),
    kind: text().$type<CallKind>().notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.bankId, table.kind] }),
    index('call_follows_bank').on(table.bankId, table.kind),
  ],
);

/** Which reminders of a call's end went out. */
export const callReminders = pgTable(
  'call_reminders',
  {
    callId: reference('call_id', () => calls.id),
    /** Of that end: a call whose end moves reminds again. */
    closesAt: at('closes_at').notNull(),
    hours: integer().notNull(),
    sentAt: at('sent_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.callId, table.closesAt, table.hours] })],
);

export const callsTables: AboutMembers = [
  about(calls),
  about(callDrafts, { erase: { savedBy: { keep: 'who last worked on the call' } } }),
  about(callHistory, {
    erase: { actorId: { keep: 'the record of who changed what of a call' } },
  }),
  about(callFollows, { erase: { userId: 'delete' } }),
  about(callReminders, { none: 'names a call and a time, nobody' }),
];
