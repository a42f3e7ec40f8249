import type { MessageSide, RequestPriority, RequestType } from '@app/domain/mentorship/mentorship';
import type { RequestEvent, RequestStatus } from '@app/domain/mentorship/request.machine';
import { eq, or, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { type AboutMembers, about, type RowsOf } from '../../platform/db/about-members.ts';
import { at, reference } from '../../platform/db/columns.ts';
import { users } from '../accounts/accounts.tables.ts';
import { applications, ofTeams } from '../applications/applications.tables.ts';
import { banks } from '../banks/banks.tables.ts';

/** Null where the account is gone. */
const somebody = (name: string) => uuid(name).references(() => users.id);

/** What teams ask the mentors of their bank. */
export const mentorshipRequests = pgTable(
  'mentorship_requests',
  {
    id: uuid().primaryKey(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    /** The application's. */
    bankId: reference('bank_id', () => banks.id),
    authorId: somebody('author_id'),
    description: text().notNull(),
    type: text().$type<RequestType>().notNull(),
    priority: text().$type<RequestPriority>().notNull(),
    status: text().$type<RequestStatus>().notNull(),
    claimedBy: somebody('claimed_by'),
    section: text(),
    tags: text().array().notNull().default([]),
    /** When the mentor's next answer is due, and since when it is awaited; null: none is. */
    slaTimer: at('sla_timer'),
    clockSince: at('clock_since'),
    /** Whether an answer ever came after it was due, or was told to be overdue. */
    wasLate: boolean('was_late').notNull().default(false),
    /** When the bank's voditelj was told that it is overdue. */
    escalatedAt: at('escalated_at'),
    firstAnsweredAt: at('first_answered_at'),
    resolvedAt: at('resolved_at'),
    rating: smallint(),
    feedback: text(),
    /** Whom the rating is of, whoever takes the request over. */
    ratedMentorId: somebody('rated_mentor_id'),
    /** Messages and notes; the number of the last one. */
    messages: integer().notNull().default(0),
    lastMessageAt: at('last_message_at').notNull(),
    createdAt: at('created_at').notNull(),
    /** Its place in every list: the soonest due first, then the newest. */
    place: bigint({ mode: 'number' }).notNull(),
  },
  (table) => {
    // Behind the order is what a list is narrowed by, so that only what is shown is read.
    const order = [table.place, table.id] as const;
    const filters = [table.status, table.priority] as const;
    return [
      index('mentorship_requests_bank').on(table.bankId, ...order, ...filters),
      index('mentorship_requests_banks').on(...order, table.bankId, ...filters),
      index('mentorship_requests_mentor').on(table.claimedBy, ...order, ...filters),
      index('mentorship_requests_application').on(table.applicationId, ...order, ...filters),
      index('mentorship_requests_author').on(table.authorId),
      index('mentorship_requests_rated').on(table.ratedMentorId),
      index('mentorship_requests_open')
        .on(table.bankId, table.applicationId)
        .where(sql`status = 'open'`),
      index('mentorship_requests_due')
        .on(table.slaTimer)
        .where(sql`escalated_at IS NULL AND sla_timer IS NOT NULL`),
      index('mentorship_requests_created').on(table.bankId, table.createdAt),
    ];
  },
);

const ofRequest = () =>
  uuid('request_id')
    .notNull()
    .references(() => mentorshipRequests.id, { onDelete: 'cascade' });

/** What the sides write to each other, and notes that the team never sees. */
export const mentorshipMessages = pgTable(
  'mentorship_messages',
  {
    /** Made by the client, so that what is sent twice is written once. */
    id: uuid().primaryKey(),
    requestId: ofRequest(),
    /** Counted within the request, from 1. */
    number: integer().notNull(),
    senderId: somebody('sender_id'),
    side: text().$type<MessageSide>().notNull(),
    isNote: boolean('is_note').notNull(),
    message: text().notNull(),
    section: text(),
    isFirstResponse: boolean('is_first_response').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('mentorship_messages_number').on(table.requestId, table.number),
    uniqueIndex('mentorship_messages_first').on(table.requestId).where(sql`is_first_response`),
    // What somebody has not read.
    index('mentorship_messages_side')
      .on(table.requestId, table.side, table.number)
      .where(sql`NOT is_note`),
    index('mentorship_messages_sender').on(table.senderId),
    index('mentorship_messages_created').on(table.createdAt).where(sql`NOT is_note`),
  ],
);

/** Up to where somebody has read. */
export const mentorshipReads = pgTable(
  'mentorship_reads',
  {
    requestId: ofRequest(),
    userId: reference('user_id', () => users.id),
    side: text().$type<MessageSide>().notNull(),
    /** Of the last message. */
    number: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.requestId, table.userId] }),
    index('mentorship_reads_user').on(table.userId),
  ],
);

/** Up to where a side was told by e-mail of what it had not read. */
export const mentorshipMails = pgTable(
  'mentorship_mails',
  {
    requestId: ofRequest(),
    side: text().$type<MessageSide>().notNull(),
    number: integer().notNull(),
    mailedAt: at('mailed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.side] })],
);

/** Files of messages; one without a message is not sent yet, or what it belonged to is gone. */
export const mentorshipFiles = pgTable(
  'mentorship_files',
  {
    id: uuid().primaryKey(),
    requestId: uuid('request_id').references(() => mentorshipRequests.id, {
      onDelete: 'set null',
    }),
    messageId: uuid('message_id').references(() => mentorshipMessages.id, {
      onDelete: 'set null',
    }),
    /** In the file store. */
    key: text().notNull(),
    name: text().notNull(),
    bytes: integer().notNull(),
    uploadedBy: somebody('uploaded_by'),
    uploadedAt: at('uploaded_at').notNull(),
  },
  (table) => [
    index('mentorship_files_request').on(table.requestId),
    index('mentorship_files_message').on(table.messageId),
    index('mentorship_files_by').on(table.uploadedBy),
    index('mentorship_files_unsent').on(table.uploadedAt).where(sql`message_id IS NULL`),
  ],
);

/** What became of a request; append-only. */
export const mentorshipEvents = pgTable(
  'mentorship_events',
  {
    id: uuid().primaryKey(),
    requestId: ofRequest(),
    event: text().$type<RequestEvent | 'rate'>().notNull(),
    actorId: somebody('actor_id'),
    /** To whom it was handed over. */
    targetId: somebody('target_id'),
    at: at('at').notNull(),
  },
  (table) => [
    index('mentorship_events_request').on(table.requestId, table.id),
    index('mentorship_events_actor').on(table.actorId),
    index('mentorship_events_target').on(table.targetId),
  ],
);

/** Answers that a bank's mentors begin with. */
export const mentorshipTemplates = pgTable(
  'mentorship_templates',
  {
    id: uuid().primaryKey(),
    bankId: reference('bank_id', () => banks.id),
    titleBhs: text('title_bhs').notNull(),
    titleEn: text('title_en').notNull(),
    textBhs: text('text_bhs').notNull(),
    textEn: text('text_en').notNull(),
  },
  (table) => [index('mentorship_templates_bank').on(table.bankId, table.id)],
);

/** When the mentors of a bank answer; a bank without a row answers at any hour. */
export const mentorshipHours = pgTable('mentorship_hours', {
  bankId: uuid('bank_id')
    .primaryKey()
    .references(() => banks.id),
  /** 1 is Monday. */
  days: smallint().array().notNull(),
  /** Minutes since midnight. */
  from: smallint().notNull(),
  to: smallint().notNull(),
});

const ownOrTeams: RowsOf = (person) => {
  const { id, applicationId, authorId, claimedBy } = mentorshipRequests;
  const wrote = sql`EXISTS (
    SELECT FROM ${mentorshipMessages}
    WHERE ${mentorshipMessages.requestId} = ${id} AND ${mentorshipMessages.senderId} = ${person.id}
  )`;
  return or(
    ofTeams(applicationId)(person),
    eq(authorId, person.id),
    eq(claimedBy, person.id),
    wrote,
  );
};

/** Requests in which somebody may be named: their teams', their own, those they had to do with. */
const around =
  (requestId: AnyPgColumn): RowsOf =>
  (person) =>
    sql`${requestId} = ANY (ARRAY(
      SELECT ${mentorshipRequests.id} FROM ${mentorshipRequests} WHERE ${ownOrTeams(person)}
    ))`;

/** A conversation is the other side’s too and stays, without them. */
export const mentorshipTables: AboutMembers = [
  about(mentorshipRequests, {
    erase: {
      authorId: 'null',
      claimedBy: 'null',
      ratedMentorId: 'null',
      description: 'name',
      feedback: 'name',
      tags: 'name',
    },
    named: ownOrTeams,
    give: {
      requests: {
        of: 'authorId',
        columns: [
          'applicationId',
          'description',
          'type',
          'priority',
          'status',
          'rating',
          'feedback',
          'createdAt',
        ],
        order: ['id'],
      },
    },
  }),
  about(mentorshipMessages, {
    erase: { senderId: 'null', message: 'name' },
    named: around(mentorshipMessages.requestId),
    give: {
      messages: {
        of: 'senderId',
        columns: ['requestId', 'message', 'isNote', 'createdAt'],
        order: ['createdAt', 'id'],
      },
    },
  }),
  about(mentorshipFiles, {
    erase: { uploadedBy: 'null', name: 'name' },
    named: around(mentorshipFiles.requestId),
    give: { files: { of: 'uploadedBy', columns: ['name', 'uploadedAt'], file: 'key' } },
  }),
  about(mentorshipEvents, { erase: { actorId: 'null', targetId: 'null' } }),
  about(mentorshipReads, { erase: { userId: 'delete' } }),
  about(mentorshipMails, { none: 'names a request and a number, nobody' }),
  about(mentorshipTemplates, { none: 'what a bank’s mentors begin with, nobody’s' }),
  about(mentorshipHours, { none: 'names a bank and hours, nobody' }),
];
