import { and, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/db/client.ts';
import { inTimeOrder } from '../../platform/db/keyset.ts';
import { foundByRarest, rarity, startingSo, unguessed } from '../../platform/db/words.ts';
import type { Slice } from '../../platform/lists.ts';
import { accountTable } from '../accounts/public.ts';
import { isNotBlocked } from '../network/public.ts';
import type { ConversationRow, MemberRow } from './conversations.repo.ts';
import { conversations, conversationMembers as members, messages } from './conversations.tables.ts';

export type Box = 'inbox' | 'requests' | 'archived';

/** As the indexes have them. */
const isIn: Record<Box, SQL> = {
  inbox: sql`${members.status} = 'active' AND NOT ${members.isArchived} AND ${members.lastAt} IS NOT NULL`,
  archived: sql`${members.status} = 'active' AND ${members.isArchived} AND ${members.lastAt} IS NOT NULL`,
  requests: sql`${members.status} = 'waiting' AND ${members.lastAt} IS NOT NULL`,
};

/**
 * That whoever asked is still there: of a conversation of two nothing waits without them. Asked as
 * values, row by row: of what exists the planner would read every account first.
 */
const isAsked = (read: Reader, userId: string): SQL =>
  sql`${isIn.requests} AND ${isNotBlocked(read, userId, members.askedBy)} AND (
    (SELECT ${accountTable.closedAt} IS NULL AND ${accountTable.deletionRequestedAt} IS NULL
      FROM ${accountTable} WHERE ${accountTable.id} = ${members.askedBy})
    OR (SELECT ${conversations.isGroup} FROM ${conversations}
      WHERE ${conversations.id} = ${members.conversationId}))`;

const mostCounted = 100;

/** A message of others after a member's mark, up to the last that was written to them. */
export const isUnreadBy = (read: Reader, userId: string | SQL) => sql`
  ${messages.conversationId} = ${members.conversationId}
    AND ${messages.number} > greatest(${members.readNumber}, ${members.fromNumber})
    AND ${messages.number} <= ${members.lastNumber}
    AND ${messages.senderId} IS DISTINCT FROM ${userId} AND ${messages.event} IS NULL
    AND ${messages.deletedAt} IS NULL AND ${isNotBlocked(read, userId, messages.senderId)}`;

const unread = (read: Reader, userId: string) => sql<number>`(SELECT count(*)::int FROM (
  SELECT FROM ${messages} WHERE ${isUnreadBy(read, userId)}
  LIMIT ${mostCounted}) AS unread)`;

/** The last message that the reader may see. */
const lastMessageId = (read: Reader, userId: string) => sql<string | null>`(
  SELECT ${messages.id} FROM ${messages}
  WHERE ${messages.conversationId} = ${members.conversationId}
    AND ${messages.number} > ${members.fromNumber} AND ${messages.event} IS NULL
    AND (NOT ${conversations.isGroup} OR ${isNotBlocked(read, userId, messages.senderId)})
  ORDER BY ${messages.number} DESC LIMIT 1)`;

export interface ListedRow {
  readonly conversation: ConversationRow;
  readonly own: MemberRow;
  readonly unread: number;
  readonly lastMessageId: string | null;
}

const order = inTimeOrder('desc', members.lastAt, members.conversationId);

/** A member's conversations, the one last written in first; no request of who is apart from them. */
export const listConversations = (
  read: Reader,
  userId: string,
  box: Box,
  { after, limit }: Slice,
): Promise<ListedRow[]> =>
  listedAmong(
    read,
    userId,
    and(box === 'requests' ? isAsked(read, userId) : isIn[box], order.beyond(after)),
    limit,
  );

/** Some of the conversations that a member is in. */
export const listByIds = (
  read: Reader,
  userId: string,
  ids: readonly string[],
): Promise<ListedRow[]> =>
  listedAmong(read, userId, inArray(members.conversationId, [...ids]), ids.length);

async function listedAmong(
  read: Reader,
  userId: string,
  among: SQL | undefined,
  limit: number,
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
    .where(and(eq(members.userId, userId), among))
    .orderBy(...order.by)
    .limit(limit);
}

/** The last conversations that a member is in, put away or not, at most so many. */
export async function latestConversations(
  read: Reader,
  userId: string,
  limit: number,
): Promise<ConversationRow[]> {
  return read
    .select(getTableColumns(conversations))
    .from(members)
    .innerJoin(conversations, eq(conversations.id, members.conversationId))
    .where(
      and(
        eq(members.userId, userId),
        sql`${members.status} = 'active' AND ${members.lastAt} IS NOT NULL`,
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
  read.$count(members, and(eq(members.userId, userId), isAsked(read, userId)));

const found = inTimeOrder('desc', messages.createdAt, messages.id);

/**
 * Messages of a member's own conversations that hold all words, the newest first. A word of many is
 * met soon in each of their conversations; one of few is found by the index of words. What was
 * written by who is apart from them is not found.
 */
export async function searchMessages(
  read: Reader,
  userId: string,
  words: readonly string[],
  { after, limit }: Slice,
) {
  const counted = { relation: 'messages', column: 'words' };
  const matches = sql`${messages.words} @@ ${startingSo(words)}`;
  const { found: byIndex, compared } = foundByRarest(messages.words, words);
  const isRead = and(
    sql`${messages.number} > own.from_number`,
    isNotBlocked(read, userId, messages.senderId),
    found.beyond(after),
  );
  const ordered = sql`ORDER BY ${sql.join(found.by, sql`, `)} LIMIT ${limit}`;
  const ids = sql`
    WITH ${rarity({ counted, beginnings: words, limit })},
    own AS MATERIALIZED (
      SELECT conversation_id, from_number FROM ${members}
      WHERE ${members.userId} = ${userId} AND ${members.status} = 'active'
    )
    (SELECT ${messages.id} FROM own CROSS JOIN LATERAL (
        SELECT id, created_at FROM ${messages}
        WHERE ${messages.conversationId} = own.conversation_id AND ${unguessed(matches)}
          AND ${isRead}
        ORDER BY ${messages.number} DESC LIMIT ${limit}) AS ${messages}
      WHERE (SELECT it FROM rare) IS NULL ${ordered})
    UNION ALL
    (SELECT ${messages.id}
      FROM (SELECT * FROM ${messages} WHERE ${byIndex} OFFSET 0) AS ${messages}
      JOIN own ON own.conversation_id = ${messages.conversationId}
      WHERE ${and(isRead, compared)} ${ordered})`;
  const { rows } = await read.execute<{ id: string }>(ids);
  const first = rows.map(({ id }) => id);
  return first.length === 0
    ? []
    : read
        .select({
          id: messages.id,
          content: messages.content,
          senderId: messages.senderId,
          createdAt: messages.createdAt,
          conversationId: messages.conversationId,
        })
        .from(messages)
        .where(inArray(messages.id, first))
        .orderBy(...found.by)
        .limit(limit);
}

export async function conversationsByIds(
  read: Reader,
  ids: readonly string[],
): Promise<Map<string, ConversationRow>> {
  if (ids.length === 0) return new Map();
  const rows = await read
    .select()
    .from(conversations)
    .where(inArray(conversations.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}
