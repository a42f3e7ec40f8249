import { pages } from '@app/contracts/pages';
import type { NotificationText } from '@app/messages/notifications';
import type { Tx } from '../../platform/db/client.ts';
import type { Platform } from '../../platform/platform.ts';
import { apartFrom, connectedAmong } from '../network/public.ts';
import { notify } from '../notifications/public.ts';
import { signaturesOf } from '../profiles/public.ts';
import type { PostRow } from './posts.repo.ts';
import type { Known } from './posts.visible.repo.ts';

type Seen = Pick<PostRow, 'id' | 'authorId' | 'visibility'>;

/** Who of these sees the post and whoever does what they are told of, who is told nothing. */
async function seeing(tx: Tx, post: Seen, actor: Known, ids: readonly string[]): Promise<string[]> {
  const others = [...new Set(ids)].filter((id) => id !== actor.id);
  if (others.length === 0) return [];
  const { authorId, visibility } = post;
  const apart = new Set([
    ...(await apartFrom(tx, actor.id)),
    ...(authorId === actor.id ? [] : await apartFrom(tx, authorId)),
  ]);
  const reached = others.filter((id) => !apart.has(id));
  if (visibility === 'public') return reached;
  const connected =
    visibility === 'connections' ? await connectedAmong(tx, authorId, reached) : new Set();
  return reached.filter((id) => id === authorId || connected.has(id));
}

/** Tells members what somebody wrote that concerns them, as far as they may read it. */
export async function tellOf(
  p: Platform,
  tx: Tx,
  actor: Known,
  {
    post,
    text,
    userIds,
    commentId,
  }: {
    readonly post: Seen;
    readonly text: Extract<NotificationText, `post${string}`>;
    readonly userIds: readonly string[];
    readonly commentId?: string;
  },
): Promise<string[]> {
  const told = await seeing(tx, post, actor, userIds);
  if (told.length === 0) return [];
  const { name, profileSlug } = (await signaturesOf(tx, [actor.id], p.clock.now(), 'members'))(
    actor.id,
  );
  await notify(tx, p, {
    userIds: told,
    type: text === 'postComment' || text === 'postAnswer' ? 'comment' : 'mention',
    text,
    values: { name },
    actionUrl: pages.activity({ userId: post.authorId, objava: post.id, komentar: commentId }),
    ...(profileSlug === null ? {} : { from: actor.id }),
  });
  return told;
}
