import type {
  NewPostComment,
  PostComment,
  PostCommentChange,
} from '@app/contracts/posts/posts.schemas';
import { postLimits } from '@app/domain/posts/post';
import type { z } from 'zod';
import { changeRefusal, createTalk } from '../../../kit/talk/talk.ts';
import { recordAudit } from '../../../platform/audit.repo.ts';
import { type Failure, fail, isFailure } from '../../../platform/http/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { alongside } from '../../notifications/public.ts';
import { commentTelling, type ToTell, tellNamed, tellNoMoreOf } from '../posts.notices.ts';
import { shownPeople } from '../posts.people.ts';
import { count, type PostRow } from '../posts.repo.ts';
import { mentionsOf } from '../posts.sent.ts';
import { seenPost } from '../posts.service.ts';
import type { SignedIn } from '../posts.visible.repo.ts';
import {
  type CommentRow,
  commentGate,
  countingWith,
  findComment,
  threads,
} from './comments.repo.ts';
import { commentsUnder, freshComment } from './comments.view.ts';

/** A post that the reader sees, and who is told of a comment on it. */
type Place = Pick<PostRow, 'id' | 'authorId' | 'visibility'> & ToTell;

type New = z.output<typeof NewPostComment>;

export const postTalk = createTalk<CommentRow, Place, New, z.output<typeof PostComment>>({
  threads,
  atMost: postLimits.comments,
  async gate(p, actor, postId, sent) {
    const { read } = p.db;
    const found = await commentGate(p, read, actor, postId, sent);
    if (!found) return fail('NOT_FOUND');
    const { post, isTied, owner, answered, ...gate } = found;
    const { isShown } = isTied
      ? { isShown: () => true }
      : await shownPeople(p, read, actor.id, [post.authorId]);
    return isShown(post.authorId)
      ? { ...gate, place: { ...post, owner, answered } }
      : fail('NOT_FOUND');
  },
  isThere: ({ postId }, post) => postId === post.id,
  isAnswerable: ({ removedAt }) => removedAt === null,
  rowOf: async (p, actor, { place }, { mentions, ...sent }) => ({
    ...sent,
    postId: place.id,
    authorId: actor.id,
    mentions: await mentionsOf(p, p.db.read, actor, sent.text, mentions),
    createdAt: p.clock.now(),
    editedAt: null,
    deletedAt: null,
    removedAt: null,
    reactions: [0, 0, 0, 0],
  }),
  alongside: async (p, actor, { place, row }) =>
    countingWith(place.id, alongside(p, await commentTelling(p, actor, place, row))),
  topicsOf: ({ postId }) => [`postComments:${postId}`],
  async placeOf(p, tx, actor, { id, postId, deletedAt }) {
    const isSeen = deletedAt === null && (await findComment(p, tx, actor, id)) !== undefined;
    const post = isSeen ? await seenPost(p, tx, actor, postId) : fail('NOT_FOUND');
    return isFailure(post) ? post : { ...post, owner: null, answered: null };
  },
  views: commentsUnder,
  freshView: freshComment,
});

export const changeComment = (
  p: Platform,
  actor: SignedIn,
  id: string,
  { text, mentions: sent }: z.output<typeof PostCommentChange>,
): Promise<z.output<typeof PostComment> | Failure> =>
  postTalk.with(p, actor, id, async (tx, comment, post) => {
    const editedAt = p.clock.now();
    const refused = changeRefusal(comment, actor, editedAt);
    if (refused || comment.removedAt !== null) return refused ?? fail('COMMENT_FIXED');
    const mentions = await mentionsOf(p, tx, actor, text, sent);
    await threads.update(tx, id, { text, mentions, editedAt });
    const known = new Set(comment.mentions.map(({ userId }) => userId));
    const userIds = mentions.map(({ userId }) => userId).filter((one) => !known.has(one));
    await tellNamed(p, tx, actor, { post, userIds, commentId: id });
    return postTalk.viewOf(p, tx, actor, { ...comment, text, mentions, editedAt }, post);
  });

/** Whoever wrote it takes it back; whoever wrote the post keeps order below it. */
export const removeComment = (p: Platform, actor: SignedIn, id: string) =>
  postTalk.with(p, actor, id, async (tx, comment, post) => {
    if (comment.authorId !== actor.id && post.authorId !== actor.id) return fail('FORBIDDEN');
    const at = p.clock.now();
    await threads.update(tx, id, { text: '', mentions: [], deletedAt: at });
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
