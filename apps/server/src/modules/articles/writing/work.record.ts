import { isDeepStrictEqual } from 'node:util';
import type { ArticleContent } from '@app/contracts/articles/article-writing.schemas';
import { type ArticleField, articleFields } from '@app/domain/articles/article';
import { articlePolicy } from '@app/domain/articles/article.policy';
import type { Actor } from '@app/domain/permissions/permissions';
import type { Reader, Tx } from '../../../platform/db/client.ts';
import { type Failure, fail } from '../../../platform/http/failure.ts';
import {
  type ArticleRow,
  type AuthorRow,
  articlesByIds,
  authorRows,
  findArticle,
  lockArticle,
  subjectOf,
  touchAuthors,
  updateArticle,
} from '../articles.repo.ts';
import {
  type HistoryRow,
  insertHistory,
  lastHistory,
  rewriteHistory,
  thinHistory,
} from './work.repo.ts';

export type SignedIn = NonNullable<Actor>;

/** An article as its authors work on it. */
export interface Work {
  readonly article: ArticleRow;
  /** With those who are asked to be co-authors. */
  readonly authors: readonly AuthorRow[];
}

async function workOf(read: Reader, article: ArticleRow | undefined): Promise<Work | undefined> {
  return article && { article, authors: await authorRows(read, [article.id]) };
}

export const findWork = async (read: Reader, which: string) =>
  workOf(read, await findArticle(read, which));

export async function findWorks(read: Reader, ids: readonly string[]): Promise<Work[]> {
  const found = await articlesByIds(read, ids);
  const authors = await authorRows(read, ids);
  return found.map((article) => ({
    article,
    authors: authors.filter(({ articleId }) => articleId === article.id),
  }));
}

/** Held until the transaction ends. */
export const lockWork = async (tx: Tx, which: string) => workOf(tx, await lockArticle(tx, which));

export const subjectIn = ({ article, authors }: Work) => subjectOf(article, authors);

export const isInvited = ({ authors }: Work, actor: Actor): boolean =>
  authors.some(({ userId, agreedAt }) => userId === actor?.id && agreedAt === null);

/** Who is asked to be a co-author reads what they would put their name to. */
export function seen(work: Work | undefined, actor: SignedIn): Work | Failure {
  if (!work) return fail('NOT_FOUND');
  const may = articlePolicy.viewWork(actor, subjectIn(work)).ok || isInvited(work, actor);
  return may ? work : fail('NOT_FOUND');
}

/** Fields in which what is written differs from what is read. */
export const changedFields = ({ content, published }: ArticleRow): ArticleField[] =>
  published
    ? articleFields.filter((field) => !isDeepStrictEqual(content[field], published[field]))
    : [];

/** Saves of one person without a longer break between them are one entry of the history. */
const oneSitting = 5 * 60 * 1000;
/** So many sittings are kept. */
const sittings = 100;

/** Keeps what became of an article, with what stands there then. */
export async function remember(
  tx: Tx,
  { id: articleId, content }: Pick<ArticleRow, 'id' | 'content'>,
  entry: Pick<HistoryRow, 'at' | 'actorId' | 'event'> & { readonly reason?: string },
): Promise<void> {
  const last = await lastHistory(tx, articleId);
  const goesOn =
    entry.event === 'edit' &&
    last?.event === 'edit' &&
    last.actorId === entry.actorId &&
    entry.at.getTime() - last.at.getTime() < oneSitting;
  if (goesOn) {
    return rewriteHistory(tx, { articleId, number: last.number, at: entry.at, content });
  }
  const number = (last?.number ?? 0) + 1;
  await insertHistory(tx, { reason: '', ...entry, articleId, number, content });
  if (entry.event === 'edit') await thinHistory(tx, articleId, sittings);
}

/** Writes fields of the working copy, and for each who changed it in which editor. */
export async function writeFields(
  tx: Tx,
  { article }: Work,
  change: Partial<ArticleContent>,
  { by, at, editor = '' }: { readonly by: string; readonly at: Date; readonly editor?: string },
): Promise<ArticleRow> {
  const revision = article.revision + 1;
  const fields = Object.keys(change) as ArticleField[];
  const changed = {
    content: { ...article.content, ...change },
    revision,
    fieldRevisions: {
      ...article.fieldRevisions,
      ...Object.fromEntries(fields.map((field) => [field, { revision, by, editor }])),
    },
    savedAt: at,
    savedBy: by,
  };
  await updateArticle(tx, article.id, changed);
  await touchAuthors(tx, article.id, at);
  return { ...article, ...changed };
}
