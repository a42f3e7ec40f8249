import { notifyAfter } from '@app/domain/conversations/conversation';
import { searchWords } from '@app/domain/search';
import { and, asc, desc, eq, getTableColumns, gt, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { isNotBlocked } from '../network/public.ts';
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

export interface Written {
  /** Under which number each stands; not of one that its sender wrote before. */
  readonly numbers: ReadonlyMap<string, number>;
  /** In whose lists they stand now. */
  readonly notified: readonly { readonly conversationId: string; readonly userId: string }[];
}

const recorded = (row: NewMessageRow, place: number) => ({
  place,
  id: row.id,
  conversation_id: row.conversationId,
  sender_id: row.senderId,
  client_id: row.clientId ?? null,
  event: row.event ?? null,
  content: row.content,
  quoted_id: row.quotedId ?? null,
  at: row.createdAt.toISOString(),
  words: row.event ? '' : wordsOf(row.content),
});

/**
 * Writes messages under the next numbers of their conversations, and puts them into the lists of all
 * who may read them: one statement, held up by whoever writes in one of them at the same moment.
 *
 * @param may whether one is written, of `s` as it was sent.
 */
export async function insertMessages(
  tx: Tx,
  rows: readonly NewMessageRow[],
  may: SQL = sql`true`,
): Promise<Written> {
  // Conversations are held in one order, so that two lots never wait for each other.
  const found = await tx.execute<{
    id: string | null;
    number: number;
    conversation_id: string;
    user_id: string;
  }>(sql`
    WITH sent AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(rows.map(recorded))}::jsonb) AS s (
        place int, id uuid, conversation_id uuid, sender_id uuid, client_id uuid, event text,
        content text, quoted_id uuid, at timestamptz, words text) WHERE ${may}
    ), held AS (
      SELECT id FROM ${conversations} WHERE id IN (SELECT conversation_id FROM sent)
      ORDER BY id FOR UPDATE
    ), counted AS (
      UPDATE ${conversations} AS c SET messages = c.messages + n.times
      FROM (SELECT held.id, count(*)::int AS times FROM sent
        JOIN held ON held.id = sent.conversation_id GROUP BY held.id) AS n
      WHERE c.id = n.id RETURNING c.id, c.is_group, c.messages - n.times AS before
    ), written AS (
      INSERT INTO ${table} (id, conversation_id, number, sender_id, client_id, event, content,
        quoted_id, created_at, words)
      SELECT s.id, s.conversation_id,
        counted.before + row_number() OVER (PARTITION BY s.conversation_id ORDER BY s.place),
        s.sender_id, s.client_id, s.event, s.content, s.quoted_id, s.at,
        to_tsvector('simple', s.words)
      FROM sent AS s JOIN counted ON counted.id = s.conversation_id
      ON CONFLICT (conversation_id, sender_id, client_id) DO NOTHING
      RETURNING id, conversation_id, number, sender_id, event, created_at
    ), told AS (
      UPDATE ${members} AS m SET
        last_at = t.at,
        last_number = greatest(m.last_number, t.others),
        tell_at = CASE WHEN m.told_number > m.read_number THEN m.tell_at
          ELSE coalesce(m.tell_at, t.others_at + ${notifyAfter} * interval '1 millisecond') END,
        is_archived = m.is_archived AND m.is_muted AND NOT t.wrote
      FROM (
        SELECT r.conversation_id, r.user_id, max(written.created_at) AS at,
          max(written.number) FILTER (WHERE written.sender_id <> r.user_id) AS others,
          min(written.created_at) FILTER (WHERE written.sender_id <> r.user_id) AS others_at,
          bool_or(written.sender_id = r.user_id) AS wrote
        FROM written JOIN counted ON counted.id = written.conversation_id
        JOIN ${members} AS r ON r.conversation_id = written.conversation_id
        WHERE written.event IS NULL
          AND (r.status = 'active' OR r.status = 'waiting' AND NOT counted.is_group)
          AND (r.user_id = written.sender_id
            OR ${isNotBlocked(tx, sql`written.sender_id`, sql`r.user_id`)})
        GROUP BY r.conversation_id, r.user_id
      ) AS t
      WHERE m.conversation_id = t.conversation_id AND m.user_id = t.user_id
      RETURNING m.conversation_id, m.user_id
    )
    SELECT id, number, conversation_id, NULL::uuid AS user_id FROM written
    UNION ALL SELECT NULL, 0, conversation_id, user_id FROM told`);
  const numbers = new Map<string, number>();
  const notified: { conversationId: string; userId: string }[] = [];
  for (const { id, number, conversation_id: conversationId, user_id: userId } of found.rows) {
    if (id === null) notified.push({ conversationId, userId });
    else numbers.set(id, number);
  }
  return { numbers, notified };
}

/** One of a conversation that is held. */
export async function insertMessage(tx: Tx, row: NewMessageRow): Promise<number | undefined> {
  return (await insertMessages(tx, [row])).numbers.get(row.id);
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

/**
 * What of a conversation a member reads: since they came, and in groups not of who is apart. Who is
 * asked into a group reads nothing of it before they accept; who is written to by a stranger does.
 */
const isReadBy = (read: Reader, { conversation, own }: Place) =>
  and(
    eq(table.conversationId, conversation.id),
    gt(table.number, own.fromNumber),
    conversation.isGroup ? isNotBlocked(read, own.userId, table.senderId) : undefined,
    conversation.isGroup && own.status !== 'active' ? sql`false` : undefined,
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
      and(inArray(reactions.messageId, [...ids]), isNotBlocked(read, readerId, reactions.userId)),
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
        isNotBlocked(read, own.userId, members.userId),
        isNotBlocked(read, own.userId, table.senderId),
      ),
    );
}
