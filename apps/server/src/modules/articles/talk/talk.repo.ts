import type { ArticleReactions } from '@app/contracts/articles/articles.schemas';
import { type CommentFault, articleReactions as kinds } from '@app/domain/articles/article';
import { and, asc, count, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../../platform/db/client.ts';
import { inTimeOrder } from '../../../platform/db/keyset.ts';
import { threadsIn } from '../../../platform/db/threads.ts';
import type { Slice } from '../../../platform/lists.ts';
import {
  articleBookmarks,
  articleCommentReports,
  articleComments,
  articleReactions,
  articles,
  isRead,
} from '../articles.tables.ts';

export type CommentRow = typeof articleComments.$inferSelect;

export async function reactionCounts(read: Reader, articleId: string): Promise<ArticleReactions> {
  const rows = await read
    .select({ reaction: articleReactions.reaction, times: count() })
    .from(articleReactions)
    .where(eq(articleReactions.articleId, articleId))
    .groupBy(articleReactions.reaction);
  const times = new Map(rows.map((row) => [row.reaction, row.times]));
  return Object.fromEntries(kinds.map((kind) => [kind, times.get(kind) ?? 0])) as ArticleReactions;
}

const ofReader = (
  table: typeof articleReactions | typeof articleBookmarks,
  articleId: string,
  userId: string,
) => and(eq(table.articleId, articleId), eq(table.userId, userId));

export async function reactionOf(read: Reader, articleId: string, userId: string) {
  const [row] = await read
    .select({ reaction: articleReactions.reaction })
    .from(articleReactions)
    .where(ofReader(articleReactions, articleId, userId));
  return row?.reaction ?? null;
}

export async function putReaction(
  tx: Tx,
  {
    reaction,
    ...row
  }: Omit<typeof articleReactions.$inferSelect, 'reaction'> & {
    readonly reaction: (typeof kinds)[number] | null;
  },
): Promise<void> {
  if (reaction === null) {
    await tx.delete(articleReactions).where(ofReader(articleReactions, row.articleId, row.userId));
    return;
  }
  await tx
    .insert(articleReactions)
    .values({ ...row, reaction })
    .onConflictDoUpdate({
      target: [articleReactions.articleId, articleReactions.userId],
      set: { reaction },
    });
}

export async function isKept(read: Reader, articleId: string, userId: string): Promise<boolean> {
  const rows = await read
    .select({ at: articleBookmarks.keptAt })
    .from(articleBookmarks)
    .where(ofReader(articleBookmarks, articleId, userId));
  return rows.length > 0;
}

export async function setKept(
  tx: Tx,
  row: typeof articleBookmarks.$inferSelect,
  kept: boolean,
): Promise<void> {
  if (kept) await tx.insert(articleBookmarks).values(row).onConflictDoNothing();
  else
    await tx.delete(articleBookmarks).where(ofReader(articleBookmarks, row.articleId, row.userId));
}

/** Comments that everybody reads. */
export async function commentCount(read: Reader, articleId: string): Promise<number> {
  const [row] = await read
    .select({ times: count() })
    .from(articleComments)
    .where(
      and(
        eq(articleComments.articleId, articleId),
        isNull(articleComments.deletedAt),
        isNull(articleComments.hiddenAt),
      ),
    );
  return row?.times ?? 0;
}

const threads = threadsIn(articleComments);
const stands = ({ deletedAt }: Pick<typeof articleComments, 'deletedAt'>) => isNull(deletedAt);

/** Comments that answer none; taken back ones as the place of answers. */
export const listThreads = async (
  read: Reader,
  articleId: string,
  slice: Slice,
): Promise<CommentRow[]> => {
  const of = eq(articleComments.articleId, articleId);
  return (await threads.listThreads(read, of, stands, slice)).map(({ comment }) => comment);
};

export const listAnswers = (read: Reader, commentId: string, slice: Slice): Promise<CommentRow[]> =>
  threads.listAnswers(read, commentId, stands, slice);

export const firstAnswers = (
  read: Reader,
  commentIds: readonly string[],
  limit: number,
): Promise<CommentRow[]> => threads.firstAnswers(read, commentIds, stands, limit);

export async function findComment(read: Reader, id: string): Promise<CommentRow | undefined> {
  const [row] = await read.select().from(articleComments).where(eq(articleComments.id, id));
  return row;
}

export async function commentsOfMember(
  read: Reader,
  articleId: string,
  userId: string,
): Promise<number> {
  const [row] = await read
    .select({ times: count() })
    .from(articleComments)
    .where(and(eq(articleComments.articleId, articleId), eq(articleComments.authorId, userId)));
  return row?.times ?? 0;
}

export async function insertComment(tx: Tx, row: CommentRow): Promise<void> {
  await tx.insert(articleComments).values(row);
}

export async function updateComment(
  tx: Tx,
  id: string,
  change: Partial<Omit<CommentRow, 'id' | 'articleId'>>,
): Promise<void> {
  await tx.update(articleComments).set(change).where(eq(articleComments.id, id));
}

/** Which of these the member reported. */
export async function reportedBy(
  read: Reader,
  commentIds: readonly string[],
  userId: string,
): Promise<ReadonlySet<string>> {
  if (commentIds.length === 0) return new Set();
  const rows = await read
    .select({ id: articleCommentReports.commentId })
    .from(articleCommentReports)
    .where(
      and(
        inArray(articleCommentReports.commentId, [...commentIds]),
        eq(articleCommentReports.userId, userId),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

/** @returns whether it is the member's first report of it. */
export async function insertReport(
  tx: Tx,
  row: typeof articleCommentReports.$inferSelect,
): Promise<boolean> {
  const made = await tx
    .insert(articleCommentReports)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: articleCommentReports.commentId });
  return made.length > 0;
}

const reportedFirst = inTimeOrder('asc', articleComments.reportedAt, articleComments.id);

/** Reported comments that nobody looked at yet, the first reported first. */
export async function listReported(read: Reader, { after, limit }: Slice) {
  return read
    .select({
      comment: articleComments,
      article: { slug: articles.slug, title: sql<string>`${articles.summary} ->> 'title'` },
    })
    .from(articleComments)
    .innerJoin(articles, eq(articles.id, articleComments.articleId))
    .where(
      and(
        isNotNull(articleComments.reportedAt),
        sql`${articles}.${isRead}`,
        reportedFirst.beyond(after),
      ),
    )
    .orderBy(...reportedFirst.by)
    .limit(limit);
}

export async function faultsOf(
  read: Reader,
  commentIds: readonly string[],
): Promise<{ id: string; fault: CommentFault; count: number }[]> {
  if (commentIds.length === 0) return [];
  return read
    .select({
      id: articleCommentReports.commentId,
      fault: articleCommentReports.fault,
      count: count(),
    })
    .from(articleCommentReports)
    .where(inArray(articleCommentReports.commentId, [...commentIds]))
    .groupBy(articleCommentReports.commentId, articleCommentReports.fault)
    .orderBy(asc(articleCommentReports.fault));
}
