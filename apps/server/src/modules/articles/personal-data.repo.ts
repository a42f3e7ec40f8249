import { and, asc, eq, isNull, ne, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { naming } from '../../platform/db/naming.ts';
import type { Person } from '../../platform/personal-data.ts';
import type { ArticleRow } from './articles.repo.ts';
import {
  articleAuthors,
  articleBookmarks,
  articleCommentReports,
  articleComments,
  articleHistory,
  articleReactions,
  articles,
} from './articles.tables.ts';

export async function articlesBy(read: Reader, userId: string): Promise<ArticleRow[]> {
  const rows = await read
    .select({ article: articles })
    .from(articleAuthors)
    .innerJoin(articles, eq(articles.id, articleAuthors.articleId))
    .where(eq(articleAuthors.userId, userId))
    .orderBy(asc(articles.id));
  return rows.map(({ article }) => article);
}

export async function talkOf(read: Reader, userId: string) {
  const [comments, reactions, bookmarks, reports] = await Promise.all([
    read
      .select({
        article: articles.slug,
        text: articleComments.text,
        createdAt: articleComments.createdAt,
      })
      .from(articleComments)
      .innerJoin(articles, eq(articles.id, articleComments.articleId))
      .where(eq(articleComments.authorId, userId))
      .orderBy(asc(articleComments.id)),
    read
      .select({ article: articles.slug, reaction: articleReactions.reaction })
      .from(articleReactions)
      .innerJoin(articles, eq(articles.id, articleReactions.articleId))
      .where(eq(articleReactions.userId, userId)),
    read
      .select({ article: articles.slug, keptAt: articleBookmarks.keptAt })
      .from(articleBookmarks)
      .innerJoin(articles, eq(articles.id, articleBookmarks.articleId))
      .where(eq(articleBookmarks.userId, userId)),
    read
      .select({
        fault: articleCommentReports.fault,
        reportedAt: articleCommentReports.reportedAt,
      })
      .from(articleCommentReports)
      .where(eq(articleCommentReports.userId, userId)),
  ]);
  return { comments, reactions, bookmarks, reports };
}

/** Articles that name somebody, by their account or by their name. */
export async function articlesNaming(tx: Tx, userId: string, person: Person): Promise<string[]> {
  const said = (...columns: readonly SQLWrapper[]) =>
    sql`concat_ws(' ', ${sql.join([...columns], sql`, `)})`;
  const told = (text: SQL) => sql`(position(${userId} in ${text}) > 0 OR ${naming(text, person)})`;
  const { content, published, returnedReason } = articles;
  const rows = await tx
    .select({ id: articles.id })
    .from(articles)
    .where(
      or(
        told(said(content, published, returnedReason)),
        sql`EXISTS (
          SELECT FROM ${articleHistory} WHERE ${articleHistory.articleId} = ${articles.id}
            AND ${told(said(articleHistory.content, articleHistory.reason))}
        )`,
      ),
    );
  return rows.map(({ id }) => id);
}

/** Comments of others that name somebody. */
export async function commentsNaming(tx: Tx, person: Person) {
  const { authorId, id, text } = articleComments;
  return tx
    .select({ id, text })
    .from(articleComments)
    .where(and(or(isNull(authorId), ne(authorId, person.id)), naming(text, person)));
}

export async function historyOf(tx: Tx, articleId: string) {
  return tx.select().from(articleHistory).where(eq(articleHistory.articleId, articleId));
}

export async function rewriteVersion(
  tx: Tx,
  { articleId, number, content, reason }: Awaited<ReturnType<typeof historyOf>>[number],
): Promise<void> {
  await tx
    .update(articleHistory)
    .set({ content, reason })
    .where(
      sql`${articleHistory.articleId} = ${articleId} AND ${articleHistory.number} = ${number}`,
    );
}

/** Takes an account off all that stays. */
export async function forget(tx: Tx, userId: string): Promise<void> {
  await tx.delete(articleAuthors).where(eq(articleAuthors.userId, userId));
  await tx.delete(articleReactions).where(eq(articleReactions.userId, userId));
  await tx.delete(articleBookmarks).where(eq(articleBookmarks.userId, userId));
  await tx.delete(articleCommentReports).where(eq(articleCommentReports.userId, userId));
  await tx
    .update(articleComments)
    .set({
      authorId: null,
      text: '',
      deletedAt: sql`coalesce(${articleComments.deletedAt}, ${articleComments.createdAt})`,
      reportedAt: null,
    })
    .where(eq(articleComments.authorId, userId));
  await tx
    .update(articleComments)
    .set({ hiddenBy: null })
    .where(eq(articleComments.hiddenBy, userId));
  await tx.update(articles).set({ savedBy: null }).where(eq(articles.savedBy, userId));
  await tx.update(articles).set({ returnedBy: null }).where(eq(articles.returnedBy, userId));
  await tx.update(articleHistory).set({ actorId: null }).where(eq(articleHistory.actorId, userId));
  await tx.update(articles).set({ ownerId: null }).where(eq(articles.ownerId, userId));
  // Which save a field was last changed by is kept, whose it was is not.
  const { fieldRevisions } = articles;
  await tx
    .update(articles)
    .set({ fieldRevisions: sql`replace(${fieldRevisions}::text, ${userId}, '')::jsonb` })
    .where(sql`position(${userId} in ${fieldRevisions}::text) > 0`);
}
