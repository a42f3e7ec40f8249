import { searchWords } from '@app/domain/search';
import { and, asc, desc, eq, getTableColumns, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { isNotApart } from '../network/public.ts';
import type { Place } from './conversations.repo.ts';
import {
  conversations,
  conversationMembers as members,
  messageReactions as reactions,
  messages as table,
} from './conversations.tables.ts';
import { saysWhatIsRead } from './settings.repo.ts';

type Row = typeof table.$inferSelect;
export type MessageRow = Omit<Row, 'words'>;

const { words: _, ...columns } = getTableColumns(table);

const wordsOf = (content: string) => searchWords(content).join(' ');

export type NewMessageRow = Pick<MessageRow, 'id' | 'conversationId' | 'content' | 'createdAt'> &
  Partial<Pick<MessageRow, 'clientId' | 'event' | 'quotedId'>> & { readonly senderId: string };

interface Written {
  readonly number: number;
  readonly told: readonly string[];
}

/**
 * Writes a message under the next number of its conversation, and puts it into the lists of all who
 * may read it: one statement, held up by whoever writes at the same moment.
 *
 * @returns null where its sender wrote it before; the transaction is then to be rolled back.
 */
export async function insertMessage(tx: Tx, row: NewMessageRow): Promise<Written | null> {
  const { id, conversationId, senderId, clientId = null, event = null } = row;
  const { content, quotedId = null } = row;
  const at = row.createdAt.toISOString();
  const isSender = sql`${members.userId} = ${senderId}`;
  const { rows } = await tx.execute<{ number: number; told: string[] }>(sql`
    WITH counted AS (
      UPDATE ${conversations} SET messages = messages + 1 WHERE id = ${conversationId}
      RETURNING messages AS number
    ), written AS (
      INSERT INTO ${table} (id, conversation_id, number, sender_id, client_id, event, content,
        quoted_id, created_at, words)
      SELECT ${id}::uuid, ${conversationId}::uuid, counted.number, ${senderId}::uuid,
        ${clientId}::uuid, ${event}::text, ${content}::text, ${quotedId}::uuid, ${at}::timestamptz,
        to_tsvector('simple', ${event === null ? wordsOf(content) : ''})
      FROM counted
      ON CONFLICT (conversation_id, sender_id, client_id) DO NOTHING
      RETURNING number
    ), told AS (
      UPDATE ${members} SET
        last_at = ${at}::timestamptz,
        last_number = CASE WHEN ${isSender} THEN last_number ELSE written.number END,
        read_number = CASE WHEN ${isSender} THEN written.number ELSE read_number END,
        is_archived = is_archived AND is_muted AND NOT ${isSender}
      FROM written
      WHERE ${members.conversationId} = ${conversationId} AND ${event}::text IS NULL
        AND (${members.status} = 'active' OR ${members.status} = 'waiting' AND NOT EXISTS (
          SELECT FROM ${conversations} WHERE id = ${conversationId} AND is_group))
        AND (${isSender} OR ${isNotApart(tx, senderId, members.userId)})
      RETURNING user_id
    )
    SELECT written.number, ARRAY(SELECT user_id FROM told) AS told FROM written`);
  return rows[0] ?? null;
}

export async function findMessage(read: Reader, id: string): Promise<MessageRow | undefined> {
  return (await read.select(columns).from(table).where(eq(table.id, id)))[0];
}

export async function findSent(
  read: Reader,
  {
    conversationId,
    senderId,
    clientId,
  }: Record<'conversationId' | 'senderId' | 'clientId', string>,
): Promise<MessageRow | undefined> {
  const [found] = await read
    .select(columns)
    .from(table)
    .where(
      and(
        eq(table.conversationId, conversationId),
        eq(table.senderId, senderId),
        eq(table.clientId, clientId),
      ),
    );
  return found;
}

/** What of a conversation a member reads: since they came, and in groups not of who is apart. */
const isReadBy = (read: Reader, { conversation, own }: Place) =>
  and(
    eq(table.conversationId, conversation.id),
    gt(table.number, own.fromNumber),
    conversation.isGroup ? isNotApart(read, own.userId, table.senderId) : undefined,
  );

/** The newest first. */
export async function listMessages(
  read: Reader,
  place: Place,
  { after, limit }: { readonly after?: { readonly number: number } | undefined; limit: number },
): Promise<MessageRow[]> {
  return read
    .select(columns)
    .from(table)
    .where(and(isReadBy(read, place), after && lt(table.number, after.number)))
    .orderBy(desc(table.number))
    .limit(limit);
}

export async function findRead(
  read: Reader,
  place: Place,
  id: string,
): Promise<MessageRow | undefined> {
  const [found] = await read
    .select(columns)
    .from(table)
    .where(and(eq(table.id, id), isReadBy(read, place)));
  return found;
}

/** Those of some messages that a member reads, such as what others quote. */
export async function readAmong(
  read: Reader,
  place: Place,
  ids: readonly string[],
): Promise<MessageRow[]> {
  return ids.length === 0
    ? []
    : read
        .select(columns)
        .from(table)
        .where(and(inArray(table.id, [...ids]), isReadBy(read, place)));
}

export async function messagesByIds(read: Reader, ids: readonly string[]): Promise<MessageRow[]> {
  return ids.length === 0
    ? []
    : read
        .select(columns)
        .from(table)
        .where(inArray(table.id, [...ids]));
}

export async function updateContent(
  tx: Tx,
  id: string,
  change: { readonly content: string; readonly editedAt?: Date; readonly deletedAt?: Date },
): Promise<void> {
  const words = wordsOf(change.content);
  await tx
    .update(table)
    .set({ ...change, words })
    .where(eq(table.id, id));
}

export async function putReaction(
  tx: Tx,
  row: Omit<typeof reactions.$inferSelect, 'reaction'> & {
    readonly reaction: (typeof reactions.$inferSelect)['reaction'] | null;
  },
): Promise<void> {
  const { reaction, ...key } = row;
  const own = and(eq(reactions.messageId, key.messageId), eq(reactions.userId, key.userId));
  if (reaction === null) {
    await tx.delete(reactions).where(own);
    return;
  }
  await tx
    .insert(reactions)
    .values({ ...key, reaction })
    .onConflictDoUpdate({
      target: [reactions.messageId, reactions.userId],
      set: { reaction, reactedAt: key.reactedAt },
    });
}

export async function dropReactions(tx: Tx, messageId: string): Promise<void> {
  await tx.delete(reactions).where(eq(reactions.messageId, messageId));
}

/** Of each message how often each, the earliest first; not of who is apart from the reader. */
export async function reactionsOf(read: Reader, ids: readonly string[], readerId: string) {
  if (ids.length === 0) return [];
  return read
    .select({
      messageId: reactions.messageId,
      reaction: reactions.reaction,
      count: sql<number>`count(*)::int`,
      isOwn: sql<boolean>`bool_or(${reactions.userId} = ${readerId})`,
    })
    .from(reactions)
    .where(
      and(inArray(reactions.messageId, [...ids]), isNotApart(read, readerId, reactions.userId)),
    )
    .groupBy(reactions.messageId, reactions.reaction)
    .orderBy(asc(sql`min(${reactions.reactedAt})`), asc(reactions.reaction));
}

/** Up to which message each of the others has read, of those who say it. */
export async function readMarks(read: Reader, { conversation, own }: Place) {
  return read
    .select({ userId: members.userId, messageId: table.id })
    .from(members)
    .innerJoin(
      table,
      and(eq(table.conversationId, conversation.id), eq(table.number, members.readNumber)),
    )
    .where(
      and(
        eq(members.conversationId, conversation.id),
        eq(members.status, 'active'),
        sql`${members.userId} <> ${own.userId}`,
        gt(table.number, own.fromNumber),
        saysWhatIsRead(read, members.userId),
        isNotApart(read, own.userId, members.userId),
        isNotApart(read, own.userId, table.senderId),
      ),
    );
}
