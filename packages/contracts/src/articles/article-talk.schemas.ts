import {
  articleReactions,
  commentReportReasons,
  articleLimits as limits,
} from '@app/domain/articles/article';
import { z } from 'zod';
import { Id, Instant, listQuery, Prose, Slug } from '../common.schemas.ts';
import { ArticleReactions } from './articles.schemas.ts';

export const ArticleReaction = z.enum(articleReactions);

/** What an article is to the reader who is signed in. */
export const OwnToArticle = z.object({
  reaction: ArticleReaction.nullable(),
  isBookmarked: z.boolean(),
  /** Opens it in the editor. */
  canWrite: z.boolean(),
  /** Hides comments and shows them again. */
  canModerate: z.boolean(),
  /** Decides about it as a moderator who did not write it. */
  canReview: z.boolean(),
});
export type OwnToArticle = z.infer<typeof OwnToArticle>;

export const React = z.object({ reaction: ArticleReaction.nullable() });
export const Reacted = z.object({
  reaction: ArticleReaction.nullable(),
  reactions: ArticleReactions,
});
export type Reacted = z.infer<typeof Reacted>;

export const Bookmark = z.object({ isBookmarked: z.boolean() });

export const ArticleComment = z.object({
  id: Id,
  /** The comment that it answers; answers are not answered. */
  parentId: Id.nullable(),
  /** Empty where the account is gone, and where the comment is hidden. */
  name: z.string(),
  profileSlug: z.string().nullable(),
  profilePictureUrl: z.string().nullable(),
  /** Empty where it was taken back, and where it is hidden from the reader. */
  text: z.string(),
  createdAt: Instant,
  editedAt: Instant.nullable(),
  isDeleted: z.boolean(),
  /** Whoever wrote it and whoever moderates still read it. */
  isHidden: z.boolean(),
  byAuthor: z.boolean(),
  isOwn: z.boolean(),
  isReported: z.boolean(),
  /** Until when the reader may change it; null: they may not. */
  changeableUntil: Instant.nullable(),
});
export type ArticleComment = z.input<typeof ArticleComment>;

/** A comment with the first answers to it, the first one first. */
export const ArticleThread = ArticleComment.extend({
  answers: z.array(ArticleComment),
  /** Where further answers begin; null: these are all. */
  answersNext: z.string().nullable(),
});
export type ArticleThread = z.input<typeof ArticleThread>;

const Text = Prose(limits.comment).trim().min(1, 'required');

export const NewArticleComment = z.object({
  /** Chosen by who writes: sent again, it adds nothing. */
  id: Id,
  text: Text,
  parentId: Id.nullable().default(null),
});
export type NewArticleComment = z.input<typeof NewArticleComment>;

export const ArticleCommentChange = z.object({ text: Text });

export const CommentReport = z.object({ fault: z.enum(commentReportReasons) });
export const HideComment = z.object({ isHidden: z.boolean() });

/** What members reported and nobody looked at yet, the first reported first. */
export const ReportedComment = z.object({
  comment: ArticleComment,
  article: z.object({ slug: Slug, title: z.string() }),
  reports: z.array(z.object({ fault: z.enum(commentReportReasons), count: z.int() })),
  reportedAt: Instant,
});
export type ReportedComment = z.input<typeof ReportedComment>;

export const ThreadsQuery = listQuery(20);
