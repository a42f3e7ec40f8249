import type { Tx } from '../../platform/db/client.ts';
import type { Platform } from '../../platform/platform.ts';
import { chosenAmong, tellOwner, untellOwner } from './posts.notices.ts';
import { count, isCountedShare, type PostRow, postsByIds } from './posts.repo.ts';
import type { SignedIn } from './posts.visible.repo.ts';

const deedWith = (shared: PostRow) => ({ text: 'postShared', post: shared, of: shared }) as const;

const sharedBy = async (tx: Tx, { sharedPostId }: PostRow): Promise<PostRow | undefined> =>
  sharedPostId === null ? undefined : (await postsByIds(tx, [sharedPostId]))[0];

const isFor = async (tx: Tx, share: PostRow, id: string): Promise<boolean> =>
  (await chosenAmong(tx, share, [id])).has(id);

/**
 * Counts that a post was shared, and tells its author where the share is for them.
 *
 * @param before the share as it stood until now, where it is changed.
 */
export async function countShare(
  p: Platform,
  tx: Tx,
  actor: SignedIn,
  share: PostRow,
  before?: PostRow,
): Promise<void> {
  const shared = await sharedBy(tx, share);
  if (!shared) return;
  const by = Number(isCountedShare(share)) - Number(before ? isCountedShare(before) : false);
  if (by !== 0) await count(tx, shared.id, 'shares', by);
  const isNotifiedOf = await isFor(tx, share, shared.authorId);
  const wasNotifiedOf = before ? await isFor(tx, before, shared.authorId) : false;
  if (isNotifiedOf && !wasNotifiedOf) await tellOwner(p, tx, actor, deedWith(shared));
  if (wasNotifiedOf && !isNotifiedOf) await untellOwner(p, tx, actor, deedWith(shared));
}

/** A share is taken back. */
export async function untellShare(
  p: Platform,
  tx: Tx,
  actor: SignedIn,
  share: PostRow,
): Promise<void> {
  const shared = await sharedBy(tx, share);
  if (shared) await untellOwner(p, tx, actor, deedWith(shared));
}
