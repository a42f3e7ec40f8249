import type {
  ArticleComment,
  ArticleThread,
  ReportedComment,
} from '@app/contracts/articles/article-talk.schemas';
import { isRead } from '@app/domain/articles/article.machine';
import type { Actor } from '@app/domain/permissions/permissions';
import type { Reader } from '../../../platform/db/client.ts';
import { type Failure, fail, isFailure } from '../../../platform/http/failure.ts';
import { type ListPage, listPage, timeCursor } from '../../../platform/lists.ts';
import type { Platform } from '../../../platform/platform.ts';
import { threadsOf } from '../../../platform/threads.ts';
import { authorRows, findArticle, subjectOf } from '../articles.repo.ts';
import type { Known } from '../writing/work.record.ts';
import { viewsOf } from './comments.view.ts';
import {
  faultsOf,
  findComment,
  firstAnswers,
  listAnswers,
  listReported,
  listThreads,
} from './talk.repo.ts';

interface Asked {
  readonly after?: string | undefined;
  readonly limit: number;
}

/** So many answers come with a comment. */
const shownAnswers = 20;

/** An article that everybody reads, with what the policies ask of it. */
async function readable(read: Reader, which: string) {
  const article = await findArticle(read, which);
  if (!article || !isRead(article.status)) return fail('NOT_FOUND');
  return { article, subject: subjectOf(article, await authorRows(read, [article.id])) };
}

/** What everybody reads of an article's comments, or what who is signed in does. */
export async function listComments(
  p: Platform,
  actor: Actor,
  which: string,
  page: Asked,
): Promise<ListPage<ArticleThread> | Failure> {
  const { read } = p.db;
  const found = await readable(read, which);
  if (isFailure(found)) return found;
  const { article, subject } = found;
  return listPage(page, {
    cursor: timeCursor,
    read: (slice) => listThreads(read, article.id, slice),
    place: ({ createdAt, id }) => ({ at: createdAt, id }),
    async show(rows) {
      const ids = rows.map(({ id }) => id);
      // One more than is shown tells whether others follow.
      const answers = await firstAnswers(read, ids, shownAnswers + 1);
      const views = await viewsOf(p, [...rows, ...answers], { subject, actor });
      return threadsOf(views.slice(0, rows.length), views.slice(rows.length), shownAnswers);
    },
  });
}

/** The same of the answers to one of them. */
export async function listCommentAnswers(
  p: Platform,
  actor: Actor,
  id: string,
  page: Asked,
): Promise<ListPage<ArticleComment> | Failure> {
  const { read } = p.db;
  const comment = await findComment(read, id);
  if (!comment) return fail('NOT_FOUND');
  const found = await readable(read, comment.articleId);
  if (isFailure(found)) return found;
  return listPage(page, {
    cursor: timeCursor,
    read: (slice) => listAnswers(read, id, slice),
    place: ({ createdAt, id: answerId }) => ({ at: createdAt, id: answerId }),
    show: (rows) => viewsOf(p, rows, { subject: found.subject, actor }),
  });
}

export const listReportedComments = (
  p: Platform,
  actor: Known,
  page: Asked,
): Promise<ListPage<ReportedComment> | Failure> =>
  listPage(page, {
    cursor: timeCursor,
    read: (slice) => listReported(p.db.read, slice),
    place: ({ comment }) => ({ at: comment.reportedAt ?? comment.createdAt, id: comment.id }),
    async show(rows) {
      const comments = rows.map(({ comment }) => comment);
      const faults = await faultsOf(
        p.db.read,
        comments.map(({ id }) => id),
      );
      // Whoever lists these moderates every article.
      const subject = {
        status: 'published',
        ownerId: null,
        authorIds: [],
        bankSlug: null,
      } as const;
      const views = await viewsOf(p, comments, { subject, actor });
      return rows.map(({ comment, article }, n) => ({
        comment: views[n] as ArticleComment,
        article,
        reports: faults
          .filter(({ id }) => id === comment.id)
          .map(({ fault, count }) => ({ fault, count })),
        reportedAt: (comment.reportedAt ?? comment.createdAt).toISOString(),
      }));
    },
  });
