import { and, asc, eq, isNull, ne, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { naming } from '../../platform/db/naming.ts';
import type { Person } from '../../platform/personal-data.ts';
import type { ArticleRow } from './articles.repo.ts';
import { articleAuthors, articleComments, articleHistory, articles } from './articles.tables.ts';

export async function articlesBy(read: Reader, userId: string): Promise<ArticleRow[]> {
  const rows = await read
    .select({ article: articles })
    .from(articleAuthors)
    .innerJoin(articles, eq(articles.id, articleAuthors.articleId))
    .where(eq(articleAuthors.userId, userId))
    .orderBy(asc(articles.id));
  return rows.map(({ article }) => article);
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

/** Takes an account off those who sign, and off what it wrote of others' articles. */
export async function forget(tx: Tx, userId: string): Promise<void> {
  await tx.delete(articleAuthors).where(eq(articleAuthors.userId, userId));
  await tx
    .update(articleComments)
    .set({
      text: '',
      deletedAt: sql`coalesce(${articleComments.deletedAt}, ${articleComments.createdAt})`,
      reportedAt: null,
    })
    .where(eq(articleComments.authorId, userId));
  // Which save a field was last changed by is kept, whose it was is not.
  const { fieldRevisions } = articles;
  await tx
    .update(articles)
    .set({ fieldRevisions: sql`replace(${fieldRevisions}::text, ${userId}, '')::jsonb` })
    .where(sql`position(${userId} in ${fieldRevisions}::text) > 0`);
}
