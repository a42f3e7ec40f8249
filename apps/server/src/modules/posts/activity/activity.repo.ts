import { and, eq } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/client.ts';
import { inTimeOrder } from '../../../platform/db/keyset.ts';
import type { Slice } from '../../../platform/lists.ts';
import { postReactions, posts } from '../posts.tables.ts';
import { type Asking, isVisibleTo, type SignedIn } from '../posts.visible.repo.ts';

/** What a member answered of what the reader sees, the last first. */
export async function listReactionsOf(
  asking: Asking,
  read: Reader,
  actor: SignedIn,
  memberId: string,
  { after, limit }: Slice,
) {
  const order = inTimeOrder('desc', postReactions.reactedAt, postReactions.postId);
  return read
    .select({ post: posts, reaction: postReactions.reaction, at: postReactions.reactedAt })
    .from(postReactions)
    .innerJoin(posts, eq(posts.id, postReactions.postId))
    .where(
      and(
        eq(postReactions.userId, memberId),
        isVisibleTo(asking, read, actor, posts),
        order.beyond(after),
      ),
    )
    .orderBy(...order.by)
    .limit(limit);
}
