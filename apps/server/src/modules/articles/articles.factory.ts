import type { ArticleContent } from '@app/contracts/articles/article-writing.schemas';
import { emptyArticle } from '@app/domain/articles/article';
import { isRead } from '@app/domain/articles/article.machine';
import type { Tx } from '../../platform/db/client.ts';
import { newId } from '../../platform/ids.ts';
import { findBank } from '../banks/public.ts';
import { type ArticleRow, findArticle, insertArticle, insertAuthor } from './articles.repo.ts';
import { summaryOf, tagsIn, wordsOf } from './articles.view.ts';
import { type CommentRow, threads } from './talk/talk.repo.ts';
import { insertHistory } from './writing/work.repo.ts';

export const paragraph = (text: string) => ({
  type: 'paragraph' as const,
  content: [{ type: 'text' as const, text }],
});

const told =
  'Ekipa iz Kaknja dvaput je odbijena. Treći put nisu dobili bolju ideju, nego bolja pitanja. ' +
  'Obišli su četrdeset stanova i pitali šta im ispred zgrade fali. Niko nije rekao bina. Rekli su ' +
  'hlad. Prijava je napisana za tri večeri, a pod njom stoje imena svih kod kojih su bili. ' +
  'Odbor je ovaj put tražio samo jednu izmjenu.';

/** Lacks nothing. */
export const wholeArticle: ArticleContent = {
  ...emptyArticle,
  title: 'Most koji smo gradili tri puta',
  summary: 'Kako se čita odbijenica, i zašto je treća prijava imala pola budžeta.',
  body: { type: 'doc', content: [paragraph(told)] },
  tags: ['Prijave', 'Omladinske banke'],
  cover: { url: '', alt: '' },
};

interface ArticlePlan extends Partial<Omit<ArticleRow, 'content' | 'words'>> {
  readonly content?: Partial<ArticleContent>;
  readonly coAuthors?: readonly string[];
}

/** An article in any status, written by its owner; as everybody reads it where they do. */
export async function createArticle(
  tx: Tx,
  owner: { readonly id: string },
  at: Date,
  { content: given = {}, coAuthors = [], ...plan }: ArticlePlan = {},
): Promise<ArticleRow> {
  const id = plan.id ?? newId();
  const status = plan.status ?? 'published';
  const content = { ...wholeArticle, ...given };
  const appeared = isRead(status) || status === 'archived';
  const authorIds = [owner.id, ...coAuthors];
  const bank = content.bankSlug ? await findBank(tx, content.bankSlug) : undefined;
  await insertArticle(tx, {
    id,
    groupId: id,
    language: 'bhs',
    slug: `clanak-${id}`,
    ownerId: owner.id,
    revision: 1,
    fieldRevisions: {},
    savedAt: at,
    savedBy: owner.id,
    createdAt: at,
    appearsAt: status === 'scheduled' ? new Date(at.getTime() + 60_000) : null,
    submittedAt: status === 'review' || status === 'amended' ? at : null,
    ...(appeared
      ? {
          published: content,
          summary: summaryOf(content),
          words: wordsOf(content, authorIds),
          tags: tagsIn(content).map(({ slug }) => slug),
          bankId: bank?.id ?? null,
          publishedAt: at,
        }
      : {}),
    ...plan,
    status,
    content,
  });
  for (const [place, userId] of authorIds.entries()) {
    await insertAuthor(tx, { articleId: id, userId, place, agreedAt: at, savedAt: at });
  }
  const entry = { articleId: id, number: 1, at, actorId: owner.id, reason: '', content };
  await insertHistory(tx, { ...entry, event: 'begin' });
  const made = await findArticle(tx, id);
  if (!made) throw new Error(`The article ${id} vanished.`);
  return made;
}

export async function createArticleComment(
  tx: Tx,
  article: { readonly id: string },
  by: { readonly id: string },
  plan: Partial<CommentRow> & { readonly createdAt: Date },
): Promise<CommentRow> {
  const row: CommentRow = {
    id: newId(),
    articleId: article.id,
    parentId: null,
    authorId: by.id,
    text: 'Koliko je trajalo pisanje treće prijave?',
    editedAt: null,
    deletedAt: null,
    hiddenAt: null,
    hiddenBy: null,
    reportedAt: null,
    ...plan,
  };
  await threads.inserting(tx, row);
  return row;
}
