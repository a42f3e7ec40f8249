import { and, eq, exists, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, alias, type PgTable } from 'drizzle-orm/pg-core';
import type { Slice } from '../lists.ts';
import type { Reader } from './client.ts';
import { inTimeOrder } from './keyset.ts';

type Columns = Readonly<Record<'id' | 'parentId' | 'createdAt', AnyPgColumn>>;

export interface Listed<Row> {
  readonly comment: Row;
  /** False where only the answers to it are for the reader. */
  readonly isSeen: boolean;
}

/**
 * Lists of a table of comments, each of which may answer another; answers are not answered. The
 * table needs an index over what threads are of and their time, and one over `parentId` and theirs.
 */
export function threadsIn<T extends PgTable & Columns>(table: T) {
  type Row = T['$inferSelect'];
  type IsSeen = (comment: T) => SQL | undefined;
  const plain: PgTable = table;
  const newestFirst = inTimeOrder('desc', table.createdAt, table.id);
  const oldestFirst = inTimeOrder('asc', table.createdAt, table.id);

  return {
    /**
     * Comments that answer none, the last written first.
     *
     * @param of what they are of.
     * @param isSeen whether a comment is for the reader; others are the place of answers that are.
     */
    async listThreads(
      read: Reader,
      of: SQL,
      isSeen: IsSeen,
      { after, limit }: Slice,
    ): Promise<Listed<Row>[]> {
      const answer = alias(plain, 'answer') as unknown as T;
      const answered = read
        .select({ one: sql`1` })
        .from(answer as PgTable)
        .where(and(eq(answer.parentId, table.id), isSeen(answer)));
      const own = isSeen(table);
      const rows = await read
        .select({ comment: plain, isSeen: sql<boolean>`coalesce((${own}), false)` })
        .from(plain)
        .where(
          and(of, isNull(table.parentId), or(own, exists(answered)), newestFirst.beyond(after)),
        )
        .orderBy(...newestFirst.by)
        .limit(limit);
      return rows as unknown as Listed<Row>[];
    },

    /** Answers to a comment, the first one first. */
    async listAnswers(
      read: Reader,
      commentId: string,
      isSeen: IsSeen,
      { after, limit }: Slice,
    ): Promise<Row[]> {
      return read
        .select()
        .from(plain)
        .where(and(eq(table.parentId, commentId), isSeen(table), oldestFirst.beyond(after)))
        .orderBy(...oldestFirst.by)
        .limit(limit);
    },

    /** The first answers to each of these, as many of each, the first one first. */
    async firstAnswers(
      read: Reader,
      commentIds: readonly string[],
      isSeen: IsSeen,
      limit: number,
    ): Promise<Row[]> {
      if (commentIds.length === 0) return [];
      const parent = alias(plain, 'parent') as unknown as T;
      const answer = read
        .select()
        .from(plain)
        .where(and(eq(table.parentId, parent.id), isSeen(table)))
        .orderBy(...oldestFirst.by)
        .limit(limit)
        .as('answer');
      const rows = await read
        .select()
        .from(parent as PgTable)
        .crossJoinLateral(answer)
        .where(inArray(parent.id, [...commentIds]))
        .orderBy(sql`"answer"."created_at", "answer"."id"`);
      return rows.map((row) => (row as unknown as { answer: Row }).answer);
    },
  };
}
