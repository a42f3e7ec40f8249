import type {
  GroupChoice,
  MessageEvent,
  MessageReaction,
  StrangerChoice,
} from '@app/domain/conversations/conversation';
import type { MembershipStatus } from '@app/domain/conversations/membership.machine';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { type AboutMembers, about, type RowsOf } from '../../platform/db/about-members.ts';
import { at, reference, words } from '../../platform/db/columns.ts';
import { users } from '../accounts/accounts.tables.ts';

/** Null once that account is erased. */
const somebody = (name: string) => uuid(name).references(() => users.id);

/** Conversations of two, of which any two members have one, and groups. */
export const conversations = pgTable(
  'conversations',
  {
    id: uuid().primaryKey(),
    isGroup: boolean('is_group').notNull(),
    name: text().notNull(),
    creatorId: somebody('creator_id'),
    /** Of two: the members in the order of their ids, so that there is no second one. */
    lowId: somebody('low_id'),
    highId: somebody('high_id'),
    /** How many messages there are; the next one's number follows, held until it is written. */
    messages: integer().notNull().default(0),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('conversations_pair').on(table.lowId, table.highId),
    index('conversations_high').on(table.highId),
    index('conversations_creator').on(table.creatorId),
    index('conversations_empty').on(table.createdAt).where(sql`messages = 0 AND NOT is_group`),
  ],
);

const ofConversation = () =>
  uuid('conversation_id')
    .notNull()
    .references(() => conversations.id, { onDelete: 'cascade' });

const isOpen = sql`last_at IS NOT NULL`;

/** What a conversation is to each of its members. */
export const conversationMembers = pgTable(
  'conversation_members',
  {
    conversationId: ofConversation(),
    userId: reference('user_id', () => users.id),
    status: text().$type<MembershipStatus>().notNull(),
    /** When the status became what it is. */
    since: at('since').notNull(),
    /** Who wrote to them first, or asked them into the group. */
    askedBy: somebody('asked_by'),
    askedAt: at('asked_at'),
    /** They read what was written after this number. */
    fromNumber: integer('from_number').notNull().default(0),
    /** Where it stands in their lists; null while there is nothing in it for them. */
    lastAt: at('last_at'),
    /** Of the last message that others wrote to them, and up to which they have read. */
    lastNumber: integer('last_number').notNull().default(0),
    readNumber: integer('read_number').notNull().default(0),
    /** When they are told that something waits unread; null while nothing does, and once they were. */
    tellAt: at('tell_at'),
    /** Up to which they were told: not again before they have read on from there. */
    toldNumber: integer('told_number').notNull().default(0),
    isMuted: boolean('is_muted').notNull().default(false),
    isArchived: boolean('is_archived').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.userId] }),
    index('conversation_members_inbox')
      .on(table.userId, table.lastAt, table.conversationId)
      .where(sql`status = 'active' AND NOT is_archived AND ${isOpen}`),
    index('conversation_members_archived')
      .on(table.userId, table.lastAt, table.conversationId)
      .where(sql`status = 'active' AND is_archived AND ${isOpen}`),
    index('conversation_members_requests')
      .on(table.userId, table.lastAt, table.conversationId)
      .where(sql`status = 'waiting' AND ${isOpen}`),
    index('conversation_members_unread')
      .on(table.userId)
      .where(sql`status = 'active' AND last_number > read_number`),
    index('conversation_members_tell').on(table.tellAt).where(sql`tell_at IS NOT NULL`),
    index('conversation_members_user').on(table.userId),
    index('conversation_members_asked').on(table.askedBy, table.askedAt),
  ],
);

/** What was written, and lines between the messages. */
export const messages = pgTable(
  'messages',
  {
    id: uuid().primaryKey(),
    conversationId: ofConversation(),
    /** Counted within the conversation, from 1: its order, whatever any clock says. */
    number: integer().notNull(),
    senderId: somebody('sender_id'),
    /** Made by the sender's browser, so that what is sent twice is written once. */
    clientId: uuid('client_id'),
    event: text().$type<MessageEvent>(),
    content: text().notNull(),
    quotedId: uuid('quoted_id').references((): AnyPgColumn => messages.id, {
      onDelete: 'set null',
    }),
    createdAt: at('created_at').notNull(),
    editedAt: at('edited_at'),
    deletedAt: at('deleted_at'),
    words: words().notNull().default(sql`''`),
  },
  (table) => [
    uniqueIndex('messages_number').on(table.conversationId, table.number),
    uniqueIndex('messages_client').on(table.conversationId, table.senderId, table.clientId),
    index('messages_sender').on(table.senderId),
    index('messages_quoted').on(table.quotedId).where(sql`quoted_id IS NOT NULL`),
    index('messages_words').using('gin', table.words),
    check('messages_deleted_empty', sql`deleted_at IS NULL OR content = ''`),
  ],
);

export const messageReactions = pgTable(
  'message_reactions',
  {
    messageId: uuid('message_id')
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    userId: reference('user_id', () => users.id),
    reaction: text().$type<MessageReaction>().notNull(),
    reactedAt: at('reacted_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.userId] }),
    index('message_reactions_user').on(table.userId),
  ],
);

/** Files of messages; one without a message is not sent yet, or what it belonged to is gone. */
export const messageFiles = pgTable(
  'message_files',
  {
    id: uuid().primaryKey(),
    conversationId: uuid('conversation_id').references(() => conversations.id, {
      onDelete: 'set null',
    }),
    messageId: uuid('message_id').references(() => messages.id, { onDelete: 'set null' }),
    /** In the file store. */
    key: text().notNull(),
    name: text().notNull(),
    bytes: integer().notNull(),
    isPicture: boolean('is_picture').notNull(),
    uploadedBy: reference('uploaded_by', () => users.id),
    uploadedAt: at('uploaded_at').notNull(),
  },
  (table) => [
    index('message_files_conversation').on(table.conversationId),
    index('message_files_message').on(table.messageId),
    index('message_files_by').on(table.uploadedBy),
    index('message_files_unsent').on(table.uploadedAt).where(sql`message_id IS NULL`),
  ],
);

/** What members chose of messages; who has no row has what is usual. */
export const messageSettings = pgTable('message_settings', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  readReceipts: boolean('read_receipts').notNull(),
  groups: text().$type<GroupChoice>().notNull(),
  strangers: text().$type<StrangerChoice>().notNull(),
});

/** Rows of conversations that a member is in. */
const ofMember =
  (conversationId: AnyPgColumn): RowsOf =>
  ({ id }) =>
    sql`${conversationId} = ANY (ARRAY(
      SELECT ${conversationMembers.conversationId} FROM ${conversationMembers}
      WHERE ${conversationMembers.userId} = ${id}
    ))`;
const conversation = (column: 'is_group' | 'name') =>
  sql`(SELECT ${sql.identifier(column)} FROM ${conversations} AS one
    WHERE one.id = ${conversationMembers.conversationId})`;

/** A conversation is the others' too: words stay, without their name; what they sent of files goes. */
export const conversationsTables: AboutMembers = [
  about(conversations, {
    erase: { creatorId: 'null', lowId: 'null', highId: 'null', name: 'name' },
    named: ofMember(conversations.id),
  }),
  about(conversationMembers, {
    erase: { userId: 'delete', askedBy: 'null' },
    give: {
      conversations: {
        of: 'userId',
        columns: ['conversationId', 'status', 'since', 'isMuted', 'isArchived'],
        as: { isGroup: conversation('is_group'), name: conversation('name') },
        order: ['since'],
      },
    },
  }),
  about(messages, {
    erase: { senderId: 'null' },
    give: {
      messages: {
        of: 'senderId',
        columns: ['conversationId', 'content', 'event', 'createdAt', 'editedAt', 'deletedAt'],
        order: ['createdAt', 'id'],
      },
    },
  }),
  about(messageReactions, {
    erase: { userId: 'delete' },
    give: {
      reactions: { of: 'userId', columns: ['reaction', 'reactedAt'], order: ['reactedAt'] },
    },
  }),
  about(messageFiles, {
    erase: { uploadedBy: 'delete', name: 'name' },
    named: ofMember(messageFiles.conversationId),
    give: {
      files: {
        of: 'uploadedBy',
        columns: ['name', 'uploadedAt'],
        order: ['id'],
        file: 'key',
      },
    },
  }),
  about(messageSettings, { erase: { userId: 'delete' } }),
];
