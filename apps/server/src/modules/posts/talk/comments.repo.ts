import { and, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core';
import { threadsIn } from '../../../kit/talk/threads.repo.ts';
import type { Alongside } from '../../../platform/db/alongside.ts';
import type { Reader } from '../../../platform/db/client.ts';
import { inTimeOrder } from '../../../platform/db/keyset.ts';
import { readyOn } from '../../../platform/db/ready.ts';
import type { Slice } from '../../../platform/lists.ts';
import { isConnected } from '../../network/public.ts';
import { asRecipient, type Recipient } from '../../notifications/public.ts';
import { feedMutes, postComments, posts } from '../posts.tables.ts';
import {
  type Asking,
  isJudge,
  isVisibleTo,
  type Reading,
  type SignedIn,
} from '../posts.visible.repo.ts';

export type CommentRow = typeof postComments.$inferSelect;

/** Which comments of a post that they see the reader may see. */
export const isSeenBy =
  ({ provided }: Pick<Asking, 'provided'>, read: Reader, actor: Reading) =>
  (
    comment: Readonly<Record<'authorId' | 'deletedAt' | 'removedAt', AnyPgColumn>>,
  ): SQL | undefined => {
    const others = and(
      isJudge(actor) ? undefined : isNull(comment.removedAt),
      provided.isNotBlocked(read, actor.id, comment.authorId),
    );
    return and(isNull(comment.deletedAt), or(eq(comment.authorId, actor.id), others));
  };

export const threads = threadsIn(postComments, postComments.postId);
export const updateComment = threads.update;
const newestFirst = inTimeOrder('desc', postComments.createdAt, postComments.id);

/** A comment that the reader may see, whatever its post. */
export const findComment = (
  asking: Pick<Asking, 'provided'>,
  read: Reader,
  actor: SignedIn,
  id: string,
): Promise<CommentRow | undefined> => threads.findSeen(read, id, isSeenBy(asking, read, actor));

const before = alias(postComments, 'before');
const parent = alias(postComments, 'parent');
const written = alias(postComments, 'written');

const isReadByAnswered = or(
  eq(posts.visibility, 'public'),
  eq(parent.authorId, posts.authorId),
  and(eq(posts.visibility, 'connections'), isConnected(posts.authorId, parent.authorId)),
);
const owner = asRecipient(posts.authorId, 'comment', sql`'postComment ' || ${posts.id}`);
const answered = asRecipient(parent.authorId, 'comment', sql`'postAnswer ' || ${parent.id}`);

const isMutedBy = (userId: AnyPgColumn, actor: Reading) =>
  sql`EXISTS (SELECT FROM ${feedMutes} AS mute
    WHERE mute.user_id = ${userId} AND mute.muted_id = ${actor.id})`;

/** What a gate is asked with; it differs by who judges and by whether an answer is sent. */
const given = {
  me: sql`${sql.placeholder('me')}`,
  postId: sql.placeholder('postId'),
  id: sql.placeholder('id'),
  parentId: sql.placeholder('parentId'),
};

function gateQuery(asking: Asking, read: Reader, role: string, isAnswer: boolean, name: string) {
  const reading: Reading = { id: given.me, role, permissions: [] };
  const isNotified = (userId: AnyPgColumn) =>
    sql`${userId} <> ${given.me} AND NOT ${isMutedBy(userId, reading)}`;
  return read
    .select({
      post: { id: posts.id, authorId: posts.authorId, visibility: posts.visibility },
      isTied: sql<boolean>`${isConnected(given.me, posts.authorId)}`,
      before,
      parent,
      written: sql<number>`(SELECT count(*)::int FROM ${postComments} AS written
        WHERE ${and(eq(written.postId, posts.id), eq(written.authorId, given.me))})`,
      owner: sql<Recipient | null>`CASE WHEN ${isNotified(posts.authorId)} THEN
        ${owner} END`,
      answered: isAnswer
        ? sql<Recipient | null>`CASE WHEN ${isNotified(parent.authorId)} AND ${isReadByAnswered}
        AND ${asking.provided.isNotBlocked(read, sql`${posts.authorId}`, parent.authorId)} THEN
        ${answered} END`
        : sql<null>`NULL`,
    })
    .from(posts)
    .leftJoin(before, eq(before.id, given.id))
    .leftJoin(
      parent,
      isAnswer
        ? and(eq(parent.id, given.parentId), isSeenBy(asking, read, reading)(parent))
        : sql`false`,
    )
    .where(
      and(
        eq(posts.id, given.postId),
        isNull(posts.removedAt),
        isVisibleTo(asking, read, reading, posts),
      ),
    )
    .prepare(name);
}

const readyGates = readyOn<ReturnType<typeof gateQuery>>();

/**
 * A post, as far as it and blocks let the reader write under it, with what may forbid a comment and
 * with whose it is and whom it answers, where they are to be told: not by themselves, nor of somebody
 * whom they muted or who is apart from them, nor of what they do not read.
 */
export async function commentGate(
  asking: Asking,
  read: Reader,
  { id: me, role }: SignedIn,
  postId: string,
  sent: { readonly id: string; readonly parentId: string | null },
) {
  const isAnswer = sent.parentId !== null;
  const name = `post_comment_gate${isJudge({ role }) ? '_judge' : ''}${isAnswer ? '_answer' : ''}`;
  const gate = readyGates(read, name, () => gateQuery(asking, read, role, isAnswer, name));
  const [found] = await gate.execute({ me, postId, ...sent });
  return found;
}

/** Counts a comment with it; whoever is told of it is told in the order in which posts are held. */
export const countingWith = (postId: string, { parts, ...changes }: Alongside): Alongside => ({
  ...changes,
  parts: (on) => [
    sql`counted AS (UPDATE ${posts} SET comments = comments + 1
      WHERE id = ${postId} AND ${on} RETURNING id)`,
    ...parts(sql`EXISTS (SELECT FROM counted)`),
  ],
});

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

/** A member's comments on posts that the reader sees, the last written first. */
export async function listCommentsOf(
  asking: Asking,
  read: Reader,
  actor: SignedIn,
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
        isSeenBy(asking, read, actor)(postComments),
        isVisibleTo(asking, read, actor, posts),
        newestFirst.beyond(after),
      ),
    )
    .orderBy(...newestFirst.by)
    .limit(limit);
}
