import type { ArticleContent } from '@app/contracts/articles/article-writing.schemas';
import { articlesPaths } from '@app/contracts/articles/articles.paths';
import type { ArticleSubject } from '@app/domain/articles/article.policy';
import type { Language } from '@app/messages/catalogue';
import { and, asc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import { alphabetical } from '../../platform/db/alphabet.ts';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { lock } from '../../platform/db/locks.ts';
import { bankRefColumns, bankTable } from '../banks/public.ts';
import { articleAuthors, articleHistory, articles, isRead } from './articles.tables.ts';

export type ArticleRow = typeof articles.$inferSelect;
export type AuthorRow = typeof articleAuthors.$inferSelect;

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** By its slug or its id. */
export const named = (which: string) =>
  id.test(which) ? eq(articles.id, which) : eq(articles.slug, which);

export async function findArticle(read: Reader, which: string): Promise<ArticleRow | undefined> {
  const [row] = await read.select().from(articles).where(named(which));
  return row;
}

export const articlesByIds = (read: Reader, ids: readonly string[]): Promise<ArticleRow[]> =>
  read
    .select()
    .from(articles)
    .where(inArray(articles.id, [...ids]));

/** The same, kept from changing until the transaction ends. */
export async function lockArticle(tx: Tx, which: string): Promise<ArticleRow | undefined> {
  const [row] = await tx.select().from(articles).where(named(which)).for('no key update');
  return row;
}

/** @returns whether it was new. */
export async function insertArticle(tx: Tx, row: typeof articles.$inferInsert): Promise<boolean> {
  const made = await tx
    .insert(articles)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: articles.id });
  return made.length > 0;
}

export async function updateArticle(
  tx: Tx,
  articleId: string,
  change: Partial<Omit<typeof articles.$inferInsert, 'id'>>,
): Promise<void> {
  await tx.update(articles).set(change).where(eq(articles.id, articleId));
}

/** All that write these articles or are asked to, in the order in which they are named. */
export async function authorRows(
  read: Reader,
  articleIds: readonly string[],
): Promise<AuthorRow[]> {
  if (articleIds.length === 0) return [];
  return read
    .select()
    .from(articleAuthors)
    .where(inArray(articleAuthors.articleId, [...articleIds]))
    .orderBy(asc(articleAuthors.place), asc(articleAuthors.userId));
}

export async function insertAuthor(tx: Tx, row: AuthorRow): Promise<void> {
  await tx.insert(articleAuthors).values(row).onConflictDoNothing();
}

export async function agree(tx: Tx, articleId: string, userId: string, at: Date): Promise<void> {
  await tx
    .update(articleAuthors)
    .set({ agreedAt: at })
    .where(and(eq(articleAuthors.articleId, articleId), eq(articleAuthors.userId, userId)));
}

export async function deleteAuthor(tx: Tx, articleId: string, userId: string): Promise<void> {
  await tx
    .delete(articleAuthors)
    .where(and(eq(articleAuthors.articleId, articleId), eq(articleAuthors.userId, userId)));
}

/** Each author's list of works goes by it. */
export async function touchAuthors(tx: Tx, articleId: string, savedAt: Date): Promise<void> {
  await tx.update(articleAuthors).set({ savedAt }).where(eq(articleAuthors.articleId, articleId));
}

/** What the policies ask of an article. */
export const subjectOf = (
  { status, ownerId, content }: Pick<ArticleRow, 'status' | 'ownerId' | 'content'>,
  authors: readonly Pick<AuthorRow, 'userId' | 'agreedAt'>[],
): ArticleSubject => ({
  status,
  ownerId,
  authorIds: authors.filter(({ agreedAt }) => agreedAt !== null).map(({ userId }) => userId),
  bankSlug: content.bankSlug || null,
});

/** An address as it is wanted; where it is another's, with the end of the article's id. */
export async function freeSlug(tx: Tx, articleId: string, wanted: string): Promise<string> {
  // Of two that want one address at once, the second sees that it is gone.
  await lock(tx, `article slug ${wanted}`);
  const found = await tx
    .select({ id: articles.id })
    .from(articles)
    .where(and(eq(articles.slug, wanted), ne(articles.id, articleId)));
  const taken = reserved.has(wanted) || found.length > 0;
  return taken ? `${wanted}-${articleId.slice(-6)}` : wanted;
}

/** Parts of addresses that stand where a slug stands. */
const reserved = new Set(
  Object.values(articlesPaths).flatMap((address) => /articles\/([a-z]+)$/.exec(address)?.[1] ?? []),
);

/** The other languages of an article. */
export async function versionsOf(
  read: Reader,
  { id: articleId, groupId }: Pick<ArticleRow, 'id' | 'groupId'>,
): Promise<ArticleRow[]> {
  return read
    .select()
    .from(articles)
    .where(and(eq(articles.groupId, groupId), ne(articles.id, articleId)))
    .orderBy(asc(articles.language));
}

/** As everybody reads it, with the bank in whose name it appears. */
export async function findRead(read: Reader, which: string) {
  const [found] = await read
    .select({ article: articles, bank: bankRefColumns })
    .from(articles)
    .leftJoin(bankTable, eq(bankTable.id, articles.bankId))
    .where(and(named(which), sql`${articles}.${isRead}`));
  return found;
}

export async function findByPreview(read: Reader, hash: string): Promise<ArticleRow | undefined> {
  const [row] = await read.select().from(articles).where(eq(articles.previewHash, hash));
  return row;
}

/** What is read of an article: `findRead` finds no other. */
export function readPart({ published, summary, publishedAt, ...rest }: ArticleRow): {
  readonly published: ArticleContent;
  readonly summary: NonNullable<ArticleRow['summary']>;
  readonly publishedAt: Date;
} {
  if (!published || !summary || !publishedAt) throw new Error(`${rest.id} is not read.`);
  return { published, summary, publishedAt };
}

/** Tags of what is read in a language, the most used first. */
export async function tagsOf(read: Reader, language: Language, limit: number) {
  const found = await read.execute<{ slug: string; name: string; articles: number }>(sql`
    SELECT tag ->> 'slug' AS slug, min(tag ->> 'name') AS name, count(*)::int AS articles
    FROM ${articles}, jsonb_array_elements(${articles.summary} -> 'tags') AS tag
    WHERE ${isRead} AND ${articles.language} = ${language}
    GROUP BY 1 ORDER BY 3 DESC, ${alphabetical(sql`min(tag ->> 'name')`)}, 1 LIMIT ${limit}
  `);
  return found.rows;
}

export async function dueByClock(read: Reader, now: Date): Promise<string[]> {
  const rows = await read
    .select({ id: articles.id })
    .from(articles)
    .where(
      and(
        sql`${articles}.status = 'scheduled'`,
        isNotNull(articles.appearsAt),
        sql`${articles.appearsAt} <= ${now.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(asc(articles.appearsAt))
    .limit(500);
  return rows.map((row) => row.id);
}

/** Addresses of the pictures on cards of links, whether they are read, written or in a history. */
export async function picturesOfLinks(read: Reader): Promise<string[]> {
  const { rows } = await read.execute<{ url: string }>(sql`
    select distinct picture #>> '{}' as url
    from (
      select ${articles.content} as held from ${articles}
      union all select ${articles.published} from ${articles}
      union all select ${articleHistory.content} from ${articleHistory}
    ) as all_kept, jsonb_path_query(held, '$.**.imageUrl') as picture`);
  return rows.map(({ url }) => url);
}
