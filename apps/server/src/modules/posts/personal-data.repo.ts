import { postReactions as kinds } from '@app/domain/posts/post';
import { and, asc, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { naming } from '../../platform/db/naming.ts';
import type { Person } from '../../platform/personal-data.ts';
import type { PostRow } from './posts.repo.ts';
import {
  postCommentReactions,
  postComments,
  postReactions,
  posts,
  postVersions,
  postVotes,
} from './posts.tables.ts';

export async function postsBy(read: Reader, userId: string): Promise<PostRow[]> {
  return read.select().from(posts).where(eq(posts.authorId, userId)).orderBy(asc(posts.createdAt));
}

export async function versionsBy(read: Reader, userId: string) {
  return read
    .select({ version: postVersions })
    .from(postVersions)
    .innerJoin(posts, eq(posts.id, postVersions.postId))
    .where(eq(posts.authorId, userId))
    .orderBy(asc(postVersions.at));
}

export async function commentsBy(read: Reader, userId: string) {
  const { text, mentions, createdAt, authorId } = postComments;
  return read
    .select({ text, mentions, createdAt })
    .from(postComments)
    .where(eq(authorId, userId))
    .orderBy(asc(createdAt));
}

const namesInMentions = (held: AnyPgColumn, userId: string): SQL =>
  sql`position(${userId} in ${held}::text) > 0`;

/** Posts of others that name somebody, by their account or by their name. */
export async function postsNaming(tx: Tx, person: Person) {
  const { id, content, metadata, authorId } = posts;
  return tx
    .select({ id, content, metadata })
    .from(posts)
    .where(
      and(
        ne(authorId, person.id),
        or(
          namesInMentions(metadata, person.id),
          naming(sql`concat_ws(' ', ${content}, ${metadata})`, person),
        ),
      ),
    );
}

export async function versionsNaming(tx: Tx, person: Person) {
  const { postId, number, content, metadata } = postVersions;
  return tx
    .select({ postId, number, content, metadata })
    .from(postVersions)
    .where(
      or(
        namesInMentions(metadata, person.id),
        naming(sql`concat_ws(' ', ${content}, ${metadata})`, person),
      ),
    );
}

export async function commentsNaming(tx: Tx, person: Person) {
  const { id, text, mentions, authorId } = postComments;
  return tx
    .select({ id, text, mentions })
    .from(postComments)
    .where(
      and(
        or(isNull(authorId), ne(authorId, person.id)),
        or(namesInMentions(mentions, person.id), naming(text, person)),
      ),
    );
}

export async function rewriteVersion(
  tx: Tx,
  {
    postId,
    number,
    ...change
  }: Pick<typeof postVersions.$inferSelect, 'postId' | 'number' | 'content' | 'metadata'>,
): Promise<void> {
  await tx
    .update(postVersions)
    .set(change)
    .where(and(eq(postVersions.postId, postId), eq(postVersions.number, number)));
}

/** Takes from what is counted what a member answered. */
async function uncount(tx: Tx, userId: string): Promise<void> {
  for (const [n, kind] of kinds.entries()) {
    const place = sql.raw(`reactions[${n + 1}]`);
    await tx.execute(sql`
      UPDATE ${posts} SET ${place} = ${posts}.${place} - 1 FROM ${postReactions}
      WHERE ${postReactions.postId} = ${posts.id} AND ${postReactions.userId} = ${userId}
        AND ${postReactions.reaction} = ${kind}`);
    await tx.execute(sql`
      UPDATE ${postComments} SET ${place} = ${postComments}.${place} - 1
      FROM ${postCommentReactions}
      WHERE ${postCommentReactions.commentId} = ${postComments.id}
        AND ${postCommentReactions.userId} = ${userId}
        AND ${postCommentReactions.reaction} = ${kind}`);
  }
  for (const option of [0, 1]) {
    const place = sql.raw(`votes[${option + 1}]`);
    await tx.execute(sql`
      UPDATE ${posts} SET ${place} = ${posts}.${place} - 1 FROM ${postVotes}
      WHERE ${postVotes.postId} = ${posts.id} AND ${postVotes.userId} = ${userId}
        AND ${postVotes.option} = ${option}`);
  }
  await tx.execute(sql`
    UPDATE ${posts} SET comments = ${posts.comments} - written.times
    FROM (
      SELECT ${postComments.postId} AS post_id, count(*)::int AS times FROM ${postComments}
      WHERE ${postComments.authorId} = ${userId} AND ${postComments.deletedAt} IS NULL
        AND ${postComments.removedAt} IS NULL
      GROUP BY 1
    ) AS written
    WHERE ${posts.id} = written.post_id`);
}

/** Takes what an account answered off what is counted, and empties what it wrote. */
export async function forget(tx: Tx, userId: string): Promise<void> {
  await uncount(tx, userId);
  await tx
    .update(postComments)
    .set({
      text: '',
      mentions: [],
      deletedAt: sql`coalesce(${postComments.deletedAt}, ${postComments.createdAt})`,
    })
    .where(eq(postComments.authorId, userId));
}
