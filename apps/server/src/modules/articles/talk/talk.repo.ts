import type { ArticleReactions } from '@app/contracts/articles/articles.schemas';
import { type CommentReportReason, articleReactions as kinds } from '@app/domain/articles/article';
import { and, asc, count, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core';
import { threadsIn } from '../../../kit/talk/threads.repo.ts';
import type { Reader, Tx } from '../../../platform/db/client.ts';
import { inTimeOrder } from '../../../platform/db/keyset.ts';
import type { Slice } from '../../../platform/lists.ts';
import { named } from '../articles.repo.ts';
import {
  articleAuthors,
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

export async function hasBookmarked(
  read: Reader,
  articleId: string,
  userId: string,
): Promise<boolean> {
  const rows = await read
    .select({ at: articleBookmarks.keptAt })
    .from(articleBookmarks)
    .where(ofReader(articleBookmarks, articleId, userId));
  return rows.length > 0;
}

export async function setBookmarked(
  tx: Tx,
  row: typeof articleBookmarks.$inferSelect,
  bookmarked: boolean,
): Promise<void> {
  if (bookmarked) await tx.insert(articleBookmarks).values(row).onConflictDoNothing();
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

export const threads = threadsIn(articleComments, articleComments.articleId);
export const updateComment = threads.update;

/** Taken back ones are the place of answers alone. */
export const stands = ({ deletedAt }: { readonly deletedAt: AnyPgColumn }) => isNull(deletedAt);

/** An article as far as the talk on it needs it. */
const talked = {
  id: articles.id,
  slug: articles.slug,
  title: sql<string>`coalesce(${articles.summary} ->> 'title', '')`,
  subject: {
    status: articles.status,
    ownerId: articles.ownerId,
    authorIds: sql<string[]>`ARRAY(SELECT author.user_id FROM ${articleAuthors} AS author
      WHERE author.article_id = ${articles.id} AND author.agreed_at IS NOT NULL
      ORDER BY author.place, author.user_id)`,
    bankSlug: sql<string | null>`nullif(${articles.content} ->> 'bankSlug', '')`,
  },
};

/** By its slug or its id. */
export async function talkedArticle(read: Reader, which: string) {
  return (await read.select(talked).from(articles).where(named(which)))[0];
}

export type TalkedArticle = NonNullable<Awaited<ReturnType<typeof talkedArticle>>>;

/** The same with what may forbid a member's comment on it. */
export async function commentGate(
  read: Reader,
  which: string,
  userId: string,
  { id, parentId }: { readonly id: string; readonly parentId: string | null },
) {
  const before = alias(articleComments, 'before');
  const parent = alias(articleComments, 'parent');
  const written = alias(articleComments, 'written');
  const [found] = await read
    .select({
      place: { ...talked.subject, id: articles.id, slug: articles.slug, title: talked.title },
      before,
      parent,
      written: sql<number>`(SELECT count(*)::int FROM ${articleComments} AS written
        WHERE ${and(eq(written.articleId, articles.id), eq(written.authorId, userId))})`,
    })
    .from(articles)
    .leftJoin(before, eq(before.id, id))
    .leftJoin(parent, parentId === null ? sql`false` : and(eq(parent.id, parentId), stands(parent)))
    .where(named(which));
  if (!found) return undefined;
  const { id: articleId, slug, title, ...subject } = found.place;
  return { ...found, place: { id: articleId, slug, title, subject } satisfies TalkedArticle };
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

export async function reportReasonsOf(
  read: Reader,
  commentIds: readonly string[],
): Promise<{ id: string; fault: CommentReportReason; count: number }[]> {
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
