import type { PostReaction } from '@app/domain/posts/post';
import { and, eq, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { inTimeOrder } from '../../platform/db/keyset.ts';
import type { Slice } from '../../platform/lists.ts';
import { postBookmarks, postHides, postReactions, posts, postVotes } from './posts.tables.ts';
import { type Asking, isVisibleTo, type SignedIn } from './posts.visible.repo.ts';

/** What a post is to the reader. */
export interface OwnState {
  readonly reaction: PostReaction | null;
  readonly vote: 0 | 1 | null;
  readonly isBookmarked: boolean;
  readonly isHidden: boolean;
}

type Found = { id: string } & { -readonly [K in keyof OwnState]: OwnState[K] };

export const nothingOwn: OwnState = {
  reaction: null,
  vote: null,
  isBookmarked: false,
  isHidden: false,
};

export async function ownStates(
  read: Reader,
  userId: string,
  postIds: readonly string[],
): Promise<(postId: string) => OwnState> {
  if (postIds.length === 0) return () => nothingOwn;
  const of = (
    table: typeof postReactions | typeof postVotes | typeof postBookmarks | typeof postHides,
  ) => sql`${table.postId} = asked.id AND ${table.userId} = ${userId}`;
  const { rows } = await read.execute<Found>(sql`
    SELECT asked.id, ${postReactions.reaction}, ${postVotes.option} AS vote,
      ${postBookmarks.keptAt} IS NOT NULL AS "isBookmarked",
      ${postHides.hiddenAt} IS NOT NULL AS "isHidden"
    FROM unnest(${sql.param([...postIds])}::uuid[]) AS asked (id)
    LEFT JOIN ${postReactions} ON ${of(postReactions)}
    LEFT JOIN ${postVotes} ON ${of(postVotes)}
    LEFT JOIN ${postBookmarks} ON ${of(postBookmarks)}
    LEFT JOIN ${postHides} ON ${of(postHides)}
  `);
  const known = new Map(rows.map(({ id, ...state }) => [id, state]));
  return (postId) => known.get(postId) ?? nothingOwn;
}

export async function setBookmark(
  tx: Tx,
  row: typeof postBookmarks.$inferSelect,
  isWanted: boolean,
): Promise<void> {
  if (isWanted) await tx.insert(postBookmarks).values(row).onConflictDoNothing();
  else {
    await tx
      .delete(postBookmarks)
      .where(and(eq(postBookmarks.postId, row.postId), eq(postBookmarks.userId, row.userId)));
  }
}

export async function setHidden(
  tx: Tx,
  row: typeof postHides.$inferSelect,
  isWanted: boolean,
): Promise<void> {
  if (isWanted) await tx.insert(postHides).values(row).onConflictDoNothing();
  else {
    await tx
      .delete(postHides)
      .where(and(eq(postHides.postId, row.postId), eq(postHides.userId, row.userId)));
  }
}

/** Posts kept for later that the reader may still see, the last kept first. */
export async function listBookmarked(
  asking: Asking,
  read: Reader,
  actor: SignedIn,
  { after, limit }: Slice,
) {
  const order = inTimeOrder('desc', postBookmarks.keptAt, postBookmarks.postId);
  return read
    .select({ post: posts, keptAt: postBookmarks.keptAt })
    .from(postBookmarks)
    .innerJoin(posts, eq(posts.id, postBookmarks.postId))
    .where(
      and(
        eq(postBookmarks.userId, actor.id),
        isVisibleTo(asking, read, actor, posts),
        order.beyond(after),
      ),
    )
    .orderBy(...order.by)
    .limit(limit);
}

/** The vote of a member who may change it. @returns how the votes of either option change. */
export async function putVote(
  tx: Tx,
  row: typeof postVotes.$inferSelect,
): Promise<readonly [number, number]> {
  const [before] = await tx
    .select({ option: postVotes.option })
    .from(postVotes)
    .where(and(eq(postVotes.postId, row.postId), eq(postVotes.userId, row.userId)));
  await tx
    .insert(postVotes)
    .values(row)
    .onConflictDoUpdate({
      target: [postVotes.postId, postVotes.userId],
      set: { option: row.option, votedAt: row.votedAt },
    });
  const by = (option: 0 | 1) =>
    (row.option === option ? 1 : 0) - (before?.option === option ? 1 : 0);
  return [by(0), by(1)];
}
