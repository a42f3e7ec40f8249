import type { PostComment, PostThread } from '@app/contracts/posts/posts.schemas';
import { type Failure, fail, isFailure } from '../../../platform/http/failure.ts';
import { type ListPage, listPage, timeCursor } from '../../../platform/lists.ts';
import type { Platform } from '../../../platform/platform.ts';
import { threadsOf } from '../../../platform/threads.ts';
import { seenPost } from '../posts.service.ts';
import type { Known } from '../posts.visible.repo.ts';
import { commentsByIds, firstAnswers, listAnswers, listThreads } from './comments.repo.ts';
import { commentViews } from './comments.view.ts';

interface Asked {
  readonly after?: string | undefined;
  readonly limit: number;
}

/** So many answers come with a comment. */
const shownAnswers = 3;

const seen = <C>(comment: C) => ({ comment, isSeen: true });

export async function listComments(
  p: Platform,
  actor: Known,
  postId: string,
  page: Asked,
): Promise<ListPage<PostThread> | Failure> {
  const { read } = p.db;
  const post = await seenPost(p, read, actor, postId);
  if (isFailure(post)) return post;
  return listPage(page, {
    cursor: timeCursor,
    read: (slice) => listThreads(p, read, actor, postId, slice),
    place: ({ comment: { createdAt, id } }) => ({ at: createdAt, id }),
    async show(rows) {
      const ids = rows.map(({ comment }) => comment.id);
      // One more than is shown tells whether others follow.
      const answers = await firstAnswers(p, read, actor, ids, shownAnswers + 1);
      const all = [...rows, ...answers.map(seen)];
      const views = await commentViews(p, read, actor, all, () => post.authorId);
      return threadsOf(views.slice(0, rows.length), views.slice(rows.length), shownAnswers);
    },
  });
}

/** Also of a comment that is only the place of its answers. */
export async function listCommentAnswers(
  p: Platform,
  actor: Known,
  id: string,
  page: Asked,
): Promise<ListPage<PostComment> | Failure> {
  const { read } = p.db;
  const [comment] = await commentsByIds(read, [id]);
  if (!comment) return fail('NOT_FOUND');
  const post = await seenPost(p, read, actor, comment.postId);
  if (isFailure(post)) return post;
  return listPage(page, {
    cursor: timeCursor,
    read: (slice) => listAnswers(p, read, actor, id, slice),
    place: ({ createdAt, id: answerId }) => ({ at: createdAt, id: answerId }),
    show: (rows) => commentViews(p, read, actor, rows.map(seen), () => post.authorId),
  });
}
