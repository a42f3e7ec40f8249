import { articleLimits as limits } from '@app/domain/articles/article';
import { z } from 'zod';
import { BankRef } from '../banks/banks.schemas.ts';
import { Id, Instant, LanguageCode, Line, listQuery, Slug, whole } from '../common.schemas.ts';
import { ArticleDocument } from './article-document.schemas.ts';

/** As everybody may see them: of somebody under eighteen no surname, picture or profile. */
export const ArticleAuthor = z.object({
  /** Empty where the account is gone. */
  name: z.string(),
  /** Null where the profile is not for everybody. */
  profileSlug: z.string().nullable(),
  /** Its address. */
  profilePictureUrl: z.string().nullable(),
  headline: z.string(),
});
export type ArticleAuthor = z.infer<typeof ArticleAuthor>;

/** A tag as it is written, and the part of an address by which it is asked for. */
export const ArticleTag = z.object({ slug: Slug, name: z.string() });
export type ArticleTag = z.infer<typeof ArticleTag>;

/** A path of the product, empty for none, and what it shows. */
const Cover = z.object({ url: z.string(), alt: z.string() });

export const ArticleCard = z.object({
  id: Id,
  slug: Slug,
  language: LanguageCode,
  title: z.string(),
  summary: z.string(),
  cover: Cover,
  tags: z.array(ArticleTag),
  authors: z.array(ArticleAuthor),
  /** In whose name it appears; null: its authors' own. */
  bank: BankRef.nullable(),
  /** Whole minutes. */
  readingTime: z.int().positive(),
  publishedAt: Instant,
});
export type ArticleCard = z.input<typeof ArticleCard>;

export const ArticlesQuery = listQuery(12).extend({
  language: LanguageCode.default('bhs'),
  /** Words of the title, summary, text or tags, by how they begin; marks do not matter. */
  q: Line(100).optional(),
  tag: Slug.optional(),
  /** Slug of a profile, or the id at its end. */
  author: z.string().max(400).optional(),
  bank: Slug.optional(),
});
export type ArticlesQuery = z.input<typeof ArticlesQuery>;

export const ArticleTags = z.object({
  items: z.array(ArticleTag.extend({ articles: z.int() })),
});
export type ArticleTags = z.infer<typeof ArticleTags>;

/** How many readers gave each answer. */
export const ArticleReactions = z.object({
  like: z.int(),
  useful: z.int(),
  inspiring: z.int(),
  support: z.int(),
});
export type ArticleReactions = z.infer<typeof ArticleReactions>;

export const ArticleView = ArticleCard.extend({
  body: whole(ArticleDocument),
  /** What search engines and other sites are told; never empty. */
  seo: z.object({ title: z.string(), description: z.string() }),
  /** Where it first appeared; null: here. */
  canonical: z.string().nullable(),
  /** When it was last changed after it had appeared; null: never. */
  updatedAt: Instant.nullable(),
  /** The same article in the other language, as far as it is there. */
  versions: z.array(z.object({ language: LanguageCode, slug: Slug, title: z.string() })),
  reactions: ArticleReactions,
  comments: z.int(),
  /** Of the same language: with most tags in common, the newest first. */
  related: z.array(ArticleCard),
});
export type ArticleView = z.input<typeof ArticleView>;

/** What a preview shows: the working copy as it would be read, which may lack anything. */
export const ArticlePreview = ArticleView.omit({
  publishedAt: true,
  reactions: true,
  comments: true,
  related: true,
}).extend({ expiresAt: Instant });
export type ArticlePreview = z.input<typeof ArticlePreview>;

export const ArticleFeedQuery = z.object({ language: LanguageCode.default('bhs') });

/** A tag as it is sent. */
export const SentTag = Line(limits.tag)
  .trim()
  .min(1, 'required')
  .regex(/[\p{L}\p{N}]/u, 'invalid');
