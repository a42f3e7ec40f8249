import type { ActivityItem, ActivityPage } from '@app/contracts/posts/posts.schemas';
import type { ActivityKind, PostReaction } from '@app/domain/posts/post';
import type { z } from 'zod';
import { type Failure, fail, isFailure } from '../../../platform/http/failure.ts';
import { type ListPage, listPage, type Slice, timeCursor } from '../../../platform/lists.ts';
import type { Platform } from '../../../platform/platform.ts';
import { shownPeople } from '../posts.people.ts';
import { findPosts, listPostsOf, type PostRow, pinnedOf } from '../posts.repo.ts';
import { postViews } from '../posts.view.ts';
import type { SignedIn } from '../posts.visible.repo.ts';
import { type CommentRow, listCommentsOf } from '../talk/comments.repo.ts';
import { commentViews } from '../talk/comments.view.ts';
import { listReactionsOf } from './activity.repo.ts';

/** Something that a member did, with where it stands in the list. */
interface Action {
  readonly at: Date;
  readonly id: string;
  readonly post: PostRow;
  readonly comment?: CommentRow;
  readonly reaction?: PostReaction;
}

async function actionsOf(
  p: Platform,
  actor: SignedIn,
  memberId: string,
  kind: ActivityKind,
  slice: Slice,
): Promise<Action[]> {
  const { read } = p.db;
  if (kind === 'posts') {
    const rows = await listPostsOf(p, read, actor, memberId, slice);
    return rows.map((post) => ({ at: post.createdAt, id: post.id, post }));
  }
  if (kind === 'comments') {
    const rows = await listCommentsOf(p, read, actor, memberId, slice);
    return rows.map((row) => ({ at: row.comment.createdAt, id: row.comment.id, ...row }));
  }
  const rows = await listReactionsOf(p, read, actor, memberId, slice);
  return rows.map((row) => ({ id: row.post.id, ...row }));
}

/** As the reader sees it; what is not for them is left out. */
async function show(
  p: Platform,
  actor: SignedIn,
  actions: readonly Action[],
): Promise<z.output<typeof ActivityItem>[]> {
  const { read } = p.db;
  const posts = [...new Map(actions.map(({ post }) => [post.id, post])).values()];
  const authors = new Map(posts.map(({ id, authorId }) => [id, authorId]));
  const listed = actions.flatMap(({ comment }) => (comment ? [{ comment, isSeen: true }] : []));
  const [views, comments] = await Promise.all([
    postViews(p, read, actor, posts),
    commentViews(p, read, actor, listed, (id) => authors.get(id)),
  ]);
  return actions.flatMap(({ at, post, comment, reaction }) => {
    const view = views.find(({ id }) => id === post.id);
    if (!view) return [];
    return [
      {
        at,
        post: view,
        comment: comments.find(({ id }) => id === comment?.id) ?? null,
        reaction: reaction ?? null,
      },
    ];
  });
}

export async function readActivity(
  p: Platform,
  actor: SignedIn,
  memberId: string,
  query: {
    readonly kind: ActivityKind;
    readonly after?: string | undefined;
    readonly limit: number;
  },
): Promise<z.output<typeof ActivityPage> | Failure> {
  const { read } = p.db;
  const isOwn = memberId === actor.id;
  if (!isOwn && (await p.provided.areBlocked(read, actor.id, memberId))) return fail('NOT_FOUND');
  const { person, isShown } = await shownPeople(p, read, actor.id, [memberId]);
  if (!isShown(memberId)) return fail('NOT_FOUND');
  const page: ListPage<z.output<typeof ActivityItem>> | Failure = await listPage(query, {
    cursor: timeCursor,
    read: (slice) => actionsOf(p, actor, memberId, query.kind, slice),
    place: ({ at, id }) => ({ at, id }),
    show: (actions) => show(p, actor, actions),
  });
  if (isFailure(page)) return page;
  const isFirst = query.kind === 'posts' && query.after === undefined;
  const pinned = isFirst ? await pinnedOf(read, memberId) : undefined;
  const found = pinned ? await findPosts(p, read, actor, [pinned]) : [];
  const [first] = await postViews(p, read, actor, found);
  return { ...page, person: person(memberId), isOwn, pinned: first ?? null };
}
