import {
  activityKinds,
  feedOrders,
  postLimits as limits,
  type PostType,
  postReactions,
  postTypes,
  postVisibilities,
} from '@app/domain/posts/post';
import { z } from 'zod';
import { ownFile } from '../blocks/blocks.schemas.ts';
import {
  Id,
  Instant,
  Line,
  listOf,
  listQuery,
  Prose,
  SentInstant,
  whole,
} from '../common.schemas.ts';
import { LinkPreview } from '../link-previews/link-previews.schemas.ts';
import { NetworkPerson } from '../network/network.schemas.ts';
import { Removal } from '../reports/reports.schemas.ts';

const TypeOfPost = z.enum(postTypes);
const VisibilityOfPost = z.enum(postVisibilities);
export const PostReaction = z.enum(postReactions);
const count = z.int().nonnegative();

/** How many answered with each reaction, those whom the reader does not see left out. */
const ReactionCounts = z.record(PostReaction, count);

/** A member named in a text: `@` stands at `position`, their name follows. */
const SentMention = z.object({
  userId: Id,
  name: Line(limits.name * 2).min(1),
  position: count.max(limits.content),
});
const Mention = SentMention.extend({
  /** Null where their profile is not for the reader. */
  profileSlug: z.string().nullable(),
});
const mentions = z.array(SentMention).max(limits.mentions).default([]);

/** A picture; `alt` is for who does not see it. */
const Attachment = z.object({
  url: z.string().max(300).refine(ownFile, 'invalid'),
  fileName: Line(200),
  type: z.literal('image'),
  alt: Line(limits.alt).default(''),
});

const Option = Line(limits.option).trim().min(1, 'required');

/**
 * What goes with a post (specification §3). Of a link its address is enough: what its page says is
 * read from what the product itself was told.
 */
const SentMetadata = z.object({
  mentions,
  attachments: z.array(Attachment).max(limits.attachments).default([]),
  linkPreview: z
    .object({ url: z.url({ protocol: /^https?$/, error: 'link' }).max(2000) })
    .nullable()
    .default(null),
  courseName: Line(limits.course).trim().default(''),
  /** `userId` where it is a member. */
  recommendedPerson: z
    .object({ userId: Id.nullable().default(null), name: Line(limits.name).trim().min(1) })
    .nullable()
    .default(null),
  pollOptions: z.tuple([Option, Option]).nullable().default(null),
  pollEndsAt: SentInstant.nullable().prefault(null),
});

const written = {
  content: Prose(limits.content).trim().min(1, 'postContent'),
  type: TypeOfPost.default('status'),
  status: z.literal('published').default('published'),
  visibility: VisibilityOfPost.default('public'),
  metadata: SentMetadata.prefault({}),
};

/** What each type asks for of what goes with it. */
const requiredFields = {
  status: [],
  course_completion: ['courseName'],
  recommendation: ['recommendedPerson'],
  poll: ['pollOptions', 'pollEndsAt'],
  link: ['linkPreview'],
} as const satisfies Record<PostType, readonly (keyof z.infer<typeof SentMetadata>)[]>;

interface Sent {
  readonly type: PostType;
  readonly metadata: z.infer<typeof SentMetadata>;
}

function hasRequiredFields({ type, metadata }: Sent, { addIssue }: z.RefinementCtx): void {
  for (const field of requiredFields[type]) {
    if (metadata[field]) continue;
    addIssue({ code: 'custom', path: ['metadata', field], message: 'required' });
  }
}

/** A post as it is sent. */
export const NewPost = z
  .object({
    /** Chosen by who writes: sent again, it adds nothing. */
    id: Id.optional(),
    ...written,
    /** A public post that is shown to others, with own words. */
    sharedPostId: Id.nullable().default(null),
  })
  .superRefine(hasRequiredFields);
export type NewPost = z.input<typeof NewPost>;

/** What a post becomes; what it shares stays. */
export const PostChange = z.object(written).superRefine(hasRequiredFields);
export type PostChange = z.input<typeof PostChange>;

export const PostMetadata = z.object({
  mentions: z.array(Mention),
  attachments: z.array(whole(Attachment)),
  linkPreview: LinkPreview.nullable(),
  courseName: z.string(),
  /** `userId` and `profileSlug` where the reader may see their profile. */
  recommendedPerson: z
    .object({ userId: Id.nullable(), name: z.string(), profileSlug: z.string().nullable() })
    .nullable(),
  pollOptions: z.tuple([z.string(), z.string()]).nullable(),
  pollEndsAt: Instant.nullable(),
});
export type PostMetadata = z.input<typeof PostMetadata>;

const shown = {
  id: Id,
  author: NetworkPerson,
  /** Whom the reader does not see is not named in it. */
  content: z.string(),
  type: TypeOfPost,
  visibility: VisibilityOfPost,
  metadata: PostMetadata,
  createdAt: Instant,
  /** When it was last changed; null: never. */
  editedAt: Instant.nullable(),
};

/** A post within another. */
export const SharedPost = z.object(shown);
export type SharedPost = z.input<typeof SharedPost>;

/**
 * Why a post is in the feed. `name` is what goes with it: the municipality, the bank's name, the
 * code of the interest; empty otherwise.
 */
export const PostReason = z.object({
  kind: z.enum(['own', 'connection', 'follow', 'place', 'bank', 'interest', 'everyone']),
  name: z.string(),
});
export type PostReason = z.infer<typeof PostReason>;

export const PostPoll = z.object({
  /** Null: results are not for the reader yet. */
  votes: z.tuple([count, count]).nullable(),
  /** Everybody who voted. */
  voters: count,
  endsAt: Instant,
  isOver: z.boolean(),
  own: z.union([z.literal(0), z.literal(1)]).nullable(),
});
export type PostPoll = z.input<typeof PostPoll>;

export const PostView = z.object({
  ...shown,
  status: z.literal('published'),
  /** Null outside of the feed. */
  reason: PostReason.nullable(),
  reactions: ReactionCounts,
  comments: count,
  shares: count,
  ownReaction: PostReaction.nullable(),
  isBookmarked: z.boolean(),
  /** The reader wants it in their feed no more. */
  isHidden: z.boolean(),
  isPinned: z.boolean(),
  /** Whether it shares another; `sharedPost` is null where that one is not for the reader. */
  isShare: z.boolean(),
  sharedPost: SharedPost.nullable(),
  poll: PostPoll.nullable(),
  /** When moderators took it away; only its author and moderators still read it. Null: they did not. */
  removedAt: Instant.nullable(),
  /** Why they took it away; told to its author alone. */
  removal: Removal.nullable(),
  canEdit: z.boolean(),
  canRemove: z.boolean(),
  canPin: z.boolean(),
  canComment: z.boolean(),
  canShare: z.boolean(),
  canReport: z.boolean(),
  canModerate: z.boolean(),
});
export type PostView = z.input<typeof PostView>;

/** `order`: for this time; else what the reader keeps. */
export const FeedQuery = listQuery(20).extend({ order: z.enum(feedOrders).optional() });

/**
 * `since` of the first page goes back as `than` to ask what is new: what came later and would stand
 * on that page. A page may hold fewer than asked for, or nothing, while `next` names another.
 */
export const FeedPage = listOf(PostView).extend({
  order: z.enum(feedOrders),
  since: z.string(),
});
export type FeedPage = z.input<typeof FeedPage>;

export const NewsQuery = z.object({ than: z.string().max(200) });
/** Posts of others that came since, up to `postLimits.news`; `more`: there are others. */
export const News = z.object({ count, more: z.boolean() });

/** Empty: connections first, then others. */
export const MentionableQuery = z.object({ q: Line(100).trim().default('') });

export const PostVersion = z.object({
  content: z.string(),
  type: TypeOfPost,
  visibility: VisibilityOfPost,
  metadata: PostMetadata,
  /** From when on it was read. */
  at: Instant,
});
export type PostVersion = z.input<typeof PostVersion>;

export const Vote = z.object({ option: z.union([z.literal(0), z.literal(1)]) });
export const Pin = z.object({ isPinned: z.boolean() });
export const Hide = z.object({ isHidden: z.boolean() });
export const PostBookmark = z.object({ isBookmarked: z.boolean() });

export const ReactToPost = z.object({ reaction: PostReaction.nullable() });
export const ReactedToPost = z.object({
  reaction: PostReaction.nullable(),
  reactions: ReactionCounts,
});
export type ReactedToPost = z.infer<typeof ReactedToPost>;

export const PostReactor = z.object({ person: NetworkPerson, reaction: PostReaction, at: Instant });
export type PostReactor = z.input<typeof PostReactor>;

export const PostComment = z.object({
  id: Id,
  postId: Id,
  /** The comment that it answers; answers are not answered. */
  parentId: Id.nullable(),
  /** Null where it is only the place of its answers: taken back, or not for the reader. */
  author: NetworkPerson.nullable(),
  /** Empty there. */
  text: z.string(),
  mentions: z.array(Mention),
  createdAt: Instant,
  editedAt: Instant.nullable(),
  isDeleted: z.boolean(),
  /** When moderators took it away; only who wrote it and moderators still read it. */
  removedAt: Instant.nullable(),
  /** Why they took it away; told to who wrote it alone. */
  removal: Removal.nullable(),
  byAuthor: z.boolean(),
  isOwn: z.boolean(),
  reactions: ReactionCounts,
  ownReaction: PostReaction.nullable(),
  /** Until when the reader may change it; null: they may not. */
  changeableUntil: Instant.nullable(),
  canRemove: z.boolean(),
  canReport: z.boolean(),
});
export type PostComment = z.input<typeof PostComment>;

/** A comment with the first answers to it, the first one first. */
export const PostThread = PostComment.extend({
  answers: z.array(PostComment),
  /** Where further answers begin; null: these are all. */
  answersNext: z.string().nullable(),
});
export type PostThread = z.input<typeof PostThread>;

const CommentText = Prose(limits.comment).trim().min(1, 'required');

export const NewPostComment = z.object({
  /** Chosen by who writes: sent again, it adds nothing. */
  id: Id,
  text: CommentText,
  mentions,
  parentId: Id.nullable().default(null),
});
export type NewPostComment = z.input<typeof NewPostComment>;

export const PostCommentChange = z.object({ text: CommentText, mentions });
export type PostCommentChange = z.input<typeof PostCommentChange>;

export const ActivityQuery = listQuery(20).extend({ kind: z.enum(activityKinds) });

/** Something that a member did: the post, and their comment or reaction to it. */
export const ActivityItem = z.object({
  at: Instant,
  post: PostView,
  comment: PostComment.nullable(),
  reaction: PostReaction.nullable(),
});
export type ActivityItem = z.input<typeof ActivityItem>;

export const ActivityPage = listOf(ActivityItem).extend({
  person: NetworkPerson,
  isOwn: z.boolean(),
  /** The post that stands first, on the first page of posts. */
  pinned: PostView.nullable(),
});
export type ActivityPage = z.input<typeof ActivityPage>;

const MutedWord = Line(limits.mutedWord).trim().min(1, 'required');

/** What a member chooses for the own feed; posts with a muted word do not come into it. */
export const FeedSettings = z.object({
  order: z.enum(feedOrders),
  mutedWords: z.array(MutedWord).max(limits.mutedWords),
});
export type FeedSettings = z.infer<typeof FeedSettings>;
