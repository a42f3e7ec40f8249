import {
  type ApplicationEvent,
  type ApplicationStatus,
  publicStatuses,
  readStatus,
} from '@app/domain/applications/application.machine';
import type { About, AnyContent } from '@app/domain/applications/form/form';
import { activityLists } from '@app/domain/skills/activities';
import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  customType,
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
import { at, fening, reference, words } from '../../platform/db/columns.ts';
import { users } from '../accounts/accounts.tables.ts';
import { banks } from '../banks/banks.tables.ts';
import { calls } from '../calls/calls.tables.ts';

/** A status; an older spelling, as records from elsewhere have it, is read too. */
const status = customType<{ data: ApplicationStatus; driverData: string }>({
  dataType: () => 'text',
  fromDriver(raw) {
    const known = readStatus(raw);
    if (!known) throw new Error(`${raw} is no status of an application.`);
    return known;
  },
});

/** Written out, so that an index over it serves whatever is asked with it. */
export const isPublic = sql.raw(`status IN ('${publicStatuses.join("', '")}')`);

/** The end of its id, by which somebody names an application on the telephone. */
export const codeOf = (id: AnyPgColumn): SQL => sql`right(${id}::text, 8)`;

const idsIn = (list: string) => `jsonb_path_query_array("content", '$.${list}[*].id')`;
/** Ids of its activities, by which it is found; of a blue one those of what is read for skills. */
export const activityIds = sql.raw(`(${activityLists.map(idsIn).join(' || ')})`);

/** For each field: the save that last changed it, by whom, from which open editor. */
export type FieldRevisions = Record<string, { revision: number; by: string; editor: string }>;

/** Applications of the kind of their call; amounts in fening, also inside the content. */
export const applications = pgTable(
  'applications',
  {
    id: uuid().primaryKey(),
    slug: text().notNull(),
    callId: reference('call_id', () => calls.id),
    bankId: reference('bank_id', () => banks.id),
    ownerId: reference('owner_id', () => users.id),
    status: status().notNull(),
    content: jsonb().$type<AnyContent>().notNull(),
    editRevision: integer('edit_revision').notNull().default(0),
    fieldRevisions: jsonb('field_revisions').$type<FieldRevisions>().notNull(),
    /** Number of the last submitted revision; 0 before the first. */
    submittedRevision: integer('submitted_revision').notNull().default(0),
    /** Sections that the board asked to mend; null when all are open. */
    openSections: text('open_sections').array(),
    returnReason: text('return_reason'),
    /** Copied for lists: as last submitted, before that as last saved. */
    about: jsonb().$type<About>().notNull(),
    projectTitle: text('project_title').notNull(),
    requestedAmount: fening('requested_amount').notNull(),
    themes: integer().array().notNull().default([]),
    /** What it says without marks, as it is searched by. */
    words: words().notNull().default(sql`''`),
    /** What led the one who began it to the call, as a poster's code names it. */
    source: text(),
    copiedFrom: uuid('copied_from'),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
    submittedAt: at('submitted_at'),
    /** When the decision became known by itself, before the call's decisions were published. */
    announcedAt: at('announced_at'),
    /** A deleted draft, kept for a moment in which its owner may bring it back. */
    deletedAt: at('deleted_at'),
  },
  (table) => [
    uniqueIndex('applications_slug').on(table.slug),
    index('applications_activities').using('gin', sql`${activityIds} jsonb_path_ops`),
    uniqueIndex('applications_one_draft')
      .on(table.callId, table.ownerId)
      .where(sql`status = 'draft' AND deleted_at IS NULL`),
    index('applications_owner').on(table.ownerId, table.updatedAt),
    index('applications_submitted')
      .on(table.callId, table.submittedAt, table.id, table.bankId, table.status, table.themes)
      .where(sql`submitted_at IS NOT NULL`),
    // What everybody may see, in all banks and in one.
    index('applications_shown').on(table.submittedAt, table.id).where(isPublic),
    index('applications_shown_bank').on(table.bankId, table.submittedAt, table.id).where(isPublic),
    index('applications_shown_status')
      .on(table.status, table.submittedAt, table.id)
      .where(isPublic),
    index('applications_themes').using('gin', table.themes),
    index('applications_code').on(codeOf(table.id)),
    index('applications_words').using('gin', table.words),
    // What a bank's desk lists: all that was sent, one stage of it, and drafts. Behind the order is
    // what a list is narrowed by, so that only what is shown is read from the table.
    index('applications_desk')
      .on(table.bankId, table.submittedAt, table.id, table.status, table.callId, table.themes)
      .where(sql`submitted_at IS NOT NULL`),
    index('applications_desk_status').on(
      table.bankId,
      table.status,
      table.submittedAt,
      table.id,
      table.callId,
      table.themes,
    ),
    index('applications_desk_amount')
      .on(
        table.bankId,
        table.requestedAmount,
        table.id,
        table.submittedAt,
        table.status,
        table.callId,
        table.themes,
      )
      .where(sql`submitted_at IS NOT NULL`),
    index('applications_desk_drafts')
      .on(table.bankId, table.updatedAt, table.id)
      .where(sql`status = 'draft' AND deleted_at IS NULL`),
    index('applications_call_status').on(
      table.callId,
      table.status,
      table.submittedAt,
      table.id,
      table.bankId,
      table.themes,
    ),
  ],
);

/** What was submitted; immutable. */
export const applicationRevisions = pgTable(
  'application_revisions',
  {
    applicationId: reference('application_id', () => applications.id),
    number: integer().notNull(),
    content: jsonb().$type<AnyContent>().notNull(),
    submittedBy: uuid('submitted_by').notNull(),
    submittedAt: at('submitted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.number] })],
);

/** What was saved, field by field; those of one sitting in one section are one. */
export const applicationEdits = pgTable(
  'application_edits',
  {
    applicationId: reference('application_id', () => applications.id),
    /** The last save that is part of it. */
    editRevision: integer('edit_revision').notNull(),
    by: reference('edited_by', () => users.id),
    at: at('at').notNull(),
    changes: jsonb()
      .$type<Record<string, { readonly before: unknown; readonly after: unknown }>>()
      .notNull(),
    /** Whether it brought back what stood before. */
    restored: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.editRevision] }),
    index('application_edits_by').on(table.by),
  ],
);

/** Files that only its team and the bank may open; copies of an application share what is stored. */
export const applicationFiles = pgTable(
  'application_files',
  {
    id: uuid().primaryKey(),
    applicationId: reference('application_id', () => applications.id),
    /** In the file store. */
    key: text().notNull(),
    uploadedAt: at('uploaded_at').notNull(),
  },
  (table) => [
    index('application_files_application').on(table.applicationId),
    index('application_files_key').on(table.key),
  ],
);

/** Every change of status; append-only. */
export const applicationTransitions = pgTable(
  'application_transitions',
  {
    id: uuid().primaryKey(),
    applicationId: reference('application_id', () => applications.id),
    from: status().notNull(),
    to: status().notNull(),
    event: text().$type<ApplicationEvent>().notNull(),
    actorId: reference('actor_id', () => users.id),
    reason: text().notNull(),
    sections: text().array().notNull().default([]),
    revision: integer().notNull(),
    at: at('at').notNull(),
  },
  (table) => [index('application_transitions_application').on(table.applicationId, table.id)],
);

export const applicationMembers = pgTable(
  'application_members',
  {
    /** What others see; the account's id is for those with the right to it. */
    id: uuid().notNull(),
    applicationId: reference('application_id', () => applications.id),
    userId: reference('user_id', () => users.id),
    /** `vlasnik` for the owner, `clan` otherwise. */
    role: text().notNull(),
    /** What they do in the project. */
    responsibility: text().notNull().default(''),
    joinedAt: at('joined_at').notNull(),
    /** Since when a guardian agrees that everybody may see them here. */
    guardianAgreedAt: at('guardian_agreed_at'),
    /** When they last heard of what the others do here. */
    toldAt: at('told_at'),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.userId] }),
    uniqueIndex('application_members_id').on(table.id),
    index('application_members_user').on(table.userId),
  ],
);

/** Teams that may submit after the end of their call. */
export const callExtensions = pgTable(
  'call_extensions',
  {
    applicationId: uuid('application_id')
      .primaryKey()
      .references(() => applications.id),
    until: at('until').notNull(),
    reason: text().notNull(),
    grantedBy: reference('granted_by', () => users.id),
    grantedAt: at('granted_at').notNull(),
    /** How many hours before its end the team was last told of it; null: not yet. */
    remindedHours: integer('reminded_hours'),
  },
  (table) => [
    index('call_extensions_by').on(table.grantedBy),
    index('call_extensions_until').on(table.until),
  ],
);

/** Rows of applications in whose teams a member is; an array, so that an index finds them. */
export const ofTeams =
  (applicationId: AnyPgColumn): RowsOf =>
  ({ id }) =>
    sql`${applicationId} = ANY (ARRAY(
      SELECT ${applicationMembers.applicationId} FROM ${applicationMembers}
      WHERE ${applicationMembers.userId} = ${id}
    ))`;

const { changes } = applicationEdits;

/** What an application says, and to whom it passes, is up to `applications.personal-data.ts`. */
export const applicationsTables: AboutMembers = [
  about(applications, {
    erase: { ownerId: { keep: 'what the bank keeps, where nobody of the team is left' } },
  }),
  about(applicationEdits, {
    erase: { by: { keep: 'who wrote what of an application' }, changes: 'name' },
    named: ofTeams(applicationEdits.applicationId),
    give: {
      edits: {
        of: 'by',
        columns: ['applicationId', 'editRevision', 'at'],
        as: { fields: sql`ARRAY(SELECT jsonb_object_keys(${changes}))` },
        order: ['applicationId', 'editRevision'],
      },
    },
  }),
  about(applicationFiles),
  about(applicationMembers, {
    erase: { userId: { keep: 'the last owner of what the bank keeps' } },
  }),
  about(applicationRevisions, {
    erase: { submittedBy: { keep: 'the record of what was submitted' }, content: 'name' },
    named: ofTeams(applicationRevisions.applicationId),
  }),
  about(applicationTransitions, {
    erase: { actorId: { keep: 'the record of decisions' }, reason: 'name' },
    named: ofTeams(applicationTransitions.applicationId),
    give: {
      moves: {
        of: 'actorId',
        columns: ['applicationId', 'event', 'from', 'to', 'reason', 'at'],
        order: ['id'],
      },
    },
  }),
  about(callExtensions, {
    erase: { grantedBy: { keep: 'who gave a team more time' }, reason: 'name' },
    // Few are given: all are looked through.
    named: () => sql`true`,
  }),
];
