import { postReactions as kinds, type PostReaction } from '@app/domain/posts/post';
import { and, eq, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../../platform/db/client.ts';
import { inTimeOrder } from '../../../platform/db/keyset.ts';
import type { Slice } from '../../../platform/lists.ts';
import { postCommentReactions, postComments, postReactions, posts } from '../posts.tables.ts';
import type { Asking, SignedIn } from '../posts.visible.repo.ts';

export interface Reacting {
  /** Of the post or the comment. */
  readonly id: string;
  readonly userId: string;
  readonly reaction: PostReaction | null;
  readonly at: Date;
}

const tables = {
  post: { table: postReactions, id: postReactions.postId },
  comment: { table: postCommentReactions, id: postCommentReactions.commentId },
} as const;
export type ReactedTo = keyof typeof tables;

/** Puts a member's reaction, changes it or takes it back. @returns the one before. */
async function putReaction(
  tx: Tx,
  what: ReactedTo,
  { id, userId, reaction, at }: Reacting,
): Promise<PostReaction | null> {
  const { table, id: ofWhat } = tables[what];
  const own = and(eq(ofWhat, id), eq(table.userId, userId));
  const [before] = await tx.select({ reaction: table.reaction }).from(table).where(own);
  if (reaction === null) await tx.delete(table).where(own);
  else if (before) await tx.update(table).set({ reaction }).where(own);
  else if (what === 'post') {
    await tx.insert(postReactions).values({ postId: id, userId, reaction, reactedAt: at });
  } else {
    await tx
      .insert(postCommentReactions)
      .values({ commentId: id, userId, reaction, reactedAt: at });
  }
  return before?.reaction ?? null;
}

/**
 * The same with what is counted of it.
 *
 * @param counted of the post or the comment, which is held.
 * @returns their reaction before, and what is counted now.
 */
export async function react(
  tx: Tx,
  what: ReactedTo,
  reacting: Reacting,
  counted: readonly number[],
): Promise<{ before: PostReaction | null; counted: number[] }> {
  const before = await putReaction(tx, what, reacting);
  const reactions = kinds.map(
    (kind, n) =>
      (counted[n] ?? 0) + (reacting.reaction === kind ? 1 : 0) - (before === kind ? 1 : 0),
  );
  const table = what === 'post' ? posts : postComments;
  await tx.update(table).set({ reactions }).where(eq(table.id, reacting.id));
  return { before, counted: reactions };
}

export async function ownCommentReactions(
  read: Reader,
  userId: string,
  commentIds: readonly string[],
): Promise<(commentId: string) => PostReaction | null> {
  if (commentIds.length === 0) return () => null;
  const rows = await read
    .select({ id: postCommentReactions.commentId, reaction: postCommentReactions.reaction })
    .from(postCommentReactions)
    .where(
      and(
        sql`${postCommentReactions.commentId} = ANY(${sql.param([...commentIds])}::uuid[])`,
        eq(postCommentReactions.userId, userId),
      ),
    );
  const known = new Map(rows.map(({ id, reaction }) => [id, reaction]));
  return (commentId) => known.get(commentId) ?? null;
}

/** Who answered a post and how, the last first; none from whom the reader is apart. */
export async function listReactions(
  { provided }: Asking,
  read: Reader,
  actor: SignedIn,
  postId: string,
  { after, limit }: Slice,
) {
  const order = inTimeOrder('desc', postReactions.reactedAt, postReactions.userId);
  return read
    .select()
    .from(postReactions)
    .where(
      and(
        eq(postReactions.postId, postId),
        provided.isNotBlocked(read, actor.id, postReactions.userId),
        order.beyond(after),
      ),
    )
    .orderBy(...order.by)
    .limit(limit);
}
