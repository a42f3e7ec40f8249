import type {
  ArticleComment,
  NewArticleComment,
} from '@app/contracts/articles/article-talk.schemas';
import { pages } from '@app/contracts/pages';
import { articleLimits, type CommentFault } from '@app/domain/articles/article';
import { isRead } from '@app/domain/articles/article.machine';
import { articlePolicy } from '@app/domain/articles/article.policy';
import { changeableFor } from '@app/domain/comments/comment';
import type { z } from 'zod';
import { recordAudit } from '../../../platform/audit.repo.ts';
import type { Reader, Tx } from '../../../platform/db/client.ts';
import { lock } from '../../../platform/db/locks.ts';
import { type Failure, fail, isFailure, refusalOf } from '../../../platform/http/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { openModerators } from '../../accounts/public.ts';
import { notify } from '../../notifications/public.ts';
import { authorRows, findArticle, readPart, subjectOf } from '../articles.repo.ts';
import { senderOf } from '../articles.view.ts';
import type { Known } from '../writing/work.record.ts';
import { oneOf } from './comments.view.ts';
import {
  type CommentRow,
  commentsOfMember,
  findComment,
  insertComment,
  insertReport,
  updateComment,
} from './talk.repo.ts';
import { readable } from './talk.service.ts';

export async function addComment(
  p: Platform,
  actor: Known,
  which: string,
  { id, text, parentId }: z.output<typeof NewArticleComment>,
): Promise<ArticleComment | Failure> {
  const written = await p.db.transaction(async (tx) => {
    const found = await readable(tx, actor, which);
    if (isFailure(found)) return found;
    const { article, subject } = found;
    // One after the other, so that the limit holds.
    await lock(tx, `comments of ${actor.id}`);
    const before = await findComment(tx, id);
    if (before) {
      const same = before.articleId === article.id && before.authorId === actor.id;
      return same ? { row: before, subject } : fail('ALREADY_EXISTS');
    }
    const parent = parentId === null ? null : await findComment(tx, parentId);
    if (parent !== null && !answerable(parent, article.id)) {
      return fail('VALIDATION', { fields: { parentId: 'invalid' } });
    }
    if ((await commentsOfMember(tx, article.id, actor.id)) >= articleLimits.comments) {
      return fail('TOO_MANY_COMMENTS');
    }
    const row: CommentRow = {
      id,
      articleId: article.id,
      parentId,
      authorId: actor.id,
      text,
      createdAt: p.clock.now(),
      editedAt: null,
      deletedAt: null,
      hiddenAt: null,
      hiddenBy: null,
      reportedAt: null,
    };
    await insertComment(tx, row);
    const answered = parent?.authorId ?? null;
    const sender = await senderOf(p, tx, actor.id);
    const values = { title: readPart(article).summary.title, ...sender.values };
    const actionUrl = pages.article({ slug: article.slug, hash: 'razgovor' });
    const notice = { type: 'comment', ...sender, values, actionUrl } as const;
    const others = (ids: readonly (string | null)[]) =>
      ids.filter((one): one is string => one !== null && one !== actor.id);
    await notify(tx, p, { ...notice, userIds: others([answered]), text: 'articleAnswer' });
    await notify(tx, p, {
      ...notice,
      userIds: others(subject.authorIds).filter((one) => one !== answered),
      text: 'articleComment',
    });
    return { row, subject };
  });
  return isFailure(written) ? written : oneOf(p, written.row, { subject: written.subject, actor });
}

/** Answers are not answered. */
const answerable = (parent: CommentRow | undefined, articleId: string): boolean =>
  parent !== undefined &&
  parent.articleId === articleId &&
  parent.parentId === null &&
  parent.deletedAt === null &&
  parent.hiddenAt === null;

/** A comment that everybody reads, with the article that it is on. */
async function commentOn(read: Reader, id: string) {
  const row = await findComment(read, id);
  const article = row && (await findArticle(read, row.articleId));
  if (!row || !article || !isRead(article.status) || row.deletedAt !== null) return undefined;
  return { row, article, subject: subjectOf(article, await authorRows(read, [article.id])) };
}

/** Does something with a comment, held. */
const withComment = <T extends object>(
  p: Platform,
  id: string,
  work: (tx: Tx, found: NonNullable<Awaited<ReturnType<typeof commentOn>>>) => Promise<T | Failure>,
): Promise<T | Failure> =>
  p.db.transaction(async (tx) => {
    await lock(tx, `article comment ${id}`);
    const found = await commentOn(tx, id);
    return found ? work(tx, found) : fail('NOT_FOUND');
  });

const notOwn = ({ authorId }: CommentRow, actor: Known) =>
  authorId === actor.id ? undefined : fail('FORBIDDEN');

export const changeComment = (p: Platform, actor: Known, id: string, text: string) =>
  withComment(p, id, async (tx, { row, subject }) => {
    const refused = notOwn(row, actor);
    if (refused) return refused;
    const now = p.clock.now();
    if (now.getTime() - row.createdAt.getTime() >= changeableFor) return fail('COMMENT_FIXED');
    await updateComment(tx, id, { text, editedAt: now });
    return oneOf(
      { ...p, db: { ...p.db, read: tx } },
      { ...row, text, editedAt: now },
      { subject, actor },
    );
  });

export const removeComment = (p: Platform, actor: Known, id: string) =>
  withComment(p, id, async (tx, { row }) => {
    const refused = notOwn(row, actor);
    if (refused) return refused;
    await updateComment(tx, id, { text: '', deletedAt: p.clock.now(), reportedAt: null });
    return { success: true as const };
  });

export const reportComment = (p: Platform, actor: Known, id: string, fault: CommentFault) =>
  withComment(p, id, async (tx, { row, article }) => {
    const reportedAt = p.clock.now();
    const isNew = await insertReport(tx, { commentId: id, userId: actor.id, fault, reportedAt });
    // Once somebody looked at it, further reports of it are news again.
    if (!isNew || row.reportedAt !== null) return { success: true as const };
    await updateComment(tx, id, { reportedAt });
    await notify(tx, p, {
      userIds: (await openModerators(tx)).map((one) => one.id),
      type: 'article',
      text: 'commentReported',
      values: { title: readPart(article).summary.title },
      actionUrl: pages.articles({ dio: 'pregled' }),
    });
    return { success: true as const };
  });

/** Hides a comment, or shows it again: either way the staff have looked at it. */
export const hideComment = (p: Platform, actor: Known, id: string, isHidden: boolean) =>
  withComment(p, id, async (tx, { row, subject }) => {
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
