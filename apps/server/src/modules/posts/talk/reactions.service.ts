import type { PostReactor, ReactedToPost } from '@app/contracts/posts/posts.schemas';
import type { PostReaction } from '@app/domain/posts/post';
import type { z } from 'zod';
import type { Reader, Tx } from '../../../platform/db/client.ts';
import { type Failure, fail, isFailure } from '../../../platform/http/failure.ts';
import { type ListPage, listPage, timeCursor } from '../../../platform/lists.ts';
import type { Platform } from '../../../platform/platform.ts';
import { blockedWith, peopleOf } from '../../network/public.ts';
import { reactionsSeen, unseenAtComments, unseenAtPosts } from '../counts.repo.ts';
import { tellOwner, untellOwner } from '../posts.notices.ts';
import { lockPost, type PostRow } from '../posts.repo.ts';
import { seenPost } from '../posts.service.ts';
import type { SignedIn } from '../posts.visible.repo.ts';
import type { CommentRow } from './comments.repo.ts';
import { postTalk } from './comments.service.ts';
import { listReactions, type ReactedTo, react } from './reactions.repo.ts';

/** What is counted, as the reader sees it. */
async function seenCounts(
  read: Reader,
  actor: SignedIn,
  what: ReactedTo,
  id: string,
  counted: readonly number[],
) {
  const blocked = await blockedWith(read, actor.id);
  const unseen = await (what === 'post' ? unseenAtPosts : unseenAtComments)(read, blocked, [id]);
  return reactionsSeen(counted, id, unseen);
}

/** Tells whose it is of a first reaction; of one that was changed nothing is new. */
async function notifyOfReaction(
  p: Platform,
  tx: Tx,
  actor: SignedIn,
  { post, comment, before, reaction }: Answered,
): Promise<void> {
  const action = comment
    ? ({ text: 'postCommentReaction', post, of: comment, commentId: comment.id } as const)
    : ({ text: 'postReaction', post, of: post } as const);
  if (before === null && reaction !== null) await tellOwner(p, tx, actor, action);
  if (before !== null && reaction === null) await untellOwner(p, tx, actor, action);
}

interface Answered {
  readonly post: Pick<PostRow, 'id' | 'authorId' | 'visibility'>;
  readonly comment?: CommentRow;
  readonly before: PostReaction | null;
  readonly reaction: PostReaction | null;
}

export const reactToPost = (
  p: Platform,
  actor: SignedIn,
  id: string,
  reaction: PostReaction | null,
): Promise<ReactedToPost | Failure> =>
  p.db.transaction(async (tx) => {
    const seen = await seenPost(p, tx, actor, id);
    if (isFailure(seen)) return seen;
    const row = await lockPost(tx, id);
    if (!row || row.removedAt !== null) return fail('NOT_FOUND');
    const reacting = { id, userId: actor.id, reaction, at: p.clock.now() };
    const { before, counted } = await react(tx, 'post', reacting, row.reactions);
    await notifyOfReaction(p, tx, actor, { post: row, before, reaction });
    return { reaction, reactions: await seenCounts(tx, actor, 'post', id, counted) };
  });

export const reactToComment = (
  p: Platform,
  actor: SignedIn,
  id: string,
  reaction: PostReaction | null,
): Promise<ReactedToPost | Failure> =>
  postTalk.with(p, actor, id, async (tx, comment, post) => {
    if (comment.removedAt !== null) return fail('NOT_FOUND');
    const reacting = { id, userId: actor.id, reaction, at: p.clock.now() };
    const { before, counted } = await react(tx, 'comment', reacting, comment.reactions);
    await notifyOfReaction(p, tx, actor, { post, comment, before, reaction });
    return { reaction, reactions: await seenCounts(tx, actor, 'comment', id, counted) };
  });

export async function listReactors(
  p: Platform,
  actor: SignedIn,
  postId: string,
  query: { readonly after?: string | undefined; readonly limit: number },
): Promise<ListPage<z.output<typeof PostReactor>> | Failure> {
  const { read } = p.db;
  const post = await seenPost(p, read, actor, postId);
  if (isFailure(post)) return post;
  return listPage(query, {
    cursor: timeCursor,
    read: (slice) => listReactions(p, read, actor, postId, slice),
    place: ({ reactedAt, userId }) => ({ at: reactedAt, id: userId }),
    async show(rows) {
      const ids = rows.map(({ userId }) => userId);
      const personOf = await peopleOf(p, read, ids);
      return rows.map(({ userId, reaction, reactedAt }) => ({
        person: personOf(userId),
        reaction,
        at: reactedAt,
      }));
    },
  });
}
