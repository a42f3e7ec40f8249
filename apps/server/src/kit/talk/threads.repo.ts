import { and, eq, exists, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, alias, type PgTable } from 'drizzle-orm/pg-core';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { inTimeOrder } from '../../platform/db/keyset.ts';
import type { Slice } from '../../platform/lists.ts';

/** What every comment has, beside what it is of and what it says. */
export interface CommentRow {
  readonly id: string;
  /** The comment that it answers. */
  readonly parentId: string | null;
  /** Null once that account is erased. */
  readonly authorId: string | null;
  readonly createdAt: Date;
  readonly editedAt: Date | null;
  readonly deletedAt: Date | null;
}

type ColumnsOf<Row> = Readonly<Record<keyof Row, AnyPgColumn>>;
/** Which comments are for a reader. */
export type SeenBy<Row> = (comment: ColumnsOf<Row>) => SQL | undefined;

export interface Listed<Row> {
  readonly comment: Row;
  /** False where only the answers to it are for the reader. */
  readonly isSeen: boolean;
}

/**
 * What is read and written of a table of comments, each of which may answer another; answers are not answered. The
 * table needs an index over what threads are of and their time, and one over `parentId` and theirs.
 */
export function threadsIn<Row extends CommentRow>(
  plain: PgTable & { readonly $inferSelect: Row } & ColumnsOf<CommentRow>,
  subject: AnyPgColumn,
) {
  type IsSeen = SeenBy<Row>;
  type T = PgTable & ColumnsOf<CommentRow & Row>;
  const table = plain as unknown as T;
  const newestFirst = inTimeOrder('desc', table.createdAt, table.id);
  const oldestFirst = inTimeOrder('asc', table.createdAt, table.id);

  return {
    /**
     * Comments that answer none, the last written first.
     *
     * @param subjectId what they are of.
     * @param isSeen whether a comment is for the reader; others are the place of answers that are.
     */
    async listThreads(
      read: Reader,
      subjectId: string,
      isSeen: IsSeen,
      { after, limit }: Slice,
    ): Promise<Listed<Row>[]> {
      const answer = alias(table as PgTable, 'answer') as unknown as T;
      const answered = read
        .select({ one: sql`1` })
        .from(answer as PgTable)
        .where(and(eq(answer.parentId, table.id), isSeen(answer)));
      const own = isSeen(table);
      const rows = await read
        .select({ comment: table as PgTable, isSeen: sql<boolean>`coalesce((${own}), false)` })
        .from(table as PgTable)
        .where(
          and(
            eq(subject, subjectId),
            isNull(table.parentId),
            or(own, exists(answered)),
            newestFirst.beyond(after),
          ),
        )
        .orderBy(...newestFirst.by)
        .limit(limit);
      return rows as unknown as Listed<Row>[];
    },

    async find(read: Reader, id: string): Promise<Row | undefined> {
      return (await this.findAll(read, [id]))[0];
    },

    async findSeen(read: Reader, id: string, isSeen: IsSeen): Promise<Row | undefined> {
      const [row] = await read
        .select()
        .from(table as PgTable)
        .where(and(eq(table.id, id), isSeen(table)));
      return row as Row | undefined;
    },

    async findAll(read: Reader, ids: readonly string[]): Promise<Row[]> {
      if (ids.length === 0) return [];
      return read
        .select()
        .from(table as PgTable)
        .where(inArray(table.id, [...ids])) as Promise<Row[]>;
    },

    /** Held until the end of the transaction; others may answer it meanwhile. */
    async lock(tx: Tx, id: string): Promise<Row | undefined> {
      const rows = await tx
        .select()
        .from(table as PgTable)
        .where(eq(table.id, id))
        .for('update');
      return rows[0] as Row | undefined;
    },

    /** Returns its id, unless there is one with that id already. */
    inserting: (tx: Tx, row: Row) =>
      tx
        .insert(table as PgTable)
        .values(row)
        .onConflictDoNothing({ target: table.id as never })
        .returning({ id: table.id }),

    async update(tx: Tx, id: string, change: Partial<Row>): Promise<void> {
      await tx
        .update(table as PgTable)
        .set(change)
        .where(eq(table.id, id));
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
        .from(table as PgTable)
        .where(and(eq(table.parentId, commentId), isSeen(table), oldestFirst.beyond(after)))
        .orderBy(...oldestFirst.by)
        .limit(limit) as unknown as Promise<Row[]>;
    },

    /** The first answers to each of these, as many of each, the first one first. */
    async firstAnswers(
      read: Reader,
      commentIds: readonly string[],
      isSeen: IsSeen,
      limit: number,
    ): Promise<Row[]> {
      if (commentIds.length === 0) return [];
      const parent = alias(table as PgTable, 'parent') as unknown as T;
      const answer = read
        .select()
        .from(table as PgTable)
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

export type Threads<Row extends CommentRow> = ReturnType<typeof threadsIn<Row>>;
