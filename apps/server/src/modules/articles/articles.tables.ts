import type { ArticleContent } from '@app/contracts/articles/article-writing.schemas';
import type {
  ArticleField,
  ArticleReaction,
  CommentReportReason,
} from '@app/domain/articles/article';
import {
  type ArticleEvent,
  type ArticleStatus,
  readStatuses,
} from '@app/domain/articles/article.machine';
import type { Language } from '@app/messages/catalogue';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { type AboutMembers, about } from '../../platform/db/about-members.ts';
import { at, reference, words } from '../../platform/db/columns.ts';
import { users } from '../accounts/accounts.tables.ts';
import { banks } from '../banks/banks.tables.ts';

/** Written out, so that an index over it serves whatever is asked with it. */
export const isRead = sql.raw(`status IN ('${readStatuses.join("', '")}')`);

/** What lists show of an article, so that they need not read all of it. */
export interface ArticleSummary {
  readonly title: string;
  readonly summary: string;
  readonly cover: { readonly url: string; readonly alt: string };
  readonly tags: readonly { readonly slug: string; readonly name: string }[];
  readonly readingTime: number;
}

/** For each field: the save that last changed it, by whom, from which open editor. */
export type ArticleRevisions = Partial<
  Record<ArticleField, { revision: number; by: string; editor: string }>
>;

/** `content` is what its authors write, `published` what everybody reads. */
export const articles = pgTable(
  'articles',
  {
    id: uuid().primaryKey(),
    /** The same for an article and its other language: the id of the one that was begun first. */
    groupId: uuid('group_id').notNull(),
    language: text().$type<Language>().notNull(),
    slug: text().notNull().unique(),
    status: text().$type<ArticleStatus>().notNull(),
    /** Who began it; null once that account is erased. */
    ownerId: uuid('owner_id').references(() => users.id),
    content: jsonb().$type<ArticleContent>().notNull(),
    /** Rises with each change of what is written. */
    revision: integer().notNull(),
    fieldRevisions: jsonb('field_revisions').$type<ArticleRevisions>().notNull(),
    savedAt: at('saved_at').notNull(),
    savedBy: uuid('saved_by').references(() => users.id),
    createdAt: at('created_at').notNull(),
    published: jsonb().$type<ArticleContent>(),
    summary: jsonb().$type<ArticleSummary>(),
    words: words().notNull().default(sql`''`),
    tags: text().array().notNull().default([]),
    /** Of what is read: in whose name. */
    bankId: uuid('bank_id').references(() => banks.id),
    publishedAt: at('published_at'),
    /** When what is read last changed after it had appeared. */
    updatedAt: at('updated_at'),
    appearsAt: at('appears_at'),
    submittedAt: at('submitted_at'),
    returnedReason: text('returned_reason'),
    returnedBy: uuid('returned_by').references(() => users.id),
    returnedAt: at('returned_at'),
    previewHash: text('preview_hash').unique(),
    previewExpiresAt: at('preview_expires_at'),
  },
  (table) => [
    unique('articles_version').on(table.groupId, table.language),
    // With the tags in it, so that what is near an article is found without reading others.
    index('articles_read')
      .on(table.language, table.publishedAt, table.id, table.tags)
      .where(isRead),
    // Of all: what is searched first is the words alone, and only what is read has any.
    index('articles_words').using('gin', table.words),
    index('articles_waiting')
      .on(table.submittedAt, table.id)
      .where(sql`status IN ('review', 'amended')`),
    index('articles_scheduled').on(table.appearsAt).where(sql`status = 'scheduled'`),
    index('articles_owner').on(table.ownerId),
    check(
      'articles_read_whole',
      sql`status NOT IN ('published', 'amended') OR (published IS NOT NULL AND summary IS NOT NULL AND published_at IS NOT NULL)`,
    ),
    check('articles_scheduled_when', sql`(status = 'scheduled') = (appears_at IS NOT NULL)`),
  ],
);

const ofArticle = () => reference('article_id', (): AnyPgColumn => articles.id);

/** Who writes an article, in the order in which they are named. */
export const articleAuthors = pgTable(
  'article_authors',
  {
    articleId: ofArticle(),
    userId: reference('user_id', () => users.id),
    place: integer().notNull(),
    /** Null until a co-author has agreed. */
    agreedAt: at('agreed_at'),
    /** Of the article, so that an author's works are a list. */
    savedAt: at('saved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.userId] }),
    index('article_authors_user').on(table.userId, table.savedAt, table.articleId),
  ],
);

export const articleHistory = pgTable(
  'article_history',
  {
    articleId: ofArticle(),
    number: integer().notNull(),
    at: at('at').notNull(),
    /** Null for the clock. */
    actorId: uuid('actor_id').references(() => users.id),
    event: text().$type<ArticleEvent | 'begin' | 'edit' | 'drop' | 'restore'>().notNull(),
    reason: text().notNull(),
    /** What stood there then. */
    content: jsonb().$type<ArticleContent>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.number] }),
    index('article_history_actor').on(table.actorId),
  ],
);

export const articleReactions = pgTable(
  'article_reactions',
  {
    articleId: ofArticle(),
    userId: reference('user_id', () => users.id),
    reaction: text().$type<ArticleReaction>().notNull(),
    reactedAt: at('reacted_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.userId] }),
    index('article_reactions_user').on(table.userId),
  ],
);

export const articleBookmarks = pgTable(
  'article_bookmarks',
  {
    articleId: ofArticle(),
    userId: reference('user_id', () => users.id),
    keptAt: at('kept_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.userId] }),
    index('article_bookmarks_user').on(table.userId, table.keptAt, table.articleId),
  ],
);

export const articleComments = pgTable(
  'article_comments',
  {
    id: uuid().primaryKey(),
    articleId: ofArticle(),
    /** The comment that it answers. */
    parentId: uuid('parent_id').references((): AnyPgColumn => articleComments.id),
    authorId: uuid('author_id').references(() => users.id),
    text: text().notNull(),
    createdAt: at('created_at').notNull(),
    editedAt: at('edited_at'),
    deletedAt: at('deleted_at'),
    hiddenAt: at('hidden_at'),
    hiddenBy: uuid('hidden_by').references(() => users.id),
    /** Since when a report of it waits for a moderator. */
    reportedAt: at('reported_at'),
  },
  (table) => [
    index('article_comments_threads')
      .on(table.articleId, table.createdAt, table.id)
      .where(sql`parent_id IS NULL`),
    index('article_comments_answers').on(table.parentId, table.createdAt, table.id),
    index('article_comments_article').on(table.articleId, table.authorId),
    index('article_comments_author').on(table.authorId),
    index('article_comments_hidden_by').on(table.hiddenBy),
    index('article_comments_reported')
      .on(table.reportedAt, table.id)
      .where(sql`reported_at IS NOT NULL`),
  ],
);

export const articleCommentReports = pgTable(
  'article_comment_reports',
  {
    commentId: reference('comment_id', () => articleComments.id),
    userId: reference('user_id', () => users.id),
    fault: text().$type<CommentReportReason>().notNull(),
    reportedAt: at('reported_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.commentId, table.userId] }),
    index('article_comment_reports_user').on(table.userId),
  ],
);

const slug = (articleId: AnyPgColumn) =>
  sql`(SELECT slug FROM ${articles} AS one WHERE one.id = ${articleId})`;

/** Articles of an account, and its name in them, are up to `articles.personal-data.ts`. */
export const articlesTables: AboutMembers = [
  about(articles, { erase: { ownerId: 'null', returnedBy: 'null', savedBy: 'null' } }),
  about(articleAuthors, { erase: { userId: 'delete' } }),
  about(articleBookmarks, {
    erase: { userId: 'delete' },
    give: {
      bookmarks: {
        of: 'userId',
        columns: ['keptAt'],
        as: { article: slug(articleBookmarks.articleId) },
      },
    },
  }),
  about(articleCommentReports, {
    erase: { userId: 'delete' },
    give: { reports: { of: 'userId', columns: ['fault', 'reportedAt'] } },
  }),
  about(articleComments, {
    erase: { authorId: 'null', hiddenBy: 'null' },
    give: {
      comments: {
        of: 'authorId',
        columns: ['text', 'createdAt'],
        as: { article: slug(articleComments.articleId) },
        order: ['id'],
      },
    },
  }),
  about(articleHistory, { erase: { actorId: 'null' } }),
  about(articleReactions, {
    erase: { userId: 'delete' },
    give: {
      reactions: {
        of: 'userId',
        columns: ['reaction'],
        as: { article: slug(articleReactions.articleId) },
      },
    },
  }),
];
