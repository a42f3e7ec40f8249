import type { ArticleComment, ReportedComment } from '@app/contracts/articles/article-talk.schemas';
import { isRead } from '@app/domain/articles/article.machine';
import type { Actor } from '@app/domain/permissions/permissions';
import type { z } from 'zod';
import { createTalkLists } from '../../../kit/talk/talk.lists.ts';
import { type Failure, fail } from '../../../platform/http/failure.ts';
import { type ListPage, listPage, timeCursor } from '../../../platform/lists.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { SignedIn } from '../writing/work.record.ts';
import { viewsOf } from './comments.view.ts';
import {
  type CommentRow,
  listReported,
  reportReasonsOf,
  stands,
  type TalkedArticle,
  talkedArticle,
  threads,
} from './talk.repo.ts';

interface PageQuery {
  readonly after?: string | undefined;
  readonly limit: number;
}

/** What everybody reads of an article's comments, or what who is signed in does. */
export const commentLists = createTalkLists<
  CommentRow,
  TalkedArticle,
  z.output<typeof ArticleComment>,
  Actor
>({
  threads,
  shownAnswers: 20,
  async open({ db: { read } }, _actor, which) {
    const article = await talkedArticle(read, which);
    return article && isRead(article.subject.status) ? article : fail('NOT_FOUND');
  },
  subjectOf: ({ articleId }) => articleId,
  isSeen: () => stands,
  views: (p, _read, actor, rows, { subject }) =>
    viewsOf(
      p,
      rows.map(({ comment }) => comment),
      { subject, actor },
    ),
});

export const listReportedComments = (
  p: Platform,
  actor: SignedIn,
  page: PageQuery,
): Promise<ListPage<z.output<typeof ReportedComment>> | Failure> =>
  listPage(page, {
    cursor: timeCursor,
    read: (slice) => listReported(p.db.read, slice),
    place: ({ comment }) => ({ at: comment.reportedAt ?? comment.createdAt, id: comment.id }),
    async show(rows) {
      const comments = rows.map(({ comment }) => comment);
      const reasons = await reportReasonsOf(
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
        comment: views[n] as z.output<typeof ArticleComment>,
        article,
        reports: reasons
          .filter(({ id }) => id === comment.id)
          .map(({ fault, count }) => ({ fault, count })),
        reportedAt: comment.reportedAt ?? comment.createdAt,
      }));
    },
  });
