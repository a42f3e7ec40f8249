import type { PostComment } from '@app/contracts/posts/posts.schemas';
import { changeableFor } from '@app/domain/comments/comment';
import type { Reader } from '../../../platform/db/client.ts';
import { apartFrom } from '../../network/public.ts';
import { removalsOf } from '../../reports/public.ts';
import { reactionsSeen, unseenAtComments } from '../counts.repo.ts';
import { shownPeople } from '../posts.people.ts';
import { mentionsFor } from '../posts.view.ts';
import type { Asking, Known } from '../posts.visible.repo.ts';
import type { ListedComment } from './comments.repo.ts';
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
    const place = {
      id: row.id,
      postId: row.postId,
      parentId: row.parentId,
      createdAt: row.createdAt.toISOString(),
    };
    if (!isSeen) return { ...place, ...nothing };
    const isOwn = row.authorId === actor.id;
    const isUnderOwn = authorOf(row.postId) === actor.id;
    const until = new Date(row.createdAt.getTime() + changeableFor);
    return {
      ...place,
      author: row.authorId === null ? null : person(row.authorId),
      ...mentionsFor(row.text, row.mentions, { person, apart }),
      editedAt: row.editedAt?.toISOString() ?? null,
      isDeleted: false,
      removedAt: row.removedAt?.toISOString() ?? null,
      removal: removals.get(row.id) ?? null,
      byAuthor: row.authorId !== null && row.authorId === authorOf(row.postId),
      isOwn,
      reactions: reactionsSeen(row.reactions, row.id, unseen),
      ownReaction: ownOf(row.id),
      changeableUntil: isOwn && row.removedAt === null && until > now ? until.toISOString() : null,
      canRemove: isOwn || isUnderOwn,
      canReport: !isOwn && row.removedAt === null,
    };
  });
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
