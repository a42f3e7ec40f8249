import {
  articleFields,
  articleMissingCodes,
  articleLimits as limits,
} from '@app/domain/articles/article';
import { articleEvents, articleStatuses } from '@app/domain/articles/article.machine';
import { z } from 'zod';
import { ownFile } from '../blocks/blocks.schemas.ts';
import {
  Id,
  Instant,
  LanguageCode,
  Line,
  listQuery,
  Prose,
  SentInstant,
  Slug,
  whole,
} from '../common.schemas.ts';
import { ArticleDocument, SentDocument, WebAddress } from './article-document.schemas.ts';
import { SentTag } from './articles.schemas.ts';

export const ArticleStatus = z.enum(articleStatuses);
export type ArticleStatus = z.infer<typeof ArticleStatus>;

/** Moves that people make; the clock makes the other. */
export const ArticleMoveEvent = z.enum(articleEvents).exclude(['appear']);
export type ArticleMoveEvent = z.infer<typeof ArticleMoveEvent>;

const fields = {
  title: Line(limits.title),
  summary: Line(limits.summary),
  cover: z.object({
    url: z
      .string()
      .max(500)
      .refine((text) => text === '' || ownFile(text), 'invalid'),
    alt: Line(limits.alt),
  }),
  tags: z.array(SentTag).max(limits.tags),
  seoTitle: Line(limits.seoTitle),
  seoDescription: Line(limits.seoDescription),
  canonical: z.union([z.literal(''), WebAddress]),
  bankSlug: z.union([z.literal(''), Slug]),
};

/** What is written of an article; in a working copy anything may be empty. */
export const ArticleContent = z.object({ ...fields, body: ArticleDocument });
export type ArticleContent = z.infer<typeof ArticleContent>;

const SentContent = z.object({ ...fields, body: SentDocument });

export const ArticleMissing = z.object({
  field: z.enum(articleFields),
  code: z.enum(articleMissingCodes),
  count: z.int(),
  blocks: z.boolean(),
});
export type ArticleMissing = z.infer<typeof ArticleMissing>;

/** `agreedAt` is null until a co-author answers; who refuses is not named any more. */
export const ArticleWriter = z.object({
  id: Id,
  name: z.string(),
  profilePictureUrl: z.string().nullable(),
  isOwner: z.boolean(),
  agreedAt: Instant.nullable(),
});
export type ArticleWriter = z.input<typeof ArticleWriter>;

export const ArticleAction = z.object({
  event: ArticleMoveEvent,
  allowed: z.boolean(),
  /** Code of the refusal that it would meet now. */
  refusal: z.string().optional(),
});

export const ArticleWork = z.object({
  id: Id,
  slug: Slug,
  language: LanguageCode,
  status: ArticleStatus,
  /** Rises by one with each change of the working copy. */
  revision: z.int(),
  content: whole(ArticleContent),
  /** As readers have it; null before it first appeared. */
  published: whole(ArticleContent).nullable(),
  changedFields: z.array(z.enum(articleFields)),
  missing: z.array(ArticleMissing),
  writers: z.array(ArticleWriter),
  /** The other language's, as far as the reader may open it. */
  versions: z.array(
    z.object({ id: Id, language: LanguageCode, title: z.string(), status: ArticleStatus }),
  ),
  /** Youth banks in whose name the reader may let it appear, and those it bears, written and read. */
  banks: z.array(z.object({ slug: Slug, name: z.string() })),
  publishedAt: Instant.nullable(),
  /** When it is to appear. */
  appearsAt: Instant.nullable(),
  /** Why it last came back; null once it was sent in again. */
  returned: z.object({ reason: z.string(), by: z.string(), at: Instant }).nullable(),
  previewExpiresAt: Instant.nullable(),
  canWrite: z.boolean(),
  /** Names co-authors, begins the other language. */
  isOwner: z.boolean(),
  /** Asked to be a co-author, and has not answered. */
  isInvited: z.boolean(),
  canDelete: z.boolean(),
  actions: z.array(ArticleAction),
  savedAt: Instant,
  savedBy: z.object({ name: z.string() }).nullable(),
});
export type ArticleWork = z.input<typeof ArticleWork>;

export const ArticleWorkRow = z.object({
  id: Id,
  slug: Slug,
  language: LanguageCode,
  status: ArticleStatus,
  title: z.string(),
  cover: z.object({ url: z.string(), alt: z.string() }),
  authors: z.array(z.string()),
  publishedAt: Instant.nullable(),
  appearsAt: Instant.nullable(),
  savedAt: Instant,
  /** Since when it waits for a moderator; null: it does not. */
  submittedAt: Instant.nullable(),
  isInvited: z.boolean(),
});
export type ArticleWorkRow = z.input<typeof ArticleWorkRow>;

export const ArticleWorksQuery = listQuery().extend({ status: ArticleStatus.optional() });

export const NewArticle = z.object({
  /** The client's: asked for twice, one article is begun. */
  id: Id,
  language: LanguageCode,
  /** The article of which this is the other language. */
  versionOf: Id.optional(),
});
export type NewArticle = z.input<typeof NewArticle>;

export const SaveArticle = z.object({
  /** That the changed fields were last read at. */
  revision: z.int().min(0),
  content: SentContent.partial(),
  /** Names the open editor, chosen at random: it never clashes with its own earlier saves. */
  editor: Line(40).default(''),
});
export type SaveArticle = z.input<typeof SaveArticle>;

/** What a save answers; the rest is as it was. */
export const ArticleSaved = z.object({
  revision: z.int(),
  savedAt: Instant,
  missing: z.array(ArticleMissing),
  changedFields: z.array(z.enum(articleFields)),
});
export type ArticleSaved = z.input<typeof ArticleSaved>;

/** `details` of a `REVISION_CLASH`. */
export const ArticleClash = z.object({
  current: ArticleWork,
  /** Fields that both changed. */
  fields: z.array(z.enum(articleFields)),
  changedBy: z.string(),
});
export type ArticleClash = z.input<typeof ArticleClash>;

export const ArticleMove = z.object({
  event: ArticleMoveEvent,
  reason: Prose(limits.reason).trim().default(''),
  /** With `schedule`: when it is to appear. */
  appearsAt: SentInstant.optional(),
  /** The working copy that was read: a newer one is not published unseen. */
  revision: z.int().min(0),
});
export type ArticleMove = z.input<typeof ArticleMove>;

export const ArticleVersion = z.object({
  /** Counts from one. */
  number: z.int(),
  at: Instant,
  /** Null for the clock. */
  by: z.object({ name: z.string() }).nullable(),
  event: z.enum([...articleEvents, 'begin', 'edit', 'drop', 'restore']),
  reason: z.string(),
  /** What it was called then. */
  title: z.string(),
});
export type ArticleVersion = z.input<typeof ArticleVersion>;

export const ByVersion = z.object({
  id: Slug,
  number: z.coerce.number().int().min(1).max(1_000_000),
});

export const ArticleRevision = z.object({ revision: z.int().min(0) });

/** `path` of a page of the product; its link works until `expiresAt`. */
export const SharedPreview = z.object({ path: z.string(), expiresAt: Instant });

export const NewWriter = z.object({ userId: Id });
export const WriterAnswer = z.object({ agrees: z.boolean() });
export const ByWriter = z.object({ id: Slug, userId: Id });
