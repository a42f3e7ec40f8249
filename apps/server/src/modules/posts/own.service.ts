import type { PostView } from '@app/contracts/posts/posts.schemas';
import type { z } from 'zod';
import type { Tx } from '../../platform/db/client.ts';
import { type Failure, fail, isFailure } from '../../platform/http/failure.ts';
import { type ListPage, listPage, timeCursor } from '../../platform/lists.ts';
import type { Platform } from '../../platform/platform.ts';
import { listBookmarked, putVote, setBookmark, setHidden } from './own.repo.ts';
import { lockPost, type PostRow, updatePost } from './posts.repo.ts';
import { readPost, seenPost } from './posts.service.ts';
import { postViews } from './posts.view.ts';
import type { SignedIn } from './posts.visible.repo.ts';

/** Does something of the reader's own with a post that they see. */
const withPost = <T extends object>(
  p: Platform,
  actor: SignedIn,
  id: string,
  work: (tx: Tx, row: PostRow) => Promise<T | Failure>,
): Promise<T | Failure> =>
  p.db.transaction(async (tx) => {
    const row = await seenPost(p, tx, actor, id);
    return isFailure(row) ? row : work(tx, row);
  });

export const bookmark = (p: Platform, actor: SignedIn, postId: string, isBookmarked: boolean) =>
  withPost(p, actor, postId, async (tx) => {
    await setBookmark(tx, { postId, userId: actor.id, keptAt: p.clock.now() }, isBookmarked);
    return { isBookmarked };
  });

export const hide = (p: Platform, actor: SignedIn, postId: string, isHidden: boolean) =>
  withPost(p, actor, postId, async (tx) => {
    await setHidden(tx, { postId, userId: actor.id, hiddenAt: p.clock.now() }, isHidden);
    return { isHidden };
  });

export async function vote(
  p: Platform,
  actor: SignedIn,
  postId: string,
  option: 0 | 1,
): Promise<z.output<typeof PostView> | Failure> {
  const voted = await withPost(p, actor, postId, async (tx) => {
    const row = await lockPost(tx, postId);
    if (!row) return fail('NOT_FOUND');
    const { pollEndsAt } = row.metadata;
    const votedAt = p.clock.now();
    const isOpen = row.type === 'poll' && pollEndsAt !== null && new Date(pollEndsAt) > votedAt;
    if (!isOpen || row.removedAt !== null) return fail('WRONG_STATUS');
    const by = await putVote(tx, { postId, userId: actor.id, option, votedAt });
    await updatePost(tx, postId, { votes: by.map((more, n) => (row.votes[n] ?? 0) + more) });
    return {};
  });
  return isFailure(voted) ? voted : readPost(p, p.db.read, actor, postId);
}

export const listBookmarks = (
  p: Platform,
  actor: SignedIn,
  query: { readonly after?: string | undefined; readonly limit: number },
): Promise<ListPage<z.output<typeof PostView>> | Failure> =>
  listPage(query, {
    cursor: timeCursor,
    read: (slice) => listBookmarked(p, p.db.read, actor, slice),
    place: ({ post, keptAt }) => ({ at: keptAt, id: post.id }),
    show: (rows) =>
      postViews(
        p,
        p.db.read,
        actor,
        rows.map(({ post }) => post),
      ),
  });
