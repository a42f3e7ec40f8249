import type { PostComment, PostThread } from '@app/contracts/posts/posts.schemas';
import { postLimits } from '@app/domain/posts/post';
import { type Failure, fail, isFailure } from '../../../platform/http/failure.ts';
import { type ListPage, listPage, timeCursor } from '../../../platform/lists.ts';
import type { Platform } from '../../../platform/platform.ts';
import { threadsOf } from '../../../platform/threads.ts';
import type { PostRow } from '../posts.repo.ts';
import { seenPost } from '../posts.service.ts';
import type { Known } from '../posts.visible.repo.ts';
import {
  commentsByIds,
  findComment,
  firstAnswers,
  listAnswers,
  listThreads,
} from './comments.repo.ts';
import { commentViews } from './comments.view.ts';

interface Asked {
  readonly after?: string | undefined;
  readonly limit: number;
}

const seen = <C>(comment: C) => ({ comment, isSeen: true });

export async function listComments(
  p: Platform,
  actor: Known,
  postId: string,
  { with: soughtId, ...page }: Asked & { readonly with?: string | undefined },
): Promise<ListPage<PostThread> | Failure> {
  const { read } = p.db;
  const post = await seenPost(p, read, actor, postId);
  if (isFailure(post)) return post;
  const sought =
    soughtId === undefined || page.after !== undefined
      ? undefined
      : await threadWith(p, actor, post, soughtId);
  const found = await listPage(page, {
    cursor: timeCursor,
    read: (slice) => listThreads(p, read, actor, postId, slice),
    place: ({ comment: { createdAt, id } }) => ({ at: createdAt, id }),
    async show(rows) {
      const ids = rows.map(({ comment }) => comment.id);
      // One more than is shown tells whether others follow.
      const answers = await firstAnswers(p, read, actor, ids, postLimits.shownAnswers + 1);
      const all = [...rows, ...answers.map(seen)];
      const views = await commentViews(p, read, actor, all, () => post.authorId);
      return threadsOf(
        views.slice(0, rows.length),
        views.slice(rows.length),
        postLimits.shownAnswers,
      );
    },
  });
  if (isFailure(found) || !sought) return found;
  return { ...found, items: [sought, ...found.items.filter(({ id }) => id !== sought.id)] };
}

/** Answers up to the one that is sought, at most so many. */
const soughtAnswers = 200;

/** The thread in which a comment stands; undefined where there is none for the reader. */
async function threadWith(
  p: Platform,
  actor: Known,
  post: PostRow,
  id: string,
): Promise<PostThread | undefined> {
  const { read } = p.db;
  const sought = await findComment(p, read, actor, id);
  if (sought?.postId !== post.id) return undefined;
  const rootId = sought.parentId ?? sought.id;
  const [root] = await commentsByIds(read, [rootId]);
  if (!root) return undefined;
  const isSeen = (await findComment(p, read, actor, rootId)) !== undefined;
  const answers = await listAnswers(p, read, actor, rootId, { limit: soughtAnswers });
  const at = answers.findIndex((one) => one.id === id);
  const all = [{ comment: root, isSeen }, ...answers.map(seen)];
  const [first, ...others] = await commentViews(p, read, actor, all, () => post.authorId);
  return first && threadsOf([first], others, Math.max(postLimits.shownAnswers, at + 1))[0];
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
