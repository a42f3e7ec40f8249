import { notifyAfter } from '@app/domain/conversations/conversation';
import type { MembershipStatus } from '@app/domain/conversations/membership.machine';
import { and, asc, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { isNotBlocked } from '../network/public.ts';
import { conversationMembers as members, conversations as table } from './conversations.tables.ts';

export type ConversationRow = typeof table.$inferSelect;
export type MemberRow = typeof members.$inferSelect;

/** A conversation as one of its members has it; of two, with the other's part. */
export interface Place {
  readonly conversation: ConversationRow;
  readonly own: MemberRow;
  /** Null of groups, and where the account is gone. */
  readonly other: MemberRow | null;
}

/** What counts as being in a group for others: a refusal is told to nobody. */
export const inGroup: readonly MembershipStatus[] = ['active', 'waiting', 'declined'];

export async function findPlace(
  read: Reader,
  id: string,
  userId: string,
): Promise<Place | undefined> {
  return (await findPlaces(read, [id], userId))[0];
}

export async function findPlaces(
  read: Reader,
  ids: readonly string[],
  userId: string,
): Promise<Place[]> {
  const others = alias(members, 'others');
  return read
    .select({ conversation: table, own: members, other: others })
    .from(table)
    .innerJoin(members, and(eq(members.conversationId, table.id), eq(members.userId, userId)))
    .leftJoin(
      others,
      and(
        eq(others.conversationId, table.id),
        sql`NOT ${table.isGroup}`,
        ne(others.userId, userId),
      ),
    )
    .where(inArray(table.id, [...ids]));
}

/** Waits for whoever writes or moves something in it. */
export async function lockConversation(tx: Tx, id: string): Promise<void> {
  await tx.select({ id: table.id }).from(table).where(eq(table.id, id)).for('update');
}

export async function insertConversation(tx: Tx, row: ConversationRow): Promise<void> {
  await tx.insert(table).values(row);
}

export const pairOf = (one: string, other: string) => {
  const [lowId = one, highId = other] = [one, other].sort();
  return { lowId, highId };
};

/** Makes the conversation of two if there is none. @returns its id, and whether it was made. */
export async function pairConversation(
  tx: Tx,
  row: ConversationRow & ReturnType<typeof pairOf>,
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  const made = await tx
    .insert(table)
    .values(row)
    .onConflictDoNothing({ target: [table.lowId, table.highId] })
    .returning({ id: table.id });
  if (made[0]) return { id: made[0].id, isNew: true };
  const id = await findPair(tx, row.lowId, row.highId);
  if (!id) throw new Error('A conversation of two is neither there nor made.');
  return { id, isNew: false };
}

export async function findPair(
  read: Reader,
  one: string,
  other: string,
): Promise<string | undefined> {
  const { lowId, highId } = pairOf(one, other);
  const [found] = await read
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.lowId, lowId), eq(table.highId, highId)));
  return found?.id;
}

/** Deletes those of two in which nothing was ever written. @returns how many, at most 1,000. */
export async function dropEmpty(tx: Tx, before: Date): Promise<number> {
  const old = tx
    .select({ id: table.id })
    .from(table)
    .where(and(sql`${table.messages} = 0 AND NOT ${table.isGroup}`, lt(table.createdAt, before)))
    .limit(1000)
    .for('update', { skipLocked: true });
  const gone = await tx.delete(table).where(inArray(table.id, old)).returning({ id: table.id });
  return gone.length;
}

export async function setName(tx: Tx, id: string, name: string): Promise<void> {
  await tx.update(table).set({ name }).where(eq(table.id, id));
}

export type NewMember = typeof members.$inferInsert;

export async function insertMembers(tx: Tx, rows: NewMember[]): Promise<void> {
  if (rows.length > 0) await tx.insert(members).values(rows);
}

const one = ({ conversationId, userId }: Pick<MemberRow, 'conversationId' | 'userId'>) =>
  and(eq(members.conversationId, conversationId), eq(members.userId, userId));

export async function findMember(
  read: Reader,
  conversationId: string,
  userId: string,
): Promise<MemberRow | undefined> {
  return (await read.select().from(members).where(one({ conversationId, userId })))[0];
}

export async function updateMember(
  tx: Tx,
  member: Pick<MemberRow, 'conversationId' | 'userId'>,
  change: Partial<Omit<MemberRow, 'conversationId' | 'userId'>>,
): Promise<void> {
  if (Object.keys(change).length > 0) await tx.update(members).set(change).where(one(member));
}

/**
 * Moves a reader's mark on, never back. Of what came meanwhile they are told later.
 *
 * @returns whether it moved.
 */
export async function markRead(
  tx: Tx,
  member: Pick<MemberRow, 'conversationId' | 'userId'>,
  number: number,
  at: Date,
): Promise<boolean> {
  const later = new Date(at.getTime() + notifyAfter).toISOString();
  const moved = await tx
    .update(members)
    .set({
      readNumber: number,
      tellAt: sql`CASE WHEN ${members.lastNumber} > ${number}
        THEN coalesce(${members.tellAt}, ${later}::timestamptz) END`,
    })
    .where(and(one(member), sql`${members.readNumber} < ${number}`))
    .returning({ userId: members.userId });
  return moved.length > 0;
}

/** Of a group, in the order in which they came; without those whom the reader is not to meet. */
export async function membersSeenBy(
  read: Reader,
  conversationId: string,
  readerId: string,
): Promise<MemberRow[]> {
  return read
    .select()
    .from(members)
    .where(
      and(
        eq(members.conversationId, conversationId),
        inArray(members.status, [...inGroup]),
        isNotBlocked(read, readerId, members.userId),
      ),
    )
    .orderBy(asc(members.since), asc(members.userId));
}

/** How each of some members stands to a conversation. */
export async function membersAmong(
  read: Reader,
  conversationId: string,
  ids: readonly string[],
): Promise<MemberRow[]> {
  return read
    .select()
    .from(members)
    .where(and(eq(members.conversationId, conversationId), inArray(members.userId, [...ids])));
}

export const countMembers = (read: Reader, conversationId: string): Promise<number> =>
  read.$count(
    members,
    and(eq(members.conversationId, conversationId), inArray(members.status, [...inGroup])),
  );

/** Who is to hear that something changed. */
export async function listenersOf(read: Reader, conversationId: string): Promise<string[]> {
  const rows = await read
    .select({ userId: members.userId })
    .from(members)
    .where(
      and(
        eq(members.conversationId, conversationId),
        inArray(members.status, ['active', 'waiting']),
      ),
    );
  return rows.map(({ userId }) => userId);
}

/** How many strangers somebody first wrote to since then. */
export const countRequests = (read: Reader, userId: string, since: Date): Promise<number> =>
  read.$count(
    members,
    and(
      eq(members.askedBy, userId),
      sql`${members.askedAt} > ${since.toISOString()}::timestamptz`,
      sql`EXISTS (SELECT FROM ${table} WHERE ${table.id} = ${members.conversationId}
        AND NOT ${table.isGroup})`,
    ),
  );

export interface Group {
  readonly count: number;
  readonly faces: readonly string[];
}

/** Of groups: how many are in each, and the first few besides the reader. */
export async function groupsOf(
  read: Reader,
  ids: readonly string[],
  readerId: string,
): Promise<(id: string) => Group> {
  if (ids.length === 0) return () => ({ count: 0, faces: [] });
  const rows = await read
    .select({
      id: members.conversationId,
      count: sql<number>`count(*)::int`,
      faces: sql<string[] | null>`(array_agg(${members.userId} ORDER BY ${members.since},
        ${members.userId}) FILTER (WHERE ${members.userId} <> ${readerId}))[1:3]`,
    })
    .from(members)
    .where(
      and(
        inArray(members.conversationId, [...ids]),
        inArray(members.status, [...inGroup]),
        isNotBlocked(read, readerId, members.userId),
      ),
    )
    .groupBy(members.conversationId);
  const known = new Map(rows.map(({ id, count, faces }) => [id, { count, faces: faces ?? [] }]));
  return (id) => known.get(id) ?? { count: 0, faces: [] };
}
