import { postReactions as kinds, type PostReaction } from '@app/domain/posts/post';
import type { Tx } from '../../platform/db/client.ts';
import { newId } from '../../platform/ids.ts';
import { putMute } from './feed/settings.repo.ts';
import {
  count,
  insertPost,
  isCountedShare,
  lockPost,
  type NewPostRow,
  type PostRow,
  updatePost,
} from './posts.repo.ts';
import type { StoredMetadata } from './posts.stored.ts';
import { postComments, postReactions, postVotes } from './posts.tables.ts';
import { type CommentRow, threads } from './talk/comments.repo.ts';
import { react } from './talk/reactions.repo.ts';

interface Member {
  readonly id: string;
}

export const plainMetadata: StoredMetadata = {
  mentions: [],
  attachments: [],
  linkPreview: null,
  courseName: '',
  recommendedPerson: null,
  pollOptions: null,
  pollEndsAt: null,
};

const written = new Date('2026-11-10T09:00:00.000Z');

export interface PostPlan extends Partial<Omit<NewPostRow, 'metadata' | 'authorId'>> {
  readonly metadata?: Partial<StoredMetadata>;
  /** `place:tuzla`, `bank:tuzla`, `interest:sports`. */
  readonly circles?: readonly string[];
}

/** A post as everybody reads it, unless planned otherwise. */
export async function createPost(
  tx: Tx,
  author: Member,
  { metadata, circles = [], ...plan }: PostPlan = {},
): Promise<PostRow> {
  const row: NewPostRow = {
    id: newId(),
    authorId: author.id,
    content: 'Prva subota radionice je iza nas: 31 bicikl, dva kvara koja nismo znali popraviti.',
    type: 'status',
    visibility: 'public',
    metadata: { ...plainMetadata, ...metadata },
    createdAt: written,
    isShare: (plan.sharedPostId ?? null) !== null,
    ...plan,
  };
  await insertPost(tx, row, circles);
  if (row.sharedPostId && isCountedShare(row)) await count(tx, row.sharedPostId, 'shares', 1);
  return found(await lockPost(tx, row.id));
}

export async function createPostComment(
  tx: Tx,
  post: { readonly id: string },
  author: Member,
  plan: Partial<Omit<CommentRow, 'authorId' | 'postId'>> = {},
): Promise<CommentRow> {
  const id = plan.id ?? newId();
  await tx.insert(postComments).values({
    parentId: null,
    text: 'Mogu donijeti aparat za zavarivanje.',
    mentions: [],
    createdAt: written,
    ...plan,
    id,
    postId: post.id,
    authorId: author.id,
  });
  if (!plan.deletedAt && !plan.removedAt) await count(tx, post.id, 'comments', 1);
  return found(await threads.find(tx, id));
}

export async function createPostReaction(
  tx: Tx,
  what: 'post' | 'comment',
  { id }: { readonly id: string },
  by: Member,
  reaction: PostReaction = 'like',
  at: Date = written,
): Promise<void> {
  const held = what === 'post' ? await lockPost(tx, id) : await threads.find(tx, id);
  const counted = found(held).reactions;
  await react(tx, what, { id, userId: by.id, reaction, at }, counted);
}

/** Many answers to a post at once, each of another member. */
export async function fillPost(
  tx: Tx,
  { id: postId }: { readonly id: string },
  {
    reactions,
    votes,
  }: {
    readonly reactions: readonly (Member & { reaction: PostReaction; at: Date })[];
    readonly votes: readonly (Member & { option: 0 | 1; at: Date })[];
  },
): Promise<void> {
  if (reactions.length > 0) {
    await tx.insert(postReactions).values(
      reactions.map(({ id: userId, reaction, at }) => ({
        postId,
        userId,
        reaction,
        reactedAt: at,
      })),
    );
  }
  if (votes.length > 0) {
    await tx
      .insert(postVotes)
      .values(votes.map(({ id: userId, option, at }) => ({ postId, userId, option, votedAt: at })));
  }
  const times = (wanted: 0 | 1) => votes.filter(({ option }) => option === wanted).length;
  await updatePost(tx, postId, {
    reactions: kinds.map((kind) => reactions.filter(({ reaction }) => reaction === kind).length),
    votes: [times(0), times(1)],
  });
}

export const createMute = (tx: Tx, by: Member, of: Member, since: Date = written): Promise<void> =>
  putMute(tx, { userId: by.id, mutedId: of.id, since });

function found<T>(row: T | undefined): T {
  if (row === undefined) throw new Error('What was just written is not there.');
  return row;
}
