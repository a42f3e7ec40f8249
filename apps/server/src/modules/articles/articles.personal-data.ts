import type { ArticleContent } from '@app/contracts/articles/article-writing.schemas';
import { slugify } from '@app/domain/slug';
import type { Tx } from '../../platform/db/client.ts';
import { type OwnPersonalData, type Person, withoutPerson } from '../../platform/personal-data.ts';
import type { Platform } from '../../platform/platform.ts';
import { forgetLeadingTo, tellPagesOf } from '../notifications/public.ts';
import { deleteArticle } from './articles.remove.repo.ts';
import {
  type ArticleRow,
  authorRows,
  freeSlug,
  lockArticle,
  updateArticle,
} from './articles.repo.ts';
import { summaryOf, tagsIn } from './articles.view.ts';
import {
  articlesBy,
  articlesNaming,
  commentsNaming,
  forget,
  historyOf,
  rewriteVersion,
} from './personal-data.repo.ts';
import { updateComment } from './talk/talk.repo.ts';
import { signAnew } from './writing/writers.service.ts';

/** A document without the mentions of an account: what they are called stays out as well. */
function withoutMentions<T>(document: T, userId: string): T {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (value === null || typeof value !== 'object') return value;
    const node = value as { type?: unknown; attrs?: { id?: unknown; label?: unknown } };
    if (node.type === 'mention' && node.attrs?.id === userId) {
      return { type: 'text', text: String(node.attrs.label || '—') };
    }
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, walk(inner)]));
  };
  return walk(document) as T;
}

async function cleanArticle(tx: Tx, id: string, person: Person): Promise<void> {
  // Whoever saves meanwhile would write back what is taken out here.
  const article = await lockArticle(tx, id);
  if (!article) return;
  const clean = (content: ArticleContent) =>
    withoutPerson(withoutMentions(content, person.id), person);
  const published = article.published && clean(article.published);
  // Its address is made of its title: a name in it would outlive the one in the title.
  const slug = withoutPerson(article.slug, person);
  await updateArticle(tx, id, {
    ...(slug === article.slug ? {} : { slug: await freeSlug(tx, id, slugify(slug)) }),
    content: clean(article.content),
    published,
    ...(published
      ? { summary: summaryOf(published), tags: tagsIn(published).map(({ slug }) => slug) }
      : {}),
    returnedReason: article.returnedReason && withoutPerson(article.returnedReason, person),
  });
  for (const version of await historyOf(tx, id)) {
    await rewriteVersion(tx, {
      ...version,
      content: clean(version.content),
      reason: withoutPerson(version.reason, person),
    });
  }
  await signAnew(tx, id);
}

/** What nobody else wrote goes with its author, unless it stands in the name of a bank. */
async function staysWithout(tx: Tx, article: ArticleRow, userId: string): Promise<boolean> {
  const authors = await authorRows(tx, [article.id]);
  const next = authors.find((one) => one.userId !== userId && one.agreedAt !== null);
  if (article.ownerId === userId && next) {
    await updateArticle(tx, article.id, { ownerId: next.userId });
  }
  const isAsked = authors.some((one) => one.userId === userId && one.agreedAt === null);
  return next !== undefined || isAsked || article.bankId !== null;
}

export const articlesPersonalData = (p: Platform): OwnPersonalData => ({
  async collect(read, userId) {
    const written = await articlesBy(read, userId);
    return {
      articles: written.map(({ slug, language, status, content, published, publishedAt }) => ({
        slug,
        language,
        status,
        content,
        published,
        publishedAt,
      })),
    };
  },

  async erase(tx, userId, _at, person) {
    const own = await articlesBy(tx, userId);
    for (const { id } of own) {
      const article = await lockArticle(tx, id);
      if (!article || (await staysWithout(tx, article, userId))) continue;
      const asked = (await authorRows(tx, [id])).map((one) => one.userId);
      await deleteArticle(tx, id);
      await forgetLeadingTo(tx, p, [id, article.slug]);
      tellPagesOf(tx, p, asked);
    }
    const named = [...own.map(({ id }) => id), ...(await articlesNaming(tx, userId, person))];
    const comments = await commentsNaming(tx, person);
    await forget(tx, userId);
    for (const id of new Set(named.toSorted())) await cleanArticle(tx, id, person);
    for (const { id, text } of comments) {
      await updateComment(tx, id, { text: withoutPerson(text, person) });
    }
  },
});
