import { postLimits } from '@app/domain/posts/post';
import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { inTimeOrder } from '../../platform/db/keyset.ts';
import type { Slice } from '../../platform/lists.ts';
import {
  isOpen,
  postBookmarks,
  postCircles,
  postCommentReactions,
  postComments,
  postHides,
  postReactions,
  posts,
  postVersions,
  postVotes,
} from './posts.tables.ts';
import { type Asking, isVisibleTo, type SignedIn } from './posts.visible.repo.ts';

export type PostRow = typeof posts.$inferSelect;
export type NewPostRow = typeof posts.$inferInsert;
export type VersionRow = typeof postVersions.$inferSelect;

/** Those of these posts that the reader may see, in the order that was asked for. */
export async function findPosts(
  asking: Asking,
  read: Reader,
  actor: SignedIn,
  ids: readonly string[],
): Promise<PostRow[]> {
  if (ids.length === 0) return [];
  const rows = await read
    .select()
    .from(posts)
    .where(and(inArray(posts.id, [...new Set(ids)]), isVisibleTo(asking, read, actor, posts)));
  const known = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => known.get(id) ?? []);
}

/** A post whoever asks, held until the end of the transaction. */
export async function lockPost(tx: Tx, id: string): Promise<PostRow | undefined> {
  return (await tx.select().from(posts).where(eq(posts.id, id)).for('update'))[0];
}

export interface PostToInsert {
  readonly row: NewPostRow;
  readonly circles: readonly string[];
}

/**
 * Writes posts with what others find them by, in one statement.
 *
 * @returns ids of those that were made: not one of an id that there was before.
 */
export async function insertPosts(
  tx: Tx,
  sent: readonly PostToInsert[],
): Promise<ReadonlySet<string>> {
  const made = tx
    .insert(posts)
    .values(sent.map(({ row }) => row))
    .onConflictDoNothing({ target: posts.id })
    .returning({ id: posts.id });
  const { rows } = await tx.execute<{ id: string }>(sql`
    WITH made AS ${made}, circles AS (
      ${insertingCircles(sent)} WHERE c.post_id IN (SELECT id FROM made) ON CONFLICT DO NOTHING
    ) SELECT id FROM made`);
  return new Set(rows.map(({ id }) => id));
}

/** @returns undefined where there is one with this id. */
export async function insertPost(
  tx: Tx,
  row: NewPostRow,
  circles: readonly string[],
): Promise<PostRow | undefined> {
  const made = await insertPosts(tx, [{ row, circles }]);
  return made.has(row.id) ? (await postsByIds(tx, [row.id]))[0] : undefined;
}

function insertingCircles(
  found: readonly {
    readonly row: Pick<NewPostRow, 'id' | 'authorId' | 'createdAt'>;
    readonly circles: readonly string[];
  }[],
): SQL {
  const rows = found.flatMap(({ row, circles }) => circles.map((circle) => ({ ...row, circle })));
  const all = <T>(of: (row: (typeof rows)[number]) => T) => sql.param(rows.map(of));
  return sql`
    INSERT INTO ${postCircles} (post_id, circle, author_id, created_at)
    SELECT * FROM unnest(
      ${all(({ id }) => id)}::uuid[],
      ${all(({ circle }) => circle)}::text[],
      ${all(({ authorId }) => authorId)}::uuid[],
      ${all(({ createdAt }) => createdAt.toISOString())}::timestamptz[])
      AS c (post_id, circle, author_id, created_at)`;
}

/** The circles of a post that is seen by others than before. */
export async function replaceCircles(
  tx: Tx,
  row: Pick<PostRow, 'id' | 'authorId' | 'createdAt'>,
  circles: readonly string[],
): Promise<void> {
  await tx.delete(postCircles).where(eq(postCircles.postId, row.id));
  await tx.execute(sql`${insertingCircles([{ row, circles }])} ON CONFLICT DO NOTHING`);
}

export async function updatePost(
  tx: Tx,
  id: string,
  change: Partial<Omit<PostRow, 'id' | 'authorId'>>,
): Promise<void> {
  await tx.update(posts).set(change).where(eq(posts.id, id));
}

/** Adds to what is counted of a post. */
export async function count(
  tx: Tx,
  id: string,
  what: 'comments' | 'shares',
  by: number,
): Promise<void> {
  await tx
    .update(posts)
    .set({ [what]: sql`greatest(${posts[what]} + ${by}, 0)` })
    .where(eq(posts.id, id));
}

/** A share that its author keeps to themselves is counted for nobody. */
export const isCountedShare = (share: Pick<PostRow, 'visibility'>): boolean =>
  share.visibility !== 'private';

/** Lets one post of an author stand first, or none. */
export async function pinPost(tx: Tx, authorId: string, id: string | null): Promise<void> {
  await tx
    .update(posts)
    .set({ isPinned: false })
    .where(and(eq(posts.authorId, authorId), eq(posts.isPinned, true)));
  if (id) await updatePost(tx, id, { isPinned: true });
}

export async function pinnedOf(read: Reader, authorId: string): Promise<string | undefined> {
  const [row] = await read
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.authorId, authorId), eq(posts.isPinned, true)));
  return row?.id;
}

/** What stood in a post until now is kept; of more versions than are kept the earliest goes. */
export async function insertVersion(tx: Tx, row: PostRow): Promise<void> {
  const [last] = await tx
    .select({ number: postVersions.number })
    .from(postVersions)
    .where(eq(postVersions.postId, row.id))
    .orderBy(desc(postVersions.number))
    .limit(1);
  const number = (last?.number ?? 0) + 1;
  const { content, type, visibility, metadata } = row;
  const at = row.editedAt ?? row.createdAt;
  await tx
    .insert(postVersions)
    .values({ postId: row.id, number, content, type, visibility, metadata, at });
  await tx
    .delete(postVersions)
    .where(
      and(
        eq(postVersions.postId, row.id),
        sql`${postVersions.number} <= ${number - postLimits.versions}`,
      ),
    );
}

/** The latest first. */
export async function versionsOf(read: Reader, postId: string): Promise<VersionRow[]> {
  return read
    .select()
    .from(postVersions)
    .where(eq(postVersions.postId, postId))
    .orderBy(desc(postVersions.number));
}

/** A post with all that hangs on it; what shared it stays, without it. */
export async function deletePost(tx: Tx, { id, ...row }: PostRow): Promise<void> {
  const comments = tx
    .select({ id: postComments.id })
    .from(postComments)
    .where(eq(postComments.postId, id));
  await tx.delete(postCommentReactions).where(inArray(postCommentReactions.commentId, comments));
  // Answers and what they answer go at once: the constraint is looked at when all are gone.
  await tx.delete(postComments).where(eq(postComments.postId, id));
  for (const table of [
    postReactions,
    postVotes,
    postBookmarks,
    postHides,
    postVersions,
    postCircles,
  ]) {
    await tx.delete(table).where(eq(table.postId, id));
  }
  await tx.update(posts).set({ sharedPostId: null }).where(eq(posts.sharedPostId, id));
  await tx.delete(posts).where(eq(posts.id, id));
  if (row.sharedPostId && isCountedShare(row)) await count(tx, row.sharedPostId, 'shares', -1);
}

/** An author's posts, the latest first. */
export async function listPostsOf(
  asking: Asking,
  read: Reader,
  actor: SignedIn,
  authorId: string,
  { after, limit }: Slice,
): Promise<PostRow[]> {
  const order = inTimeOrder('desc', posts.createdAt, posts.id);
  return read
    .select()
    .from(posts)
    .where(
      and(
        eq(posts.authorId, authorId),
        isVisibleTo(asking, read, actor, posts),
        order.beyond(after),
      ),
    )
    .orderBy(...order.by)
    .limit(limit);
}

/** Who wrote the latest posts for everybody. */
export async function latestAuthors(read: Reader): Promise<string[]> {
  const order = inTimeOrder('desc', posts.createdAt, posts.id);
  const rows = await read
    .select({ id: posts.authorId })
    .from(posts)
    .where(isOpen)
    .orderBy(...order.by)
    .limit(50);
  return [...new Set(rows.map(({ id }) => id))];
}

/** Addresses of the pictures of links that posts show, or showed before. */
export async function picturesOfPosts(read: Reader): Promise<(string | null)[]> {
  const picture = (metadata: AnyPgColumn) =>
    sql<string | null>`${metadata} #>> '{linkPreview,imageUrl}'`;
  const [now, before] = await Promise.all([
    read
      .select({ url: picture(posts.metadata) })
      .from(posts)
      .where(eq(posts.type, 'link')),
    read
      .select({ url: picture(postVersions.metadata) })
      .from(postVersions)
      .where(eq(postVersions.type, 'link')),
  ]);
  return [...now, ...before].map(({ url }) => url);
}

/** Posts whoever asks. */
export async function postsByIds(read: Reader, ids: readonly string[]): Promise<PostRow[]> {
  if (ids.length === 0) return [];
  return read
    .select()
    .from(posts)
    .where(inArray(posts.id, [...new Set(ids)]));
}

/** Addresses of the pictures of an author's posts that stand, and of what stood in them before. */
export async function shownPictures(read: Reader, authorId: string): Promise<ReadonlySet<string>> {
  const stand = and(eq(posts.authorId, authorId), isNull(posts.removedAt));
  const rows = [
    ...(await read.select({ metadata: posts.metadata }).from(posts).where(stand)),
    ...(await read
      .select({ metadata: postVersions.metadata })
      .from(postVersions)
      .innerJoin(posts, eq(posts.id, postVersions.postId))
      .where(stand)),
  ];
  return new Set(rows.flatMap(({ metadata }) => metadata.attachments.map(({ url }) => url)));
}
