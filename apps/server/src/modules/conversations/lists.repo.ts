import { and, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/db/client.ts';
import { inTimeOrder } from '../../platform/db/keyset.ts';
import { firstHolding } from '../../platform/db/words.ts';
import type { Slice } from '../../platform/lists.ts';
import { isNotApart } from '../network/public.ts';
import type { ConversationRow, MemberRow } from './conversations.repo.ts';
import { conversations, conversationMembers as members, messages } from './conversations.tables.ts';

export type Box = 'inbox' | 'requests' | 'archived';

/** As the indexes have them. */
const isIn: Record<Box, SQL> = {
  inbox: sql`${members.status} = 'active' AND NOT ${members.isArchived} AND ${members.lastAt} IS NOT NULL`,
  archived: sql`${members.status} = 'active' AND ${members.isArchived} AND ${members.lastAt} IS NOT NULL`,
  requests: sql`${members.status} = 'waiting' AND ${members.lastAt} IS NOT NULL`,
};

const mostCounted = 100;

/** Messages of others after the reader's mark. */
const unread = (read: Reader, userId: string) => sql<number>`(SELECT count(*)::int FROM (
  SELECT FROM ${messages}
  WHERE ${messages.conversationId} = ${members.conversationId}
    AND ${messages.number} > greatest(${members.readNumber}, ${members.fromNumber})
    AND ${messages.senderId} IS DISTINCT FROM ${userId} AND ${messages.event} IS NULL
    AND ${messages.deletedAt} IS NULL AND ${isNotApart(read, userId, messages.senderId)}
  LIMIT ${mostCounted}) AS unread)`;

/** The last message that the reader may see. */
const lastMessageId = (read: Reader, userId: string) => sql<string | null>`(
  SELECT ${messages.id} FROM ${messages}
  WHERE ${messages.conversationId} = ${members.conversationId}
    AND ${messages.number} > ${members.fromNumber} AND ${messages.event} IS NULL
    AND (NOT ${conversations.isGroup} OR ${isNotApart(read, userId, messages.senderId)})
  ORDER BY ${messages.number} DESC LIMIT 1)`;

export interface ListedRow {
  readonly conversation: ConversationRow;
  readonly own: MemberRow;
  readonly unread: number;
  readonly lastMessageId: string | null;
}

const order = inTimeOrder('desc', members.lastAt, members.conversationId);

/** A member's conversations, the one last written in first; no request of who is apart from them. */
export async function listConversations(
  read: Reader,
  userId: string,
  box: Box,
  { after, limit }: Slice,
): Promise<ListedRow[]> {
  return read
    .select({
      conversation: getTableColumns(conversations),
      own: getTableColumns(members),
      unread: unread(read, userId),
      lastMessageId: lastMessageId(read, userId),
    })
    .from(members)
    .innerJoin(conversations, eq(conversations.id, members.conversationId))
    .where(
      and(
        eq(members.userId, userId),
        isIn[box],
        box === 'requests' ? isNotApart(read, userId, members.askedBy) : undefined,
        order.beyond(after),
      ),
    )
    .orderBy(...order.by)
    .limit(limit);
}

/** Messages that were not read in conversations of the inbox that are not muted. */
export async function countUnread(read: Reader, userId: string): Promise<number> {
  const { rows } = await read.execute<{ unread: number }>(sql`
    SELECT coalesce(sum(${unread(read, userId)}), 0)::int AS unread FROM ${members}
    WHERE ${members.userId} = ${userId} AND ${members.status} = 'active'
      AND ${members.lastNumber} > ${members.readNumber}
      AND NOT ${members.isArchived} AND NOT ${members.isMuted}`);
  return rows[0]?.unread ?? 0;
}

export const countRequests = (read: Reader, userId: string): Promise<number> =>
  read.$count(
    members,
    and(eq(members.userId, userId), isIn.requests, isNotApart(read, userId, members.askedBy)),
  );

const found = inTimeOrder('desc', messages.createdAt, messages.id);

/** Messages of a member's own conversations that hold all words, the newest first. */
export async function searchMessages(
  read: Reader,
  userId: string,
  words: readonly string[],
  { after, limit }: Slice,
) {
  const ids = firstHolding({
    table: messages,
    id: messages.id,
    words: messages.words,
    counted: { relation: 'messages', column: 'words' },
    beginnings: words,
    where: and(
      // Theirs are few among all; one by one they are asked what of them is read.
      sql`${messages.conversationId} = ANY (ARRAY(SELECT own.conversation_id FROM ${members} AS own
        WHERE own.user_id = ${userId} AND own.status = 'active'))`,
      sql`EXISTS (SELECT FROM ${members} AS own
        JOIN ${conversations} AS c ON c.id = own.conversation_id
        WHERE own.conversation_id = ${messages.conversationId} AND own.user_id = ${userId}
          AND ${messages.number} > own.from_number
          AND (NOT c.is_group OR ${isNotApart(read, userId, messages.senderId)}))`,
      found.beyond(after),
    ),
    by: found.by,
    limit,
  });
  return read
    .select({
      id: messages.id,
      content: messages.content,
      senderId: messages.senderId,
      createdAt: messages.createdAt,
      conversation: getTableColumns(conversations),
    })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(sql`${messages.id} = ANY (ARRAY(${ids}))`)
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(limit);
}
