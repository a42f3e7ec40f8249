import type {
  ArticleComment,
  ArticleThread,
  NewArticleComment,
  ReportedComment,
} from '@app/contracts/articles/article-talk.schemas';
import { pages } from '@app/contracts/pages';
import { articleLimits, type CommentFault } from '@app/domain/articles/article';
import { isRead } from '@app/domain/articles/article.machine';
import { type ArticleSubject, articlePolicy } from '@app/domain/articles/article.policy';
import { changeableFor } from '@app/domain/comments/comment';
import type { Actor } from '@app/domain/permissions/permissions';
import type { z } from 'zod';
import { recordAudit } from '../../../platform/audit.repo.ts';
import type { Reader, Tx } from '../../../platform/db/client.ts';
import { lock } from '../../../platform/db/locks.ts';
import { type Failure, fail, isFailure, refusalOf } from '../../../platform/http/failure.ts';
import { type ListPage, listPage, timeCursor } from '../../../platform/lists.ts';
import type { Platform } from '../../../platform/platform.ts';
import { openModerators } from '../../accounts/public.ts';
import { notify } from '../../notifications/public.ts';
import { signaturesOf } from '../../profiles/public.ts';
import { authorRows, findArticle, readPart, subjectOf } from '../articles.repo.ts';
import { senderOf } from '../articles.view.ts';
import type { Known } from '../writing/work.record.ts';
import {
  answersTo,
  type CommentRow,
  commentsOfMember,
  faultsOf,
  findComment,
  insertComment,
  insertReport,
  listReported,
  listThreads,
  reportedBy,
  updateComment,
} from './talk.repo.ts';
import { readable } from './talk.service.ts';

interface Place {
  readonly subject: ArticleSubject;
  readonly actor: Actor;
}

/** Comments as a reader sees them: what is hidden only who wrote it and who moderates. */
async function viewsOf(
  { db: { read }, clock }: Pick<Platform, 'db' | 'clock'>,
  rows: readonly CommentRow[],
  { subject, actor }: Place,
): Promise<ArticleComment[]> {
  const now = clock.now();
  const signature = await signaturesOf(
    read,
    rows.flatMap(({ authorId }) => authorId ?? []),
    now,
  );
  const ids = rows.map(({ id }) => id);
  const reported = actor === null ? new Set<string>() : await reportedBy(read, ids, actor.id);
  const moderates = articlePolicy.moderate(actor, subject).ok;
  return rows.map((row) => {
    const isOwn = row.authorId !== null && row.authorId === actor?.id;
    const isHidden = row.hiddenAt !== null;
    const isDeleted = row.deletedAt !== null;
    const shown = !isHidden || isOwn || moderates;
    const { name, profileSlug, profilePictureUrl } = signature(shown ? row.authorId : null);
    const until = new Date(row.createdAt.getTime() + changeableFor);
    return {
      id: row.id,
      parentId: row.parentId,
      name,
      profileSlug,
      profilePictureUrl,
      text: shown ? row.text : '',
      createdAt: row.createdAt.toISOString(),
      editedAt: row.editedAt?.toISOString() ?? null,
      isDeleted,
      isHidden,
      byAuthor: shown && row.authorId !== null && subject.authorIds.includes(row.authorId),
      isOwn,
      isReported: reported.has(row.id),
      changeableUntil: isOwn && !isDeleted && until > now ? until.toISOString() : null,
    };
  });
}

/** What everybody reads of an article's comments, or what who is signed in does. */
export async function listComments(
  p: Platform,
  actor: Actor,
  which: string,
  page: { readonly after?: string | undefined; readonly limit: number },
): Promise<ListPage<ArticleThread> | Failure> {
  const { read } = p.db;
  const article = await findArticle(read, which);
  if (!article || !isRead(article.status)) return fail('NOT_FOUND');
  const subject = subjectOf(article, await authorRows(read, [article.id]));
  return listPage(page, {
    cursor: timeCursor,
    read: (slice) => listThreads(read, article.id, slice),
    place: ({ createdAt, id }) => ({ at: createdAt, id }),
    async show(rows) {
      const ids = rows.map(({ id }) => id);
      const answers = (await answersTo(read, ids)).filter(({ deletedAt }) => deletedAt === null);
      const views = await viewsOf(p, [...rows, ...answers], { subject, actor });
      const threads = views.slice(0, rows.length).map((view) => ({
        ...view,
        answers: views.slice(rows.length).filter(({ parentId }) => parentId === view.id),
      }));
      // Of what was taken back only the place of its answers is left.
      return threads.filter((thread) => !thread.isDeleted || thread.answers.length > 0);
    },
  });
}

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
    const { name, ...from } = await senderOf(p, tx, actor.id);
    const values = { title: readPart(article).summary.title, name };
    const actionUrl = pages.article({ slug: article.slug, hash: 'razgovor' });
    const notice = { type: 'comment', values, actionUrl, ...from } as const;
    const others = (ids: readonly (string | null)[]) =>
      ids.filter((one): one is string => one !== null && one !== actor.id);
    await notify(tx, p, { ...notice, userIds: others([answered]), text: 'articleAnswer' });
    await notify(tx, p, {
      ...notice,
      userIds: others(subject.authorIds).filter((one) => one !== answered),
      text: 'articleComment',
    });
    p.signals.publish(tx, `articleComments:${article.id}`);
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

async function oneOf(
  p: Platform,
  row: CommentRow,
  place: Place,
): Promise<ArticleComment | Failure> {
  const [view] = await viewsOf(p, [row], place);
  return view ?? fail('NOT_FOUND');
}

/** A comment that everybody reads, with the article that it is on. */
async function commentOn(read: Reader, id: string) {
  const row = await findComment(read, id);
  const article = row && (await findArticle(read, row.articleId));
  if (!row || !article || !isRead(article.status) || row.deletedAt !== null) return undefined;
  return { row, article, subject: subjectOf(article, await authorRows(read, [article.id])) };
}

/** Does something with a comment, held, and lets open pages know. */
const withComment = <T extends object>(
  p: Platform,
  id: string,
  work: (tx: Tx, found: NonNullable<Awaited<ReturnType<typeof commentOn>>>) => Promise<T | Failure>,
): Promise<T | Failure> =>
  p.db.transaction(async (tx) => {
    await lock(tx, `article comment ${id}`);
    const found = await commentOn(tx, id);
    if (!found) return fail('NOT_FOUND');
    const done = await work(tx, found);
    if (!isFailure(done)) p.signals.publish(tx, `articleComments:${found.article.id}`);
    return done;
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

export const listReportedComments = (
  p: Platform,
  actor: Known,
  page: { readonly after?: string | undefined; readonly limit: number },
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
