import type { ArticleContent } from '@app/contracts/articles/article-writing.schemas';
import type { ArticleAuthor, ArticleCard } from '@app/contracts/articles/articles.schemas';
import { plainText, readingMinutes } from '@app/domain/articles/article.document';
import { searchWords } from '@app/domain/search';
import { slugify } from '@app/domain/slug';
import type { z } from 'zod';
import { type Asking, signaturesOf } from '../../kit/people/people.ts';
import type { Reader } from '../../platform/db/client.ts';
import type { Platform } from '../../platform/platform.ts';
import { type CardRow, mark } from './articles.list.repo.ts';
import { authorRows } from './articles.repo.ts';
import type { ArticleSummary } from './articles.tables.ts';

export const tagsIn = ({ tags }: Pick<ArticleContent, 'tags'>) =>
  [...new Map(tags.map((name) => [slugify(name, 'oznaka'), name])).entries()].map(
    ([slug, name]) => ({ slug, name }),
  );

/** What lists show of what is read. */
export const summaryOf = (content: ArticleContent): ArticleSummary => ({
  title: content.title,
  summary: content.summary,
  cover: content.cover,
  tags: tagsIn(content),
  readingTime: readingMinutes(content.body),
});

/** What an article is found by. */
export function wordsOf(content: ArticleContent, authorIds: readonly string[]): string {
  const texts = [content.title, content.summary, ...content.tags, plainText(content.body)];
  return [
    ...new Set(searchWords(texts.join(' '))),
    ...tagsIn(content).map(({ slug }) => mark.tag(slug)),
    ...authorIds.map(mark.author),
    ...(content.bankSlug ? [mark.bank(content.bankSlug)] : []),
  ].join(' ');
}

/** Who a notice comes from, named as readers of an article may know them. */
export async function senderOf(
  p: Asking,
  read: Reader,
  userId: string,
): Promise<{ values: { name?: string }; from: string }> {
  const { name, profileSlug } = (await signaturesOf(p, read, [userId]))(userId);
  return { values: profileSlug === null ? { name } : {}, from: userId };
}

/** Who signs these articles, by the article, in order. */
export async function signedBy(
  p: Asking & Pick<Platform, 'db'>,
  articleIds: readonly string[],
): Promise<(articleId: string) => ArticleAuthor[]> {
  const rows = (await authorRows(p.db.read, articleIds)).filter(
    ({ agreedAt }) => agreedAt !== null,
  );
  const signature = await signaturesOf(
    p,
    p.db.read,
    rows.map(({ userId }) => userId),
  );
  return (articleId) =>
    rows.filter((row) => row.articleId === articleId).map(({ userId }) => signature(userId));
}

export async function cardsOf(
  p: Asking & Pick<Platform, 'db'>,
  rows: readonly CardRow[],
): Promise<z.output<typeof ArticleCard>[]> {
  const authors = await signedBy(
    p,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, slug, language, summary, publishedAt, bank }) => {
    if (!summary || !publishedAt) throw new Error(`The article ${id} is not read.`);
    return {
      id,
      slug,
      language,
      title: summary.title,
      summary: summary.summary,
      cover: summary.cover,
      tags: [...summary.tags],
      authors: authors(id),
      bank,
      readingTime: summary.readingTime,
      publishedAt,
    };
  });
}
