import type { FeedOrder, PostReaction, PostType, PostVisibility } from '@app/domain/posts/post';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { type AboutMembers, about } from '../../platform/db/about-members.ts';
import { at, reference } from '../../platform/db/columns.ts';
import { users } from '../accounts/accounts.tables.ts';
import type { StoredMention, StoredMetadata } from './posts.stored.ts';

const member = (name: string) => reference(name, () => users.id);
const ofPost = () => reference('post_id', (): AnyPgColumn => posts.id);
/** How many answered with each reaction, in the order of `postReactions`. */
const reactions = () => integer().array().notNull().default([0, 0, 0, 0]);

/** Written out, so that an index over it serves whatever is asked with it. */
export const stands = sql.raw('removed_at IS NULL');
export const isOpen = sql.raw(`visibility = 'public' AND removed_at IS NULL`);

export const posts = pgTable(
  'posts',
  {
    id: uuid().primaryKey(),
    authorId: member('author_id'),
    content: text().notNull(),
    type: text().$type<PostType>().notNull(),
    visibility: text().$type<PostVisibility>().notNull(),
    metadata: jsonb().$type<StoredMetadata>().notNull(),
    createdAt: at('created_at').notNull(),
    editedAt: at('edited_at'),
    /** Whether it shares another, which may be gone by now. */
    isShare: boolean('is_share').notNull().default(false),
    sharedPostId: uuid('shared_post_id').references((): AnyPgColumn => posts.id),
    isPinned: boolean('is_pinned').notNull().default(false),
    /** When moderators took it away. */
    removedAt: at('removed_at'),
    // Counted with each change, so that no page counts.
    reactions: reactions(),
    comments: integer().notNull().default(0),
    shares: integer().notNull().default(0),
    votes: integer().array().notNull().default([0, 0]),
  },
  (table) => [
    index('posts_latest').on(table.createdAt, table.id).where(stands),
    index('posts_open').on(table.createdAt, table.id).where(isOpen),
    index('posts_author').on(table.authorId, table.createdAt, table.id),
    uniqueIndex('posts_pinned').on(table.authorId).where(sql`is_pinned`),
    index('posts_shared')
      .on(table.sharedPostId, table.authorId)
      .where(sql`shared_post_id IS NOT NULL`),
  ],
);

/**
 * What its author shared with others when a public post was written: `place:tuzla`, `bank:tuzla`,
 * `interest:sports`. Who shares it too finds the post by it.
 */
export const postCircles = pgTable(
  'post_circles',
  {
    postId: ofPost(),
    circle: text().notNull(),
    authorId: member('author_id'),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.circle] }),
    index('post_circles_latest').on(table.circle, table.createdAt, table.postId, table.authorId),
    index('post_circles_author').on(table.authorId),
  ],
);

/** What stood in a post until it was changed. */
export const postVersions = pgTable(
  'post_versions',
  {
    postId: ofPost(),
    number: integer().notNull(),
    content: text().notNull(),
    type: text().$type<PostType>().notNull(),
    visibility: text().$type<PostVisibility>().notNull(),
    metadata: jsonb().$type<StoredMetadata>().notNull(),
    /** From when on it was read. */
    at: at('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.postId, table.number] })],
);

export const postReactions = pgTable(
  'post_reactions',
  {
    postId: ofPost(),
    userId: member('user_id'),
    reaction: text().$type<PostReaction>().notNull(),
    reactedAt: at('reacted_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.userId] }),
    index('post_reactions_latest').on(table.postId, table.reactedAt, table.userId),
    index('post_reactions_user').on(table.userId, table.reactedAt, table.postId),
  ],
);

export const postVotes = pgTable(
  'post_votes',
  {
    postId: ofPost(),
    userId: member('user_id'),
    option: smallint().$type<0 | 1>().notNull(),
    votedAt: at('voted_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.userId] }),
    index('post_votes_user').on(table.userId),
  ],
);

export const postBookmarks = pgTable(
  'post_bookmarks',
  {
    postId: ofPost(),
    userId: member('user_id'),
    keptAt: at('kept_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.userId] }),
    index('post_bookmarks_user').on(table.userId, table.keptAt, table.postId),
  ],
);

/** Posts that a member wants in the own feed no more. */
export const postHides = pgTable(
  'post_hides',
  {
    userId: member('user_id'),
    postId: ofPost(),
    hiddenAt: at('hidden_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.postId] }),
    index('post_hides_post').on(table.postId),
  ],
);

export const postComments = pgTable(
  'post_comments',
  {
    id: uuid().primaryKey(),
    postId: ofPost(),
    /** The comment that it answers. */
    parentId: uuid('parent_id').references((): AnyPgColumn => postComments.id),
    /** Null once that account is erased. */
    authorId: uuid('author_id').references(() => users.id),
    text: text().notNull(),
    mentions: jsonb().$type<StoredMention[]>().notNull(),
    createdAt: at('created_at').notNull(),
    editedAt: at('edited_at'),
    deletedAt: at('deleted_at'),
    /** When moderators took it away. */
    removedAt: at('removed_at'),
    reactions: reactions(),
  },
  (table) => [
    index('post_comments_threads')
      .on(table.postId, table.createdAt, table.id)
      .where(sql`parent_id IS NULL`),
    index('post_comments_answers').on(table.parentId, table.createdAt, table.id),
    index('post_comments_post').on(table.postId, table.authorId),
    index('post_comments_author').on(table.authorId, table.createdAt, table.id),
  ],
);

export const postCommentReactions = pgTable(
  'post_comment_reactions',
  {
    commentId: reference('comment_id', () => postComments.id),
    userId: member('user_id'),
    reaction: text().$type<PostReaction>().notNull(),
    reactedAt: at('reacted_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.commentId, table.userId] }),
    index('post_comment_reactions_user').on(table.userId),
  ],
);

export const feedSettings = pgTable('feed_settings', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  order: text().$type<FeedOrder>().notNull(),
  mutedWords: text('muted_words').array().notNull(),
});

/** Whose posts are left out of a member's feed. */
export const feedMutes = pgTable(
  'feed_mutes',
  {
    userId: member('user_id'),
    mutedId: member('muted_id'),
    since: at('since').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.mutedId] }),
    index('feed_mutes_since').on(table.userId, table.since, table.mutedId),
    index('feed_mutes_muted').on(table.mutedId),
  ],
);

/** Posts, what they name and what is counted of them are up to `posts.personal-data.ts`. */
export const postsTables: AboutMembers = [
  about(posts, { erase: { authorId: 'delete' } }),
  about(postCircles, { erase: { authorId: 'delete' } }),
  about(postVersions),
  about(postComments, { erase: { authorId: 'null' } }),
  about(postReactions, {
    erase: { userId: 'delete' },
    give: {
      reactions: { of: 'userId', columns: ['reaction', 'reactedAt'], order: ['reactedAt'] },
    },
  }),
  about(postCommentReactions, {
    erase: { userId: 'delete' },
    give: { commentReactions: { of: 'userId', columns: ['reaction', 'reactedAt'] } },
  }),
  about(postVotes, {
    erase: { userId: 'delete' },
    give: { votes: { of: 'userId', columns: ['option', 'votedAt'] } },
  }),
  about(postBookmarks, {
    erase: { userId: 'delete' },
    give: { bookmarks: { of: 'userId', columns: ['keptAt'] } },
  }),
  about(postHides, {
    erase: { userId: 'delete' },
    give: { hides: { of: 'userId', columns: ['hiddenAt'] } },
  }),
  about(feedSettings, { erase: { userId: 'delete' } }),
  about(feedMutes, {
    erase: { userId: 'delete', mutedId: 'delete' },
    give: { mutes: { of: 'userId', columns: ['since'], order: ['-since'] } },
  }),
];
