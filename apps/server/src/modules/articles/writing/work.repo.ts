import type { ArticleStatus } from '@app/domain/articles/article.machine';
import { and, count, desc, eq, isNull, lt, notInArray, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../../platform/db/client.ts';
import { inTimeOrder } from '../../../platform/db/keyset.ts';
import type { Slice } from '../../../platform/lists.ts';
import { articleAuthors, articleHistory, articles } from '../articles.tables.ts';

export type HistoryRow = typeof articleHistory.$inferSelect;

const rowColumns = {
  id: articles.id,
  slug: articles.slug,
  language: articles.language,
  status: articles.status,
  title: sql<string>`${articles.content} ->> 'title'`,
  cover: sql<{ url: string; alt: string }>`${articles.content} -> 'cover'`,
  publishedAt: articles.publishedAt,
  appearsAt: articles.appearsAt,
  submittedAt: articles.submittedAt,
};

const lastSaved = inTimeOrder('desc', articleAuthors.savedAt, articleAuthors.articleId);

/** What a member writes or is asked to write, the last saved first. */
export async function listOwn(
  read: Reader,
  userId: string,
  { after, limit }: Slice,
  status: ArticleStatus | undefined,
) {
  return read
    .select({
      ...rowColumns,
      savedAt: articleAuthors.savedAt,
      agreedAt: articleAuthors.agreedAt,
    })
    .from(articleAuthors)
    .innerJoin(articles, eq(articles.id, articleAuthors.articleId))
    .where(
      and(
        eq(articleAuthors.userId, userId),
        status && eq(articles.status, status),
        lastSaved.beyond(after),
      ),
    )
    .orderBy(...lastSaved.by)
    .limit(limit);
}

const firstSent = inTimeOrder('asc', articles.submittedAt, articles.id);

/** What waits for a moderator, the first sent in first. */
export async function listWaiting(read: Reader, { after, limit }: Slice) {
  return read
    .select({ ...rowColumns, savedAt: articles.savedAt })
    .from(articles)
    .where(
      and(
        // Written out, so that an index over it serves the list.
        sql`${articles}.status IN ('review', 'amended')`,
        firstSent.beyond(after),
      ),
    )
    .orderBy(...firstSent.by)
    .limit(limit);
}

/** Articles of a member that have never appeared. */
export async function draftCount(read: Reader, userId: string): Promise<number> {
  const [row] = await read
    .select({ drafts: count() })
    .from(articles)
    .where(and(eq(articles.ownerId, userId), isNull(articles.publishedAt)));
  return row?.drafts ?? 0;
}

export async function lastHistory(
  read: Reader,
  articleId: string,
): Promise<HistoryRow | undefined> {
  const [row] = await read
    .select()
    .from(articleHistory)
    .where(eq(articleHistory.articleId, articleId))
    .orderBy(desc(articleHistory.number))
    .limit(1);
  return row;
}

export async function insertHistory(tx: Tx, row: HistoryRow): Promise<void> {
  await tx.insert(articleHistory).values(row);
}

export async function rewriteHistory(
  tx: Tx,
  { articleId, number, ...change }: Pick<HistoryRow, 'articleId' | 'number' | 'at' | 'content'>,
): Promise<void> {
  await tx
    .update(articleHistory)
    .set(change)
    .where(and(eq(articleHistory.articleId, articleId), eq(articleHistory.number, number)));
}

/** Keeps the newest of what was only saved; what happened to an article stays. */
export async function thinHistory(tx: Tx, articleId: string, keep: number): Promise<void> {
  const newest = tx
    .select({ number: articleHistory.number })
    .from(articleHistory)
    .where(and(eq(articleHistory.articleId, articleId), eq(articleHistory.event, 'edit')))
    .orderBy(desc(articleHistory.number))
    .limit(keep);
  await tx
    .delete(articleHistory)
    .where(
      and(
        eq(articleHistory.articleId, articleId),
        eq(articleHistory.event, 'edit'),
        notInArray(articleHistory.number, newest),
      ),
    );
}

export async function listHistory(
  read: Reader,
  articleId: string,
  { before, limit }: { readonly before: number | undefined; readonly limit: number },
) {
  return read
    .select({
      number: articleHistory.number,
      at: articleHistory.at,
      actorId: articleHistory.actorId,
      event: articleHistory.event,
      reason: articleHistory.reason,
      title: sql<string>`${articleHistory.content} ->> 'title'`,
    })
    .from(articleHistory)
    .where(
      and(
        eq(articleHistory.articleId, articleId),
        before === undefined ? undefined : lt(articleHistory.number, before),
      ),
    )
    .orderBy(desc(articleHistory.number))
    .limit(limit);
}

export async function findVersion(
  read: Reader,
  articleId: string,
  number: number,
): Promise<HistoryRow | undefined> {
  const [row] = await read
    .select()
    .from(articleHistory)
    .where(and(eq(articleHistory.articleId, articleId), eq(articleHistory.number, number)));
  return row;
}
