import { and, eq, inArray, ne, or } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { inTimeOrder } from '../../platform/db/keyset.ts';
import type { Slice } from '../../platform/lists.ts';
import { recommendations as table } from './network.tables.ts';
import { isNotBlocked } from './ties.repo.ts';

export type RecommendationRow = typeof table.$inferSelect;

const order = inTimeOrder('desc', table.createdAt, table.id);
const isWaiting = eq(table.status, 'pending');

export async function insertRecommendation(tx: Tx, row: RecommendationRow): Promise<void> {
  await tx.insert(table).values(row);
}

export async function findRecommendation(
  read: Reader,
  id: string,
): Promise<RecommendationRow | undefined> {
  return (await read.select().from(table).where(eq(table.id, id)))[0];
}

/** Whether the one wrote about the other, whatever became of it. */
export async function hasRecommended(
  read: Reader,
  authorId: string,
  subjectId: string,
): Promise<boolean> {
  const both = and(eq(table.authorId, authorId), eq(table.subjectId, subjectId));
  return (await read.$count(table, and(both, ne(table.status, 'withdrawn')))) > 0;
}

export async function updateRecommendation(
  tx: Tx,
  id: string,
  status: RecommendationRow['status'],
): Promise<void> {
  await tx.update(table).set({ status }).where(eq(table.id, id));
}

/** What a member shows of what others wrote, but of nobody whom the reader does not find. */
export async function listShown(
  read: Reader,
  subjectId: string,
  readerId: string,
  { after, limit }: Slice,
): Promise<RecommendationRow[]> {
  return read
    .select()
    .from(table)
    .where(
      and(
        eq(table.subjectId, subjectId),
        eq(table.status, 'shown'),
        isNotBlocked(read, readerId, table.authorId),
        order.beyond(after),
      ),
    )
    .orderBy(...order.by)
    .limit(limit);
}

const boxes = {
  waiting: (memberId: string) => and(eq(table.subjectId, memberId), isWaiting),
  received: (memberId: string) =>
    and(eq(table.subjectId, memberId), inArray(table.status, ['shown', 'hidden'])),
  given: (memberId: string) => and(eq(table.authorId, memberId), ne(table.status, 'withdrawn')),
} as const;

export async function listOwn(
  read: Reader,
  memberId: string,
  box: keyof typeof boxes,
  { after, limit }: Slice,
): Promise<RecommendationRow[]> {
  return read
    .select()
    .from(table)
    .where(and(boxes[box](memberId), order.beyond(after)))
    .orderBy(...order.by)
    .limit(limit);
}

export const countWaitingRecommendations = (read: Reader, memberId: string): Promise<number> =>
  read.$count(table, boxes.waiting(memberId));

export async function deleteRecommendationsBetween(
  tx: Tx,
  one: string,
  other: string,
): Promise<void> {
  await tx
    .delete(table)
    .where(
      or(
        and(eq(table.authorId, one), eq(table.subjectId, other)),
        and(eq(table.authorId, other), eq(table.subjectId, one)),
      ),
    );
}

/** @returns whom they were of besides. */
export async function deleteRecommendationsOf(tx: Tx, memberId: string): Promise<string[]> {
  const gone = await tx
    .delete(table)
    .where(or(eq(table.authorId, memberId), eq(table.subjectId, memberId)))
    .returning();
  return gone.map(({ authorId, subjectId }) => (authorId === memberId ? subjectId : authorId));
}
