import type { ReportKind, ReportReason } from '@app/domain/reports/report';
import type { ReportStatus } from '@app/domain/reports/report.machine';
import { inArray, sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { type AboutMembers, about } from '../../platform/db/about-members.ts';
import { at, reference } from '../../platform/db/columns.ts';
import { users } from '../accounts/accounts.tables.ts';

/** A subject that was reported, until it is decided; what is reported of it later is a new case. */
export const reportCases = pgTable(
  'report_cases',
  {
    id: uuid().primaryKey(),
    kind: text().$type<ReportKind>().notNull(),
    subjectId: uuid('subject_id').notNull(),
    /** Whose it is. */
    ownerId: uuid('owner_id').references(() => users.id),
    status: text().$type<ReportStatus>().notNull(),
    openedAt: at('opened_at').notNull(),
    decidedAt: at('decided_at'),
    /** What its owner was told. */
    reason: text().notNull(),
    /** The rule that it broke, as moderators found. */
    rule: text().$type<ReportReason>(),
  },
  (table) => [
    uniqueIndex('report_cases_subject').on(table.kind, table.subjectId).where(sql`status = 'open'`),
    index('report_cases_removed').on(table.kind, table.subjectId).where(sql`status = 'removed'`),
    index('report_cases_open').on(table.openedAt, table.id).where(sql`status = 'open'`),
    index('report_cases_decided').on(table.decidedAt, table.id).where(sql`status <> 'open'`),
    index('report_cases_owner').on(table.ownerId, table.status),
  ],
);

export const reports = pgTable(
  'reports',
  {
    id: uuid().primaryKey(),
    caseId: reference('case_id', () => reportCases.id),
    /** Null once their account was erased. */
    reporterId: uuid('reporter_id').references(() => users.id),
    fault: text().$type<ReportReason>().notNull(),
    text: text().notNull(),
    /** What the reporter showed besides, as the kind keeps it. */
    context: jsonb().$type<unknown>(),
    reportedAt: at('reported_at').notNull(),
  },
  (table) => [
    uniqueIndex('reports_once').on(table.caseId, table.reporterId),
    index('reports_of_case').on(table.caseId, table.reportedAt, table.id),
    index('reports_reporter').on(table.reporterId, table.reportedAt),
  ],
);

/** Reports outlast who sent them, unnamed: what they warn of may still be there. */
export const reportsTables: AboutMembers = [
  about(reportCases, {
    erase: { ownerId: 'delete' },
    // What a member was told of what they wrote.
    give: {
      decisions: {
        of: 'ownerId',
        only: inArray(reportCases.status, ['removed', 'warned']),
        columns: ['kind', 'status', 'reason', 'decidedAt'],
        order: ['decidedAt'],
      },
    },
  }),
  about(reports, {
    erase: { caseId: 'delete', reporterId: 'null', text: 'name', context: 'name' },
    // Without what became of it.
    give: {
      reports: {
        of: 'reporterId',
        columns: ['fault', 'text', 'reportedAt'],
        as: {
          kind: sql`(SELECT kind FROM ${reportCases} AS one WHERE one.id = ${reports.caseId})`,
        },
        order: ['reportedAt'],
      },
    },
  }),
];
