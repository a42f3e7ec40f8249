import { postLimits } from '@app/domain/posts/post';
import { and, eq, inArray, isNull, ne, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Reader, Tx } from '../../../platform/db/client.ts';
import { inTimeOrder } from '../../../platform/db/keyset.ts';
import { type Listed, threadsIn } from '../../../platform/db/threads.ts';
import type { Slice } from '../../../platform/lists.ts';
import { postComments, posts } from '../posts.tables.ts';
import { type Asking, isJudge, isVisibleTo, type Known } from '../posts.visible.repo.ts';

export type CommentRow = typeof postComments.$inferSelect;

interface CommentColumns {
  readonly authorId: AnyPgColumn;
  readonly deletedAt: AnyPgColumn;
  readonly removedAt: AnyPgColumn;
}

/** Which comments of a post that they see the reader may see. */
function isSeenBy(
  { provided }: Asking,
  read: Reader,
  actor: Known,
  comment: CommentColumns,
): SQL | undefined {
  const others = and(
    isJudge(actor) ? undefined : isNull(comment.removedAt),
    provided.isNotApart(read, actor.id, comment.authorId),
  );
  return and(isNull(comment.deletedAt), or(eq(comment.authorId, actor.id), others));
}

const threads = threadsIn(postComments);
const newestFirst = inTimeOrder('desc', postComments.createdAt, postComments.id);

export type ListedComment = Listed<CommentRow>;

/** Comments of a post that answer none. */
export const listThreads = (
  asking: Asking,
  read: Reader,
  actor: Known,
  postId: string,
  slice: Slice,
): Promise<ListedComment[]> =>
  threads.listThreads(
    read,
    eq(postComments.postId, postId),
    (comment) => isSeenBy(asking, read, actor, comment),
    slice,
  );

export const listAnswers = (
  asking: Asking,
  read: Reader,
  actor: Known,
  commentId: string,
  slice: Slice,
): Promise<CommentRow[]> =>
  threads.listAnswers(read, commentId, (comment) => isSeenBy(asking, read, actor, comment), slice);

export const firstAnswers = (
  asking: Asking,
  read: Reader,
  actor: Known,
  commentIds: readonly string[],
  limit: number,
): Promise<CommentRow[]> =>
  threads.firstAnswers(
    read,
    commentIds,
    (comment) => isSeenBy(asking, read, actor, comment),
    limit,
  );

/** A comment that the reader may see, whatever its post. */
export async function findComment(
  asking: Asking,
  read: Reader,
  actor: Known,
  id: string,
): Promise<CommentRow | undefined> {
  const [row] = await read
    .select()
    .from(postComments)
    .where(and(eq(postComments.id, id), isSeenBy(asking, read, actor, postComments)));
  return row;
}

/** A comment whoever asks, held until the end of the transaction. */
export async function lockComment(tx: Tx, id: string): Promise<CommentRow | undefined> {
  return (await tx.select().from(postComments).where(eq(postComments.id, id)).for('update'))[0];
}

export async function commentsByIds(read: Reader, ids: readonly string[]): Promise<CommentRow[]> {
  if (ids.length === 0) return [];
  return read
    .select()
    .from(postComments)
    .where(inArray(postComments.id, [...ids]));
}

/** Whether the author of a comment says something else under its post, or where it answers. */
export async function saysElse(
  read: Reader,
  { id, postId, parentId, authorId }: CommentRow,
  where: 'post' | 'thread',
): Promise<boolean> {
  const others = and(
    ne(postComments.id, id),
    eq(postComments.postId, postId),
    authorId === null ? undefined : eq(postComments.authorId, authorId),
    where === 'thread' && parentId !== null ? eq(postComments.parentId, parentId) : undefined,
    isNull(postComments.deletedAt),
    isNull(postComments.removedAt),
  );
  return (await read.$count(postComments, others)) > 0;
}

/** @returns undefined where there is one with this id, or its author has written too many there. */
export async function insertComment(
  tx: Tx,
  row: Omit<typeof postComments.$inferInsert, 'authorId'> & { readonly authorId: string },
): Promise<CommentRow | undefined> {
  const written = await tx.$count(
    postComments,
    and(eq(postComments.postId, row.postId), eq(postComments.authorId, row.authorId)),
  );
  if (written >= postLimits.comments) return undefined;
  const [made] = await tx
    .insert(postComments)
    .values(row)
    .onConflictDoNothing({ target: postComments.id })
    .returning();
  return made;
}

export async function updateComment(
  tx: Tx,
  id: string,
  change: Partial<Omit<CommentRow, 'id' | 'postId'>>,
): Promise<void> {
  await tx.update(postComments).set(change).where(eq(postComments.id, id));
}

/** A member's comments on posts that the reader sees, the last written first. */
export async function listCommentsOf(
  asking: Asking,
  read: Reader,
  actor: Known,
  authorId: string,
  { after, limit }: Slice,
) {
  return read
    .select({ comment: postComments, post: posts })
    .from(postComments)
    .innerJoin(posts, eq(posts.id, postComments.postId))
    .where(
      and(
        eq(postComments.authorId, authorId),
        isSeenBy(asking, read, actor, postComments),
        isVisibleTo(asking, read, actor, posts),
        newestFirst.beyond(after),
      ),
    )
    .orderBy(...newestFirst.by)
    .limit(limit);
}
