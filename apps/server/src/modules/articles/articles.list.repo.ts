import type { Language } from '@app/messages/catalogue';
import { and, arrayContains, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/db/client.ts';
import { inTimeOrder } from '../../platform/db/keyset.ts';
import { firstHolding, unguessed } from '../../platform/db/words.ts';
import type { Slice } from '../../platform/lists.ts';
import { bankRefColumns, bankTable } from '../banks/public.ts';
import { articleAuthors, articleBookmarks, articles, isRead } from './articles.tables.ts';

/**
 * What an article is found by besides what is read: a word each, so that one index finds tags,
 * authors and banks of few articles, and the order of the list those of many.
 */
export const mark = {
  tag: (slug: string) => `oznaka0${slug.replaceAll('-', '')}`,
  author: (userId: string) => `pisac0${userId.replaceAll('-', '')}`,
  bank: (slug: string) => `banka0${slug.replaceAll('-', '')}`,
};

export interface ArticlesFilter {
  readonly language: Language;
  readonly words: readonly string[];
  readonly tag?: string | undefined;
  readonly authorId?: string | undefined;
  readonly bank?: string | undefined;
}

const cardColumns = {
  id: articles.id,
  slug: articles.slug,
  language: articles.language,
  summary: articles.summary,
  publishedAt: articles.publishedAt,
  bank: bankRefColumns,
};

const cards = (read: Reader) =>
  read.select(cardColumns).from(articles).leftJoin(bankTable, eq(bankTable.id, articles.bankId));

/** A row of a list, as what everybody reads has it. */
export type CardRow = Awaited<ReturnType<typeof listRead>>[number];

const order = inTimeOrder('desc', articles.publishedAt, articles.id);

/** Articles that everybody reads, the last published first. */
export async function listRead(
  read: Reader,
  { after, limit }: Slice,
  { language, words, tag, authorId, bank }: ArticlesFilter,
) {
  const found = firstHolding({
    table: articles,
    id: articles.id,
    words: articles.words,
    counted: { relation: 'articles', column: 'words' },
    beginnings: words,
    whole: [
      ...(tag ? [mark.tag(tag)] : []),
      ...(authorId ? [mark.author(authorId)] : []),
      ...(bank ? [mark.bank(bank)] : []),
    ],
    where: and(
      sql`${articles}.${isRead}`,
      eq(articles.language, language),
      tag === undefined ? undefined : unguessed(arrayContains(articles.tags, [tag])),
      bank === undefined
        ? undefined
        : unguessed(sql`${articles.bankId} = (SELECT id FROM ${bankTable} WHERE slug = ${bank})`),
      authorId === undefined
        ? undefined
        : unguessed(sql`EXISTS (SELECT FROM ${articleAuthors} AS a WHERE a.article_id = ${articles.id}
            AND a.user_id = ${authorId} AND a.agreed_at IS NOT NULL)`),
      order.beyond(after),
    ),
    by: order.by,
    limit,
  });
  return cards(read)
    .where(sql`${articles.id} = ANY (ARRAY(${found}))`)
    .orderBy(...order.by)
    .limit(limit);
}

/** The newest others of its language, with their tags. */
export async function listNewest(
  read: Reader,
  { id, language }: { readonly id: string; readonly language: Language },
  limit: number,
) {
  return read
    .select({ id: articles.id, tags: articles.tags })
    .from(articles)
    .where(and(isRead, eq(articles.language, language), ne(articles.id, id)))
    .orderBy(...order.by)
    .limit(limit);
}

/** These as lists show them, in no order. */
export async function cardsByIds(read: Reader, ids: readonly string[]): Promise<CardRow[]> {
  return ids.length === 0 ? [] : cards(read).where(inArray(articles.id, [...ids]));
}

const bookmarkOrder = inTimeOrder('desc', articleBookmarks.keptAt, articleBookmarks.articleId);

/** What a member keeps, as far as it is still read; the last kept first. */
export async function bookmarkedArticles(read: Reader, userId: string, { after, limit }: Slice) {
  return read
    .select({ ...cardColumns, keptAt: articleBookmarks.keptAt })
    .from(articleBookmarks)
    .innerJoin(articles, eq(articles.id, articleBookmarks.articleId))
    .leftJoin(bankTable, eq(bankTable.id, articles.bankId))
    .where(
      and(
        eq(articleBookmarks.userId, userId),
        sql`${articles}.${isRead}`,
        bookmarkOrder.beyond(after),
      ),
    )
    .orderBy(...bookmarkOrder.by)
    .limit(limit);
}
