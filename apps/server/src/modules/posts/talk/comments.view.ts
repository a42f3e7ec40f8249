import type { NetworkPerson } from '@app/contracts/network/network.schemas';
import type { PostComment } from '@app/contracts/posts/posts.schemas';
import { changeableFor } from '@app/domain/comments/comment';
import type { Reader } from '../../../platform/db/client.ts';
import { apartFrom } from '../../network/public.ts';
import { removalsOf } from '../../reports/public.ts';
import { nothingUnseen, reactionsSeen, unseenAtComments } from '../counts.repo.ts';
import { shownPeople } from '../posts.people.ts';
import { mentionsFor } from '../posts.view.ts';
import type { Asking, Known } from '../posts.visible.repo.ts';
import type { CommentRow, ListedComment } from './comments.repo.ts';
import { ownCommentReactions } from './reactions.repo.ts';

/** By the post that they are on: who wrote it. */
type PostAuthors = (postId: string) => string | undefined;

/** Comments as the reader sees them; of those that are not for them the place alone. */
export async function commentViews(
  asking: Asking,
  read: Reader,
  actor: Known,
  rows: readonly ListedComment[],
  authorOf: PostAuthors,
): Promise<PostComment[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ comment }) => comment.id);
  const [apart, ownOf] = await Promise.all([
    apartFrom(read, actor.id),
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
    unseenAtComments(read, apart, ids),
    removalsOf(
      read,
      'postComment',
      removed.map(({ comment }) => comment.id),
    ),
  ]);
  const now = asking.clock.now();
  return rows.map(({ comment: row, isSeen }) => {
    if (!isSeen) return { ...placeOf(row), ...nothing };
    return {
      ...shown(actor, row, { postAuthor: authorOf(row.postId), person, apart, now }),
      removal: removals.get(row.id) ?? null,
      reactions: reactionsSeen(row.reactions, row.id, unseen),
      ownReaction: ownOf(row.id),
    };
  });
}

/** A comment that its author just wrote, in which nobody is named: nobody has answered it yet. */
export const newCommentView = (
  actor: Known,
  row: CommentRow,
  of: Pick<Around, 'postAuthor' | 'person' | 'now'>,
): PostComment => ({
  ...shown(actor, row, { ...of, apart: new Set() }),
  removal: null,
  reactions: reactionsSeen(row.reactions, row.id, nothingUnseen),
  ownReaction: null,
});

const placeOf = ({ id, postId, parentId, createdAt }: CommentRow) => ({
  id,
  postId,
  parentId,
  createdAt: createdAt.toISOString(),
});

interface Around {
  readonly postAuthor: string | undefined;
  readonly person: (id: string) => NetworkPerson;
  readonly apart: ReadonlySet<string>;
  readonly now: Date;
}

/** What a comment says of itself to a reader who sees it. */
function shown(actor: Known, row: CommentRow, { postAuthor, person, apart, now }: Around) {
  const isOwn = row.authorId === actor.id;
  const until = new Date(row.createdAt.getTime() + changeableFor);
  return {
    ...placeOf(row),
    author: row.authorId === null ? null : person(row.authorId),
    ...mentionsFor(row.text, row.mentions, { person, apart }),
    editedAt: row.editedAt?.toISOString() ?? null,
    isDeleted: false,
    removedAt: row.removedAt?.toISOString() ?? null,
    byAuthor: row.authorId !== null && row.authorId === postAuthor,
    isOwn,
    changeableUntil: isOwn && row.removedAt === null && until > now ? until.toISOString() : null,
    canRemove: isOwn || postAuthor === actor.id,
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
