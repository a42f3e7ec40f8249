import type {
  NewPostComment,
  PostComment,
  PostCommentChange,
} from '@app/contracts/posts/posts.schemas';
import { changeableFor } from '@app/domain/comments/comment';
import type { z } from 'zod';
import { recordAudit } from '../../../platform/audit.repo.ts';
import type { Reader, Tx } from '../../../platform/db/client.ts';
import { type Failure, fail, isFailure } from '../../../platform/http/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { tellNamed, tellNoMoreOf, tellOwner } from '../posts.notices.ts';
import { count, type PostRow } from '../posts.repo.ts';
import { mentionsOf } from '../posts.sent.ts';
import { seenPost } from '../posts.service.ts';
import type { Known } from '../posts.visible.repo.ts';
import {
  type CommentRow,
  commentsByIds,
  findComment,
  insertComment,
  lockComment,
  updateComment,
} from './comments.repo.ts';
import { commentViews } from './comments.view.ts';

async function viewOf(
  p: Platform,
  read: Reader,
  actor: Known,
  comment: CommentRow,
  post: PostRow,
): Promise<PostComment | Failure> {
  const listed = [{ comment, isSeen: true }];
  const [view] = await commentViews(p, read, actor, listed, () => post.authorId);
  return view ?? fail('NOT_FOUND');
}

/** Sent again with the same id, it adds nothing. */
export async function addComment(
  p: Platform,
  actor: Known,
  postId: string,
  { id, text, mentions: sent, parentId }: z.output<typeof NewPostComment>,
): Promise<PostComment | Failure> {
  const written = await p.db.transaction(async (tx) => {
    const post = await seenPost(p, tx, actor, postId);
    if (isFailure(post)) return post;
    if (post.removedAt !== null) return fail('NOT_FOUND');
    const parent = parentId === null ? undefined : await findComment(p, tx, actor, parentId);
    const isAnswerable = parent?.postId === postId && parent.parentId === null;
    if (parentId !== null && (!isAnswerable || parent.removedAt !== null)) {
      return fail('VALIDATION', { fields: { parentId: 'invalid' } });
    }
    const mentions = await mentionsOf(p, tx, actor, text, sent);
    const row = { id, postId, parentId, authorId: actor.id, text, mentions };
    const made = await insertComment(tx, { ...row, createdAt: p.clock.now() });
    const kept = made ?? (await commentsByIds(tx, [id]))[0];
    if (!kept) return fail('TOO_MANY_COMMENTS');
    if (kept.postId !== postId || kept.authorId !== actor.id) return fail('ALREADY_EXISTS');
    if (made) await told(p, tx, actor, { post, kept, parent });
    return { kept, post };
  });
  return isFailure(written) ? written : viewOf(p, p.db.read, actor, written.kept, written.post);
}

/** Counts a new comment and tells whom it concerns, each once. */
async function told(
  p: Platform,
  tx: Tx,
  actor: Known,
  {
    post,
    kept,
    parent,
  }: { readonly post: PostRow; readonly kept: CommentRow; readonly parent: CommentRow | undefined },
): Promise<void> {
  await count(tx, post.id, 'comments', 1);
  const about = { post, commentId: kept.id };
  const answered =
    parent && (await tellOwner(p, tx, actor, { ...about, text: 'postAnswer', of: parent }))
      ? parent.authorId
      : null;
  const userIds = kept.mentions.map(({ userId }) => userId).filter((id) => id !== answered);
  const named = await tellNamed(p, tx, actor, { ...about, userIds });
  if (post.authorId !== answered && !named.includes(post.authorId)) {
    await tellOwner(p, tx, actor, { ...about, text: 'postComment', of: post });
  }
  p.signals.publish(tx, `postComments:${post.id}`);
}

/** Does something with a comment that the reader sees, held, and lets open pages know. */
export const withComment = <T extends object>(
  p: Platform,
  actor: Known,
  id: string,
  work: (tx: Tx, comment: CommentRow, post: PostRow) => Promise<T | Failure>,
): Promise<T | Failure> =>
  p.db.transaction(async (tx) => {
    const found = await findComment(p, tx, actor, id);
    const post = found && (await seenPost(p, tx, actor, found.postId));
    if (!post || isFailure(post)) return fail('NOT_FOUND');
    const comment = await lockComment(tx, id);
    if (!comment || comment.deletedAt !== null) return fail('NOT_FOUND');
    const worked = await work(tx, comment, post);
    if (!isFailure(worked)) p.signals.publish(tx, `postComments:${post.id}`);
    return worked;
  });

export const changeComment = (
  p: Platform,
  actor: Known,
  id: string,
  { text, mentions: sent }: z.output<typeof PostCommentChange>,
): Promise<PostComment | Failure> =>
  withComment(p, actor, id, async (tx, comment, post) => {
    if (comment.authorId !== actor.id) return fail('FORBIDDEN');
    const editedAt = p.clock.now();
    const age = editedAt.getTime() - comment.createdAt.getTime();
    if (age >= changeableFor || comment.removedAt !== null) return fail('COMMENT_FIXED');
    const mentions = await mentionsOf(p, tx, actor, text, sent);
    await updateComment(tx, id, { text, mentions, editedAt });
    const known = new Set(comment.mentions.map(({ userId }) => userId));
    const userIds = mentions.map(({ userId }) => userId).filter((one) => !known.has(one));
    await tellNamed(p, tx, actor, { post, userIds, commentId: id });
    return viewOf(p, tx, actor, { ...comment, text, mentions, editedAt }, post);
  });

/** Whoever wrote it takes it back; whoever wrote the post keeps order below it. */
export const removeComment = (p: Platform, actor: Known, id: string) =>
  withComment(p, actor, id, async (tx, comment, post) => {
    if (comment.authorId !== actor.id && post.authorId !== actor.id) return fail('FORBIDDEN');
    const at = p.clock.now();
    await updateComment(tx, id, { text: '', mentions: [], deletedAt: at });
    if (comment.removedAt === null) await count(tx, post.id, 'comments', -1);
    await tellNoMoreOf(p, tx, post, comment);
    if (comment.authorId !== actor.id) {
      await recordAudit(tx, {
        action: 'post.commentRemoved',
        subject: id,
        actorId: actor.id,
        at,
        details: { post: post.id },
      });
    }
    return { success: true as const };
  });
