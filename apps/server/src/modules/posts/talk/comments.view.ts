import type { NetworkPerson } from '@app/contracts/network/network.schemas';
import type { PostComment } from '@app/contracts/posts/posts.schemas';
import type { z } from 'zod';
import { changeableUntil } from '../../../kit/talk/talk.ts';
import type { Listed } from '../../../kit/talk/threads.repo.ts';
import type { Reader } from '../../../platform/db/client.ts';
import type { Platform } from '../../../platform/platform.ts';
import { blockedWith, peopleOf } from '../../network/public.ts';
import { removalsOf } from '../../reports/public.ts';
import { nothingUnseen, reactionsSeen, type Unseen, unseenAtComments } from '../counts.repo.ts';
import { shownPeople } from '../posts.people.ts';
import { mentionsFor } from '../posts.view.ts';
import type { Asking, SignedIn } from '../posts.visible.repo.ts';
import type { CommentRow } from './comments.repo.ts';
import { ownCommentReactions } from './reactions.repo.ts';

/** By the post that they are on: who wrote it. */
type PostAuthors = (postId: string) => string | undefined;

/** Comments as the reader sees them; of those that are not for them the place alone. */
export async function commentViews(
  asking: Asking,
  read: Reader,
  actor: SignedIn,
  rows: readonly Listed<CommentRow>[],
  authorOf: PostAuthors,
): Promise<z.output<typeof PostComment>[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ comment }) => comment.id);
  const [blocked, ownOf] = await Promise.all([
    blockedWith(read, actor.id),
    ownCommentReactions(read, actor.id, ids),
  ]);
  const named = rows.flatMap(({ comment: { authorId, mentions } }) => [
    ...(authorId ? [authorId] : []),
    ...mentions.map(({ userId }) => userId),
  ]);
  const removed = rows.filter(
    ({ comment: { authorId, removedAt } }) => authorId === actor.id && removedAt !== null,
  );
  const [{ person }, unseen, removals] = await Promise.all([
    shownPeople(asking, read, actor.id, named),
    unseenAtComments(read, blocked, ids),
    removalsOf(
      read,
      'postComment',
      removed.map(({ comment }) => comment.id),
    ),
  ]);
  const around = { person, blocked, unseen, ownOf, removals };
  return rows.map(({ comment, isSeen }) =>
    viewOf(asking, actor, { comment, isSeen, postAuthorId: authorOf(comment.postId) }, around),
  );
}

/** Those under a post that the reader sees. */
export const commentsUnder = (
  asking: Asking,
  read: Reader,
  actor: SignedIn,
  rows: readonly Listed<CommentRow>[],
  { authorId }: { readonly authorId: string },
): Promise<z.output<typeof PostComment>[]> =>
  commentViews(asking, read, actor, rows, () => authorId);

/** An own one that was just written: nothing is around it yet, and whom it names its author sees. */
export async function freshComment(
  p: Asking & Pick<Platform, 'db'>,
  actor: SignedIn,
  comment: CommentRow,
  { authorId }: { readonly authorId: string },
): Promise<z.output<typeof PostComment>> {
  const named = comment.mentions.map(({ userId }) => userId);
  return viewOf(
    p,
    actor,
    { comment, isSeen: true, postAuthorId: authorId },
    {
      person: await peopleOf(p, p.db.read, [actor.id, ...named]),
      blocked: new Set(),
      unseen: nothingUnseen,
      ownOf: () => null,
      removals: new Map(),
    },
  );
}

/** What belongs to some comments, as a reader sees it. */
interface Around {
  readonly person: (id: string) => NetworkPerson;
  readonly blocked: ReadonlySet<string>;
  readonly unseen: Unseen;
  readonly ownOf: (id: string) => z.output<typeof PostComment>['ownReaction'];
  readonly removals: Awaited<ReturnType<typeof removalsOf>>;
}

function viewOf(
  { clock }: Asking,
  actor: SignedIn,
  {
    comment: row,
    isSeen,
    postAuthorId,
  }: Listed<CommentRow> & { readonly postAuthorId: string | undefined },
  { person, blocked, unseen, ownOf, removals }: Around,
): z.output<typeof PostComment> {
  const place = {
    id: row.id,
    postId: row.postId,
    parentId: row.parentId,
    createdAt: row.createdAt,
  };
  if (!isSeen) return { ...place, ...nothing };
  const isOwn = row.authorId === actor.id;
  return {
    ...place,
    author: row.authorId === null ? null : person(row.authorId),
    ...mentionsFor(row.text, row.mentions, { person, blocked }),
    editedAt: row.editedAt,
    isDeleted: false,
    removedAt: row.removedAt,
    removal: removals.get(row.id) ?? null,
    byAuthor: row.authorId !== null && row.authorId === postAuthorId,
    isOwn,
    reactions: reactionsSeen(row.reactions, row.id, unseen),
    ownReaction: ownOf(row.id),
    changeableUntil: changeableUntil(row.createdAt, isOwn && row.removedAt === null, clock.now()),
    canRemove: isOwn || postAuthorId === actor.id,
    canReport: !isOwn && row.removedAt === null,
  };
}

/** What is told of a comment that is not for the reader. */
const nothing = {
  author: null,
  text: '',
  mentions: [],
  editedAt: null,
  isDeleted: true,
  removedAt: null,
  removal: null,
  byAuthor: false,
  isOwn: false,
  reactions: { like: 0, useful: 0, inspiring: 0, support: 0 },
  ownReaction: null,
  changeableUntil: null,
  canRemove: false,
  canReport: false,
};
