import type {
  ArticleComment,
  NewArticleComment,
} from '@app/contracts/articles/article-talk.schemas';
import { pages } from '@app/contracts/pages';
import { articleLimits, type CommentReportReason } from '@app/domain/articles/article';
import { articlePolicy } from '@app/domain/articles/article.policy';
import type { z } from 'zod';
import { changeRefusal, createTalk } from '../../../kit/talk/talk.ts';
import { recordAudit } from '../../../platform/audit.repo.ts';
import { fail, refusalOf } from '../../../platform/http/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { openModerators } from '../../accounts/public.ts';
import {
  alongside,
  notify,
  recipientsOf,
  tellingOf,
  together,
} from '../../notifications/public.ts';
import { senderOf } from '../articles.view.ts';
import type { SignedIn } from '../writing/work.record.ts';
import { freshComment, viewsOf } from './comments.view.ts';
import {
  type CommentRow,
  commentGate,
  insertReport,
  type TalkedArticle,
  talkedArticle,
  threads,
  updateComment,
} from './talk.repo.ts';

type New = z.output<typeof NewArticleComment>;

export const articleTalk = createTalk<
  CommentRow,
  TalkedArticle,
  New,
  z.output<typeof ArticleComment>
>({
  threads,
  atMost: articleLimits.comments,
  async gate(p, actor, which, sent) {
    const found = await commentGate(p.db.read, which, actor.id, sent);
    return found && articlePolicy.respond(actor, found.place.subject).ok
      ? found
      : fail('NOT_FOUND');
  },
  isThere: ({ articleId }, { id }) => articleId === id,
  isAnswerable: ({ hiddenAt }) => hiddenAt === null,
  rowOf: (p, actor, { place }, sent) => ({
    ...sent,
    articleId: place.id,
    authorId: actor.id,
    createdAt: p.clock.now(),
    editedAt: null,
    deletedAt: null,
    hiddenAt: null,
    hiddenBy: null,
    reportedAt: null,
  }),
  async alongside(p, actor, { place: { slug, title, subject }, parent }) {
    const { read } = p.db;
    const answered = parent?.authorId ?? null;
    const others = new Set([answered, ...subject.authorIds].filter((id) => id !== null));
    others.delete(actor.id);
    const recipients = await recipientsOf(read, [...others], 'comment');
    const { from, values } = await senderOf(p, read, actor.id);
    const notice = {
      type: 'comment',
      from,
      values: { title, ...values },
      actionUrl: pages.article({ slug, hash: 'razgovor' }),
    } as const;
    const isAnswered = ({ userId }: { readonly userId: string }) => userId === answered;
    const tell = (text: 'articleAnswer' | 'articleComment', to: typeof recipients) =>
      tellingOf({ ...notice, text }, to, p.clock.now());
    return alongside(
      p,
      together([
        tell('articleAnswer', recipients.filter(isAnswered)),
        tell(
          'articleComment',
          recipients.filter((one) => !isAnswered(one)),
        ),
      ]),
    );
  },
  topicsOf: () => [],
  async placeOf(_p, tx, actor, { articleId, deletedAt }) {
    const article = deletedAt === null ? await talkedArticle(tx, articleId) : undefined;
    return article && articlePolicy.respond(actor, article.subject).ok
      ? article
      : fail('NOT_FOUND');
  },
  views: (p, read, actor, rows, { subject }) =>
    viewsOf(
      { ...p, db: { ...p.db, read } },
      rows.map(({ comment }) => comment),
      { subject, actor },
    ),
  freshView: (p, actor, row, { subject }) => freshComment(p, row, { subject, actor }),
});

export const changeComment = (p: Platform, actor: SignedIn, id: string, text: string) =>
  articleTalk.with(p, actor, id, async (tx, row, place) => {
    const editedAt = p.clock.now();
    const refused = changeRefusal(row, actor, editedAt);
    if (refused) return refused;
    await updateComment(tx, id, { text, editedAt });
    return articleTalk.viewOf(p, tx, actor, { ...row, text, editedAt }, place);
  });

export const removeComment = (p: Platform, actor: SignedIn, id: string) =>
  articleTalk.with(p, actor, id, async (tx, row) => {
    if (row.authorId !== actor.id) return fail('FORBIDDEN');
    await updateComment(tx, id, { text: '', deletedAt: p.clock.now(), reportedAt: null });
    return { success: true as const };
  });

export const reportComment = (
  p: Platform,
  actor: SignedIn,
  id: string,
  reason: CommentReportReason,
) =>
  articleTalk.with(p, actor, id, async (tx, row, { title }) => {
    const reportedAt = p.clock.now();
    const isNew = await insertReport(tx, {
      commentId: id,
      userId: actor.id,
      fault: reason,
      reportedAt,
    });
    // Once somebody looked at it, further reports of it are news again.
    if (!isNew || row.reportedAt !== null) return { success: true as const };
    await updateComment(tx, id, { reportedAt });
    await notify(tx, p, {
      userIds: (await openModerators(tx)).map((one) => one.id),
      type: 'article',
      text: 'commentReported',
      values: { title },
      actionUrl: pages.articles({ dio: 'pregled' }),
    });
    return { success: true as const };
  });

/** Hides a comment, or shows it again: either way the staff have looked at it. */
export const hideComment = (p: Platform, actor: SignedIn, id: string, isHidden: boolean) =>
  articleTalk.with(p, actor, id, async (tx, row, { subject }) => {
    const refused = refusalOf(articlePolicy.moderate(actor, subject));
    if (refused) return refused;
    // An author keeps order, but is no judge of what is theirs or what moderators decided.
    const isStaff = articlePolicy.moderate(actor, { ...subject, authorIds: [] }).ok;
    const turnsBack = !isHidden && row.hiddenBy !== actor.id;
    if (!isStaff && (row.authorId === actor.id || turnsBack)) return fail('FORBIDDEN');
    const at = p.clock.now();
    const hidden = { hiddenAt: row.hiddenAt ?? at, hiddenBy: row.hiddenBy ?? actor.id };
    const shown = { hiddenAt: null, hiddenBy: null };
    const looked = isStaff ? { reportedAt: null } : {};
    await updateComment(tx, id, { ...(isHidden ? hidden : shown), ...looked });
    await recordAudit(tx, {
      action: isHidden ? 'article.commentHidden' : 'article.commentShown',
      subject: id,
      actorId: actor.id,
      at,
      details: { article: row.articleId },
    });
    return { success: true as const };
  });
