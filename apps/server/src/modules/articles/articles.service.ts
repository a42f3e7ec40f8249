import type {
  ArticleCard,
  ArticlePreview,
  ArticlesQuery,
  ArticleTags,
  ArticleView,
} from '@app/contracts/articles/articles.schemas';
import { idFromProfileSlug } from '@app/domain/accounts/profile-slug';
import { outsideOf } from '@app/domain/articles/article';
import { isRead } from '@app/domain/articles/article.machine';
import { searchWords } from '@app/domain/search';
import type { Language } from '@app/messages/catalogue';
import type { z } from 'zod';
import { createCache } from '../../platform/cache.ts';
import { type Failure, fail } from '../../platform/http/failure.ts';
import { type ListPage, listPage, timeCursor } from '../../platform/lists.ts';
import type { Platform } from '../../platform/platform.ts';
import { tokenHash } from '../../platform/tokens.ts';
import { findBank } from '../banks/public.ts';
import { type CardRow, cardsByIds, listNewest, listRead } from './articles.list.repo.ts';
import {
  type ArticleRow,
  findByPreview,
  findRead,
  readPart,
  tagsOf,
  versionsOf,
} from './articles.repo.ts';
import { cardsOf, signedBy, summaryOf } from './articles.view.ts';
import { commentCount, reactionCounts } from './talk/talk.repo.ts';

type Query = z.output<typeof ArticlesQuery>;

/** Where a card stands in a list by publication. */
const placeOf = ({ publishedAt, id }: CardRow) => ({ at: publishedAt ?? new Date(0), id });

export async function listArticles(
  p: Platform,
  { after, limit, language, q, tag, author, bank }: Query,
): Promise<ListPage<z.output<typeof ArticleCard>> | Failure> {
  const { read } = p.db;
  const authorId = author === undefined ? undefined : idFromProfileSlug(author);
  const filter = { language, words: searchWords(q ?? ''), tag, bank };
  return listPage(
    { after, limit },
    {
      cursor: timeCursor,
      read: async (slice) =>
        authorId === null ? [] : listRead(read, slice, { ...filter, authorId }),
      place: placeOf,
      show: (rows) => cardsOf(p, rows),
    },
  );
}

/** Tags of a language count all that is read, so an answer is kept for a minute. */
export function createTags(p: Platform) {
  const cached = createCache<ArticleTags>(p, {
    milliseconds: 60_000,
    atMost: 2,
    on: (topic, cache) => topic === 'articles:read' && cache.clear(),
  });
  return (language: Language): Promise<ArticleTags> =>
    cached(language, async () => ({ items: await tagsOf(p.db.read, language, mostTags) }));
}
const mostTags = 30;

/** Among so many of the newest articles those with tags in common are looked for. */
const lookedAt = 60;
const mostRelated = 3;

async function relatedTo(
  p: Platform,
  article: Pick<ArticleRow, 'id' | 'language' | 'tags'>,
): Promise<z.output<typeof ArticleCard>[]> {
  const inCommon = (tags: readonly string[]) =>
    tags.filter((tag) => article.tags.includes(tag)).length;
  // The order among those with as many stays: the newest first.
  const nearest = (await listNewest(p.db.read, article, lookedAt))
    .toSorted((a, b) => inCommon(b.tags) - inCommon(a.tags))
    .slice(0, mostRelated)
    .map(({ id }) => id);
  const cards = await cardsOf(p, await cardsByIds(p.db.read, nearest));
  return cards.toSorted((a, b) => nearest.indexOf(a.id) - nearest.indexOf(b.id));
}

/** The other languages, as far as everybody reads them. */
async function readVersions(
  p: Pick<Platform, 'db'>,
  article: ArticleRow,
): Promise<z.output<typeof ArticleView>['versions']> {
  const others = (await versionsOf(p.db.read, article)).filter(({ status }) => isRead(status));
  return others.map((one) => ({
    language: one.language,
    slug: one.slug,
    title: readPart(one).summary.title,
  }));
}

export async function readArticle(
  p: Platform,
  which: string,
): Promise<z.output<typeof ArticleView> | Failure> {
  const { read } = p.db;
  const found = await findRead(read, which);
  if (!found) return fail('NOT_FOUND');
  const { article } = found;
  const { published } = readPart(article);
  const [[card], versions, reactions, comments, related] = await Promise.all([
    cardsOf(p, [{ ...article, bank: found.bank }]),
    readVersions(p, article),
    reactionCounts(read, article.id),
    commentCount(read, article.id),
    relatedTo(p, article),
  ]);
  if (!card) return fail('NOT_FOUND');
  return {
    ...card,
    body: published.body,
    seo: outsideOf(published),
    canonical: published.canonical || null,
    updatedAt: article.updatedAt,
    versions,
    reactions,
    comments,
    related,
  };
}

/** What is being written, for whoever has the link to it. */
export async function previewArticle(
  p: Platform,
  token: string,
): Promise<z.output<typeof ArticlePreview> | Failure> {
  const article = await findByPreview(p.db.read, tokenHash(token));
  const expiresAt = article?.previewExpiresAt;
  if (!article || !expiresAt || expiresAt <= p.clock.now()) return fail('NOT_FOUND');
  // What was taken down is not shown by an older link either.
  if (article.status === 'archived') return fail('NOT_FOUND');
  const { content } = article;
  const [authors, bank, versions] = await Promise.all([
    signedBy(p, [article.id]),
    content.bankSlug ? findBank(p.db.read, content.bankSlug) : undefined,
    readVersions(p, article),
  ]);
  return {
    ...summaryOf(content),
    tags: [...summaryOf(content).tags],
    id: article.id,
    slug: article.slug,
    language: article.language,
    authors: authors(article.id),
    bank: bank ?? null,
    body: content.body,
    seo: outsideOf(content),
    canonical: content.canonical || null,
    updatedAt: article.updatedAt,
    versions,
    expiresAt,
  };
}
