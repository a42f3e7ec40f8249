import type { CallDetail, CallKind } from '@app/contracts/calls/calls.schemas';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at, fening, reference } from '../../platform/db/columns.ts';
import { banks } from '../banks/banks.tables.ts';

/** Calls for applications; amounts in fening. */
export const calls = pgTable(
  'calls',
  {
    id: uuid().primaryKey(),
    slug: text().notNull(),
    bankId: reference('bank_id', () => banks.id),
    kind: text().$type<CallKind>().notNull(),
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
    topics: text().array().$type<CallDetail['topics']>().notNull().default([]),
    expectedProjects: text('expected_projects').notNull(),
    minTeam: integer('min_team').notNull(),
    maxTeam: integer('max_team').notNull(),
    quorum: integer().notNull(),
    eligible: jsonb().$type<CallDetail['eligible']>().notNull(),
    notEligible: jsonb('not_eligible').$type<CallDetail['notEligible']>().notNull(),
    timeline: jsonb().$type<CallDetail['timeline']>().notNull(),
    rubric: jsonb().$type<CallDetail['rubric']>().notNull(),
    faq: jsonb().$type<CallDetail['faq']>().notNull(),
    contact: jsonb().$type<CallDetail['contact']>().notNull(),
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
  ],
);
