import { pages } from '@app/contracts/pages';
import type { Reader, Tx } from '../../platform/db/client.ts';
import type { Platform } from '../../platform/platform.ts';
import { blockedWith, connectedAmong, namingOf } from '../network/public.ts';
import {
  forgetAbout,
  gatheredTelling,
  hideAbout,
  leadFrom,
  ledTo,
  nothingToTell,
  noticeTelling,
  notify,
  notifyGathered,
  type Recipient,
  type Telling,
  takeBack,
  together,
} from '../notifications/public.ts';
import { mutersAmong } from './feed/settings.repo.ts';
import { type PostRow, postsByIds } from './posts.repo.ts';
import type { SignedIn } from './posts.visible.repo.ts';
import { type CommentRow, saysElse, threads } from './talk/comments.repo.ts';

/** What tells of a post, or of what is said under it. */
const types = ['comment', 'mention', 'reaction'] as const;

type Seen = Pick<PostRow, 'id' | 'authorId' | 'visibility'>;

/**
 * Who of these sees the post and whoever does what they are told of, who is told nothing; nor is
 * whoever muted them.
 */
async function seeing(
  tx: Reader,
  post: Seen,
  actor: SignedIn,
  ids: readonly string[],
): Promise<string[]> {
  const others = [...new Set(ids)].filter((id) => id !== actor.id);
  if (others.length === 0) return [];
  const { authorId } = post;
  const left = new Set(await mutersAmong(tx, actor.id, others));
  // Whoever does something with a post reads it, and is not apart from its author.
  if (others.some((id) => id !== authorId)) {
    for (const id of await blockedWith(tx, actor.id)) left.add(id);
    if (authorId !== actor.id) for (const id of await blockedWith(tx, authorId)) left.add(id);
  }
  const chosen = await chosenAmong(tx, post, others);
  return others.filter((id) => chosen.has(id) && !left.has(id));
}

/** Where it leads, on the page of whoever wrote the post. */
export const placeOf = (
  { id, authorId }: Pick<PostRow, 'id' | 'authorId'>,
  commentId?: string,
) => ({
  actionUrl: pages.activity({ userId: authorId, objava: id, komentar: commentId }),
  placeOf: authorId,
});

const naming = {
  post: 'postMention',
  comment: 'postCommentMention',
  recommendation: 'postRecommended',
} as const;

/** Tells members where somebody named them, as far as they may read it. */
export async function tellNamed(
  p: Platform,
  tx: Tx,
  actor: SignedIn,
  {
    post,
    userIds,
    commentId,
    as = commentId === undefined ? 'post' : 'comment',
  }: Pick<Action, 'post' | 'commentId'> & {
    readonly userIds: readonly string[];
    readonly as?: keyof typeof naming;
  },
): Promise<string[]> {
  const notified = await seeing(tx, post, actor, userIds);
  if (notified.length === 0) return [];
  await notify(tx, p, await mention(p, tx, actor, { post, userIds: notified, commentId, as }));
  return notified;
}

const mention = async (
  p: Platform,
  read: Reader,
  actor: SignedIn,
  {
    post,
    userIds,
    commentId,
    as,
  }: {
    readonly post: Seen;
    readonly userIds: readonly string[];
    readonly commentId: string | undefined;
    readonly as: keyof typeof naming;
  },
) => ({
  userIds,
  type: 'mention' as const,
  text: naming[as],
  values: (await namingOf(p, read, [actor.id]))(actor.id),
  ...placeOf(post, commentId),
  from: actor.id,
  isPersonal: true as const,
});

/**
 * What others do with what is a member's own, by its text: all who do the same stand in one
 * notification until it is read.
 */
const actions = {
  postComment: { type: 'comment' },
  postAnswer: { type: 'comment' },
  postShared: { type: 'mention' },
  postReaction: { type: 'reaction', isOnce: true },
  postCommentReaction: { type: 'reaction', isOnce: true },
} as const;

/** Somebody did something with a post or a comment. */
interface Action {
  readonly text: keyof typeof actions;
  readonly post: Seen;
  /** Of what it is: the post, or the comment that was answered or reacted to. */
  readonly of: { readonly id: string; readonly authorId: string | null };
  /** Where it stands, if in a comment. */
  readonly commentId?: string;
}

const keyOf = ({ text, of }: Action) => `${text} ${of.id}`;

/** Whose a post is and whom a comment on it answers, where they are told of it. */
export interface ToTell {
  readonly owner: Recipient | null;
  readonly answered: Recipient | null;
}

/** How a new comment is told to whom it concerns, each once. */
export async function commentTelling(
  p: Platform,
  actor: SignedIn,
  { owner, answered, ...post }: Seen & ToTell,
  comment: CommentRow,
): Promise<Telling> {
  const { read } = p.db;
  const at = p.clock.now();
  const { name: called } = (await namingOf(p, read, [actor.id]))(actor.id);
  const gathered = (text: 'postComment' | 'postAnswer', ofId: string, recipient: Recipient) =>
    gatheredTelling(
      {
        ...actions[text],
        text,
        key: `${text} ${ofId}`,
        ...placeOf(post, comment.id),
        from: actor.id,
        ...(called === undefined ? {} : { called }),
      },
      [recipient],
      at,
    );
  const mentioned = comment.mentions.map(({ userId }) => userId);
  const userIds = await seeing(
    read,
    post,
    actor,
    mentioned.filter((id) => id !== answered?.userId),
  );
  const isOwnerNotified = owner && ![answered?.userId, ...userIds].includes(owner.userId);
  return together([
    answered && comment.parentId !== null
      ? gathered('postAnswer', comment.parentId, answered)
      : nothingToTell,
    userIds.length > 0
      ? await noticeTelling(
          read,
          await mention(p, read, actor, { post, userIds, commentId: comment.id, as: 'comment' }),
          at,
        )
      : nothingToTell,
    isOwnerNotified ? gathered('postComment', post.id, owner) : nothingToTell,
  ]);
}

/** Tells whose it is. @returns whether they are told. */
export async function tellOwner(
  p: Platform,
  tx: Tx,
  actor: SignedIn,
  action: Action,
): Promise<boolean> {
  const { text, post, of, commentId } = action;
  const [userId] = await seeing(tx, post, actor, of.authorId === null ? [] : [of.authorId]);
  if (userId === undefined) return false;
  const { name: called } = (await namingOf(p, tx, [actor.id]))(actor.id);
  await notifyGathered(tx, p, {
    ...actions[text],
    userId,
    text,
    key: keyOf(action),
    ...placeOf(post, commentId),
    from: actor.id,
    ...(called === undefined ? {} : { called }),
  });
  return true;
}

/** It was taken back. */
export async function untellOwner(
  p: Platform,
  tx: Tx,
  actor: { readonly id: string },
  action: Action,
): Promise<void> {
  const { authorId } = action.of;
  if (authorId === null || authorId === actor.id) return;
  await takeBack(tx, p, { userId: authorId, key: keyOf(action), from: actor.id });
}

/**
 * A post is gone, or seen by fewer: what told of it, of what was said under it and of whom it named
 * leads those nowhere who do not read it any more, and goes too.
 *
 * @param stays who of these still reads it; nobody unless given.
 */
export async function tellNoMore(
  p: Platform,
  tx: Tx,
  post: Pick<PostRow, 'id' | 'authorId'>,
  stays?: (userIds: readonly string[]) => Promise<ReadonlySet<string>>,
): Promise<void> {
  const { actionUrl: address, placeOf: author } = placeOf(post);
  await forgetAbout(tx, p, {
    address,
    placeOf: author,
    types,
    ...(stays === undefined ? {} : { stays }),
  });
}

/** Who of some members a post is for, as its author chose. */
export async function chosenAmong(
  tx: Reader,
  { authorId, visibility }: Seen,
  ids: readonly string[],
) {
  if (visibility === 'public') return new Set(ids);
  const connected =
    visibility === 'connections' ? await connectedAmong(tx, authorId, ids) : new Set<string>();
  return new Set(ids.filter((id) => id === authorId || connected.has(id)));
}

/** A post is for fewer than it was. */
export const tellOnlyChosen = (p: Platform, tx: Tx, post: Seen): Promise<void> =>
  tellNoMore(p, tx, post, (ids) => chosenAmong(tx, post, ids));

/** A comment is gone: what led to it leads nowhere, and who wrote it says nothing there any more. */
export async function tellNoMoreOf(
  p: Platform,
  tx: Tx,
  post: Pick<PostRow, 'id' | 'authorId' | 'visibility'>,
  comment: CommentRow,
  stays?: (userIds: readonly string[]) => Promise<ReadonlySet<string>>,
): Promise<void> {
  const { actionUrl: address, placeOf: author } = placeOf(post, comment.id);
  const at = { address, placeOf: author };
  await forgetAbout(tx, p, {
    ...at,
    types: ['mention', 'reaction'],
    ...(stays === undefined ? {} : { stays }),
  });
  const { authorId, parentId } = comment;
  const parent = parentId === null ? undefined : await threads.find(tx, parentId);
  if (authorId !== null) {
    const by = { id: authorId };
    if (!(await saysElse(tx, comment, 'post'))) {
      await untellOwner(p, tx, by, { text: 'postComment', post, of: post });
    }
    if (parent && !(await saysElse(tx, comment, 'thread'))) {
      await untellOwner(p, tx, by, { text: 'postAnswer', post, of: parent });
    }
  }
  await leadFrom(tx, { ...at, types: ['comment'] }, placeOf(post).actionUrl);
}

/** Two are no connections any more: what led each to what the other wrote for connections goes. */
export async function connectionEnded(tx: Tx, one: string, other: string): Promise<void> {
  for (const [readerId, authorId] of [
    [one, other],
    [other, one],
  ] as const) {
    const led = await ledTo(tx, readerId, authorId);
    const idOf = (url: string) => new URL(url, 'https://zamah.invalid').searchParams.get('objava');
    const narrow = (
      await postsByIds(
        tx,
        led.flatMap((url) => idOf(url) ?? []),
      )
    )
      .filter(({ visibility }) => visibility === 'connections')
      .map(({ id }) => id);
    for (const actionUrl of led.filter((url) => narrow.includes(idOf(url) ?? ''))) {
      await hideAbout(tx, readerId, { types, actionUrl });
    }
  }
}
