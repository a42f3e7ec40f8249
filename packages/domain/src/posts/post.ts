import { reactions } from '../reactions.ts';

/** What a post is; each type asks for something of its own in its metadata (specification §3). */
export const postTypes = ['status', 'course_completion', 'recommendation', 'poll', 'link'] as const;
export type PostType = (typeof postTypes)[number];

/** Whom an author shows a post to. */
export const postVisibilities = ['public', 'connections', 'private'] as const;
export type PostVisibility = (typeof postVisibilities)[number];

/** How readers answer a post or a comment; a member has one answer. */
export const postReactions = reactions;
export type PostReaction = (typeof postReactions)[number];

/** How a member reads the feed: by what is theirs, with the reason said, or plainly by time. */
export const feedOrders = ['explained', 'time'] as const;
export type FeedOrder = (typeof feedOrders)[number];

/** What a member's activity is made of. */
export const activityKinds = ['posts', 'comments', 'reactions'] as const;
export type ActivityKind = (typeof activityKinds)[number];

/** How much a post carries; characters and numbers. */
export const postLimits = {
  content: 5000,
  comment: 2000,
  /** Pictures of one post. */
  attachments: 4,
  alt: 300,
  mentions: 20,
  course: 120,
  /** Of somebody who is recommended. */
  name: 120,
  /** Options of a poll (specification §3). */
  options: 2,
  option: 100,
  /** Milliseconds. */
  shortestPoll: 5 * 60 * 1000,
  longestPoll: 30 * 24 * 60 * 60 * 1000,
  /** Earlier versions of a post that are kept. */
  versions: 50,
  /** Comments of one member on one post. */
  comments: 100,
  /** Answers that come with a comment. */
  shownAnswers: 3,
  mutedWords: 50,
  mutedWord: 60,
  /** New posts are counted up to here. */
  news: 20,
  /** Members that are offered after @: while searching, and of each kind before (§9). */
  offered: 8,
  offeredOfEach: 4,
} as const;
