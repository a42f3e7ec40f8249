import type { PostComment } from '@app/contracts/posts/posts.schemas';
import { postLimits } from '@app/domain/posts/post';
import type { z } from 'zod';
import { createTalkLists } from '../../../kit/talk/talk.lists.ts';
import type { PostRow } from '../posts.repo.ts';
import { seenPost } from '../posts.service.ts';
import type { SignedIn } from '../posts.visible.repo.ts';
import { type CommentRow, isSeenBy, threads } from './comments.repo.ts';
import { commentsUnder } from './comments.view.ts';

export const commentLists = createTalkLists<
  CommentRow,
  PostRow,
  z.output<typeof PostComment>,
  SignedIn
>({
  threads,
  shownAnswers: postLimits.shownAnswers,
  open: (p, actor, postId) => seenPost(p, p.db.read, actor, postId),
  subjectOf: ({ postId }) => postId,
  isSeen: (p, actor) => isSeenBy(p, p.db.read, actor),
  views: commentsUnder,
});
