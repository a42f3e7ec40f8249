import type { ArticleContent } from '@app/contracts/articles/article-writing.schemas';
import type { Tx } from '../../platform/db/client.ts';
import { type Person, type PersonalData, withoutPerson } from '../../platform/personal-data.ts';
import { deleteArticle } from './articles.remove.repo.ts';
import { type ArticleRow, authorRows, findArticle, updateArticle } from './articles.repo.ts';
import { summaryOf } from './articles.view.ts';
import {
  articlesBy,
  articlesNaming,
  forget,
  historyOf,
  rewriteVersion,
  talkOf,
} from './personal-data.repo.ts';
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
  const article = await findArticle(tx, id);
  if (!article) return;
  const clean = (content: ArticleContent) =>
    withoutPerson(withoutMentions(content, person.id), person);
  const published = article.published && clean(article.published);
  await updateArticle(tx, id, {
    content: clean(article.content),
    published,
    ...(published ? { summary: summaryOf(published) } : {}),
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
  return next !== undefined || article.bankId !== null;
}

/** Articles, and what somebody said to those of others. */
export const articlesPersonalData: PersonalData = {
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
      ...(await talkOf(read, userId)),
    };
  },

  async erase(tx, userId, _at, person) {
    for (const article of await articlesBy(tx, userId)) {
      const others = await authorRows(tx, [article.id]);
      const isAuthor = others.some((one) => one.userId === userId && one.agreedAt !== null);
      if (isAuthor && !(await staysWithout(tx, article, userId)))
        await deleteArticle(tx, article.id);
    }
    const name = `${person.firstName} ${person.lastName}`.trim();
    const named = await articlesNaming(tx, userId, name);
    await forget(tx, userId);
    for (const { id } of named) await cleanArticle(tx, id, person);
    return [];
  },
};
