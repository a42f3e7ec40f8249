import { postReactions as kinds, type PostReaction } from '@app/domain/posts/post';
import { sql } from 'drizzle-orm';
import type { Reader } from '../../platform/db/client.ts';
import { postCommentReactions, postComments, postReactions, posts } from './posts.tables.ts';

export type Reactions = Record<PostReaction, number>;

/** What those did whom the reader does not see: it is taken from what is counted. */
export interface Unseen {
  readonly of: (id: string, what: PostReaction | 'comments' | 'shares') => number;
}

type Found = { id: string; what: string; times: number };

function unseenOf(rows: readonly Found[]): Unseen {
  const known = new Map(rows.map(({ id, what, times }) => [`${id} ${what}`, times]));
  return { of: (id, what) => known.get(`${id} ${what}`) ?? 0 };
}

export const nothingUnseen = unseenOf([]);

const array = (ids: Iterable<string>) => sql`${sql.param([...ids])}::uuid[]`;

/** @param blocked whom the reader blocked, and who blocked them. */
export async function unseenAtPosts(
  read: Reader,
  blocked: ReadonlySet<string>,
  postIds: readonly string[],
): Promise<Unseen> {
  if (blocked.size === 0 || postIds.length === 0) return nothingUnseen;
  const { rows } = await read.execute<Found>(sql`
    WITH asked AS (
      SELECT post.id, other.id AS other_id
      FROM unnest(${array(postIds)}) AS post (id), unnest(${array(blocked)}) AS other (id)
    )
    SELECT asked.id, ${postReactions.reaction} AS what, count(*)::int AS times
    FROM asked JOIN ${postReactions}
      ON ${postReactions.postId} = asked.id AND ${postReactions.userId} = asked.other_id
    GROUP BY 1, 2
    UNION ALL
    SELECT asked.id, 'comments', count(*)::int
    FROM asked JOIN ${postComments}
      ON ${postComments.postId} = asked.id AND ${postComments.authorId} = asked.other_id
    WHERE ${postComments.deletedAt} IS NULL AND ${postComments.removedAt} IS NULL
    GROUP BY 1
    UNION ALL
    SELECT asked.id, 'shares', count(*)::int
    FROM asked JOIN ${posts}
      ON ${posts.sharedPostId} = asked.id AND ${posts.authorId} = asked.other_id
    WHERE ${posts.visibility} <> 'private'
    GROUP BY 1
  `);
  return unseenOf(rows);
}

export async function unseenAtComments(
  read: Reader,
  blocked: ReadonlySet<string>,
  commentIds: readonly string[],
): Promise<Unseen> {
  if (blocked.size === 0 || commentIds.length === 0) return nothingUnseen;
  const { rows } = await read.execute<Found>(sql`
    SELECT comment.id, ${postCommentReactions.reaction} AS what, count(*)::int AS times
    FROM unnest(${array(commentIds)}) AS comment (id)
    CROSS JOIN unnest(${array(blocked)}) AS other (id)
    JOIN ${postCommentReactions} ON ${postCommentReactions.commentId} = comment.id
      AND ${postCommentReactions.userId} = other.id
    GROUP BY 1, 2
  `);
  return unseenOf(rows);
}

/** By kind what stands as an array, without what the reader does not see. */
export const reactionsSeen = (counted: readonly number[], id: string, unseen: Unseen): Reactions =>
  Object.fromEntries(
    kinds.map((kind, n) => [kind, Math.max((counted[n] ?? 0) - unseen.of(id, kind), 0)]),
  ) as Reactions;
