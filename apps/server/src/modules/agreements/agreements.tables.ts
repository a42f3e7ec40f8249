import type { AgreementFilePurpose } from '@app/domain/agreements/agreement.limits';
import type { AgreementPoint } from '@app/domain/agreements/checklist';
import type { ExceptionKind, ExceptionState } from '@app/domain/agreements/exception.machine';
import type { ExpenseState } from '@app/domain/agreements/expense.machine';
import type { Instalment } from '@app/domain/agreements/instalments';
import type { MilestoneState } from '@app/domain/agreements/milestone.machine';
import type { ReportContent } from '@app/domain/agreements/report';
import type { ReportState } from '@app/domain/agreements/report.machine';
import type { SignedCopyState } from '@app/domain/agreements/signed-copy.machine';
import type { AgreedLine } from '@app/domain/agreements/spending';
import type { Clause } from '@app/domain/agreements/template';
import type { Language } from '@app/messages/catalogue';
import { or, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
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
import { type AboutMembers, about, type RowsOf } from '../../platform/db/about-members.ts';
import { at, fening, reference } from '../../platform/db/columns.ts';
import { users } from '../accounts/accounts.tables.ts';
import { applications, ofTeams } from '../applications/applications.tables.ts';
import { banks } from '../banks/banks.tables.ts';

/** What was agreed on, as it stood when it was written. */
export interface AgreementTerms {
  /** Paragraphs by clause, in each language. */
  readonly text: Readonly<
    Record<
      Language,
      readonly { readonly heading: string; readonly paragraphs: readonly string[] }[]
    >
  >;
  readonly extra: Readonly<Record<Language, string>>;
  readonly title: string;
  /** Of the grant, in fening. */
  readonly amount: number;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly lines: readonly AgreedLine[];
  /** Parts in which the grant is paid; none written down: all of it after signing. */
  readonly instalments?: readonly Instalment[];
}

const ofApplication = () => reference('application_id', () => applications.id);

/** One for each application; a new text is a new version of it. */
export const agreements = pgTable(
  'agreements',
  {
    applicationId: ofApplication().primaryKey(),
    version: integer().notNull(),
    terms: jsonb().$type<AgreementTerms>().notNull(),
    preparedBy: reference('prepared_by', () => users.id),
    preparedAt: at('prepared_at').notNull(),
    /** Days before the report's day of which both sides were last told. */
    reportReminded: integer('report_reminded'),
    /** The account to pay to, an IBAN, whose it is and who wrote that; all three or none. */
    payeeHolder: text('payee_holder').notNull().default(''),
    payeeAccount: text('payee_account').notNull().default(''),
    payeeBy: uuid('payee_by').references(() => users.id),
    payeeAt: at('payee_at'),
  },
  (table) => [
    index('agreements_prepared_by').on(table.preparedBy),
    index('agreements_payee_by').on(table.payeeBy),
  ],
);

/** What two people of a bank decide beside an agreement; none is ever deleted. */
export const agreementExceptions = pgTable(
  'agreement_exceptions',
  {
    id: uuid().primaryKey(),
    applicationId: ofApplication(),
    bankId: reference('bank_id', () => banks.id),
    kind: text().$type<ExceptionKind>().notNull(),
    state: text().$type<ExceptionState>().notNull(),
    amount: fening('amount').notNull(),
    /** The day of a payout. */
    happenedOn: date('happened_on'),
    reason: text().notNull(),
    proposedBy: reference('proposed_by', () => users.id),
    proposedAt: at('proposed_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    decidedBy: uuid('decided_by').references(() => users.id),
    decidedAt: at('decided_at'),
    decisionReason: text('decision_reason').notNull(),
  },
  (table) => [
    index('agreement_exceptions_application').on(table.applicationId, table.id),
    uniqueIndex('agreement_exceptions_open')
      .on(table.applicationId, table.kind)
      .where(sql`state = 'proposed'`),
    index('agreement_exceptions_waiting')
      .on(table.bankId, table.proposedAt, table.id)
      .where(sql`state = 'proposed'`),
    index('agreement_exceptions_expiry').on(table.expiresAt).where(sql`state = 'proposed'`),
    index('agreement_exceptions_proposed_by').on(table.proposedBy),
    index('agreement_exceptions_decided_by').on(table.decidedBy),
    check('agreement_exceptions_positive', sql`amount > 0`),
    check('agreement_exceptions_two_people', sql`decided_by IS NULL OR decided_by <> proposed_by`),
  ],
);

export const agreementPoints = pgTable(
  'agreement_points',
  {
    applicationId: ofApplication(),
    point: text().$type<AgreementPoint>().notNull(),
    by: reference('ticked_by', () => users.id),
    at: at('ticked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.point] }),
    index('agreement_points_by').on(table.by),
  ],
);

export const agreementMilestones = pgTable(
  'agreement_milestones',
  {
    id: uuid().primaryKey(),
    applicationId: ofApplication(),
    title: text().notNull(),
    what: text().notNull(),
    /** By the calendar of Sarajevo. */
    dueOn: date('due_on').notNull(),
    state: text().$type<MilestoneState>().notNull(),
    note: text().notNull(),
    reason: text().notNull(),
    decidedAt: at('decided_at'),
    /** The day that the team asks for instead, and why. */
    askedOn: date('asked_on'),
    askedReason: text('asked_reason').notNull().default(''),
    /** Days before its day of which both sides were last told; a new day tells anew. */
    reminded: integer(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    index('agreement_milestones_application').on(table.applicationId, table.dueOn),
    index('agreement_milestones_open').on(table.dueOn).where(sql`state IN ('planned', 'returned')`),
  ],
);

/** Receipts, in fening; none is ever deleted. */
export const agreementExpenses = pgTable(
  'agreement_expenses',
  {
    id: uuid().primaryKey(),
    applicationId: ofApplication(),
    /** Of the budget that was agreed on. */
    lineId: text('line_id').notNull(),
    amount: fening('amount').notNull(),
    spentOn: date('spent_on').notNull(),
    supplier: text().notNull(),
    what: text().notNull(),
    fileId: uuid('file_id').notNull(),
    state: text().$type<ExpenseState>().notNull(),
    reason: text().notNull(),
    sentBy: reference('sent_by', () => users.id),
    sentAt: at('sent_at').notNull(),
    decidedBy: uuid('decided_by').references(() => users.id),
    decidedAt: at('decided_at'),
    /** Why its line goes more than is allowed beyond what was promised. */
    overReason: text('over_reason').notNull().default(''),
  },
  (table) => [
    index('agreement_expenses_application').on(table.applicationId, table.sentAt),
    index('agreement_expenses_sent_by').on(table.sentBy),
    index('agreement_expenses_decided_by').on(table.decidedBy),
    uniqueIndex('agreement_expenses_file').on(table.fileId),
    check('agreement_expenses_positive', sql`amount > 0`),
  ],
);

export const agreementReports = pgTable('agreement_reports', {
  applicationId: ofApplication().primaryKey(),
  content: jsonb().$type<ReportContent>().notNull(),
  state: text().$type<ReportState>().notNull(),
  revision: integer().notNull(),
  reason: text().notNull(),
  savedAt: at('saved_at').notNull(),
});

/** Kept for the team and the bank; pictures of an accepted report are for everybody. */
export const agreementFiles = pgTable(
  'agreement_files',
  {
    id: uuid().primaryKey(),
    applicationId: ofApplication(),
    purpose: text().$type<AgreementFilePurpose>().notNull(),
    /** The milestone of a proof. */
    milestoneId: uuid('milestone_id').references(() => agreementMilestones.id, {
      onDelete: 'cascade',
    }),
    /** In the file store. */
    key: text().notNull(),
    name: text().notNull(),
    bytes: integer().notNull(),
    /** SHA-256 of what was sent: the same receipt does not count twice. */
    hash: text().notNull(),
    uploadedBy: reference('uploaded_by', () => users.id),
    uploadedAt: at('uploaded_at').notNull(),
  },
  (table) => [
    index('agreement_files_application').on(table.applicationId, table.uploadedAt),
    index('agreement_files_milestone').on(table.milestoneId),
    index('agreement_files_uploaded_by').on(table.uploadedBy),
    uniqueIndex('agreement_files_once')
      .on(table.applicationId, table.hash)
      .where(sql`purpose = 'receipt'`),
  ],
);

/** What the team signed, as often as it sent it; none that was sent is ever deleted. */
export const agreementCopies = pgTable(
  'agreement_copies',
  {
    id: uuid().primaryKey(),
    applicationId: ofApplication(),
    /** Of the text that was signed. */
    version: integer().notNull(),
    state: text().$type<SignedCopyState>().notNull(),
    sentBy: uuid('sent_by').references(() => users.id),
    sentAt: at('sent_at'),
    decidedBy: uuid('decided_by').references(() => users.id),
    decidedAt: at('decided_at'),
    /** Why the bank returned it. */
    reason: text().notNull().default(''),
  },
  (table) => [
    index('agreement_copies_application').on(table.applicationId, table.id),
    uniqueIndex('agreement_copies_draft').on(table.applicationId).where(sql`state = 'draft'`),
    uniqueIndex('agreement_copies_standing')
      .on(table.applicationId)
      .where(sql`state IN ('sent', 'confirmed')`),
    index('agreement_copies_sent_by').on(table.sentBy),
    index('agreement_copies_decided_by').on(table.decidedBy),
    check('agreement_copies_sent', sql`state = 'draft' OR sent_at IS NOT NULL`),
  ],
);

/** Pages in their order: a page that was readable goes into the next copy as well. */
export const agreementCopyPages = pgTable(
  'agreement_copy_pages',
  {
    copyId: reference('copy_id', () => agreementCopies.id),
    fileId: reference('file_id', () => agreementFiles.id),
    place: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.copyId, table.fileId] }),
    index('agreement_copy_pages_file').on(table.fileId),
  ],
);

/** The wording of a bank's agreements, where it has one of its own. */
export const agreementTemplates = pgTable('agreement_templates', {
  bankId: reference('bank_id', () => banks.id).primaryKey(),
  clauses: jsonb().$type<readonly Clause[]>().notNull(),
  /** Grows with each change, so that nobody writes over what they have not seen. */
  revision: integer().notNull(),
  savedAt: at('saved_at').notNull(),
});

/** All that happened; append-only. */
export const agreementEvents = pgTable(
  'agreement_events',
  {
    id: uuid().primaryKey(),
    applicationId: ofApplication(),
    /** `milestone.prove`, `expense.accept` and so on. */
    event: text().notNull(),
    /** The milestone or receipt. */
    itemId: uuid('item_id'),
    actorId: reference('actor_id', () => users.id),
    reason: text().notNull(),
    at: at('at').notNull(),
  },
  (table) => [
    index('agreement_events_application').on(table.applicationId, table.id),
    index('agreement_events_actor').on(table.actorId),
  ],
);

/** Rows of projects of somebody's teams, and of those that they had to do with for the bank. */
const around =
  (applicationId: AnyPgColumn): RowsOf =>
  (person) =>
    or(
      ofTeams(applicationId)(person),
      sql`${applicationId} = ANY (ARRAY(
        SELECT application_id FROM ${agreementEvents} WHERE actor_id = ${person.id}
        UNION SELECT application_id FROM ${agreementPoints} WHERE ticked_by = ${person.id}
        UNION SELECT application_id FROM ${agreementExceptions}
          WHERE proposed_by = ${person.id} OR decided_by = ${person.id}
      ))`,
    );

/** The record of public money stays, with its ids; the name is taken out of every text. */
export const agreementsTables: AboutMembers = [
  about(agreements, {
    erase: {
      preparedBy: { keep: 'who prepared an agreement' },
      payeeBy: { keep: 'who wrote the account to pay to' },
      terms: 'name',
    },
    named: around(agreements.applicationId),
    give: {
      payees: {
        of: 'payeeBy',
        columns: ['applicationId'],
        as: { holder: 'payeeHolder', account: 'payeeAccount', writtenAt: 'payeeAt' },
      },
    },
  }),
  about(agreementCopies, {
    erase: {
      sentBy: { keep: 'who sent a signed agreement' },
      decidedBy: { keep: 'who answered for a signed agreement' },
      reason: 'name',
    },
    named: around(agreementCopies.applicationId),
    give: { copies: { of: 'sentBy', columns: ['applicationId', 'state', 'sentAt'] } },
  }),
  about(agreementCopyPages),
  about(agreementEvents, {
    erase: { actorId: { keep: 'the record of what became of public money' }, reason: 'name' },
    named: around(agreementEvents.applicationId),
    give: { steps: { of: 'actorId', columns: ['applicationId', 'event', 'reason', 'at'] } },
  }),
  about(agreementExceptions, {
    erase: {
      proposedBy: { keep: 'who proposed an exception' },
      decidedBy: { keep: 'who answered for an exception' },
      reason: 'name',
      decisionReason: 'name',
    },
    named: around(agreementExceptions.applicationId),
    give: {
      exceptions: {
        of: 'proposedBy',
        columns: ['applicationId', 'kind', 'amount', 'state', 'reason', 'proposedAt'],
      },
    },
  }),
  about(agreementExpenses, {
    erase: {
      sentBy: { keep: 'who sent a receipt' },
      decidedBy: { keep: 'who answered for a receipt' },
      supplier: 'name',
      what: 'name',
      reason: 'name',
      overReason: 'name',
    },
    named: around(agreementExpenses.applicationId),
    give: {
      expenses: {
        of: 'sentBy',
        columns: ['applicationId', 'amount', 'spentOn', 'supplier', 'what'],
      },
    },
  }),
  about(agreementFiles, {
    erase: { uploadedBy: { keep: 'who sent the file of a receipt or a proof' }, name: 'name' },
    named: around(agreementFiles.applicationId),
    give: { files: { of: 'uploadedBy', columns: ['name', 'uploadedAt'] } },
  }),
  about(agreementMilestones, {
    erase: { title: 'name', what: 'name', note: 'name', reason: 'name', askedReason: 'name' },
    named: around(agreementMilestones.applicationId),
  }),
  about(agreementPoints, { erase: { by: { keep: 'who stood for a point of an agreement' } } }),
  about(agreementReports, {
    erase: { content: 'name', reason: 'name' },
    named: around(agreementReports.applicationId),
  }),
  about(agreementTemplates, { none: 'the wording of a bank, nobody’s' }),
];

/** Agreements whose account may be somebody's. */
export const payeesAround = around(agreements.applicationId);
