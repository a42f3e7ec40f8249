import { cutText } from '../cut-text.ts';
import { reactions } from '../reactions.ts';
import { type DocumentNode, nodesOf, plainText } from './article.document.ts';

/** How much an article carries; characters and numbers. */
export const articleLimits = {
  title: 80,
  /** As other sites and search engines show it (specification §9). */
  summary: 160,
  seoTitle: 70,
  seoDescription: 160,
  tags: 6,
  tag: 40,
  alt: 300,
  caption: 300,
  /** Who said a quotation; the heading of steps. */
  by: 120,
  url: 2000,
  coAuthors: 5,
  /** Characters below which a text is no article. */
  shortest: 300,
  comment: 2000,
  /** Comments of one member on one article. */
  comments: 100,
  reason: 2000,
  /** Articles of one member that have never appeared. */
  drafts: 50,
} as const;

/** How readers answer an article; a member has one answer. */
export const articleReactions = reactions;
export type ArticleReaction = (typeof articleReactions)[number];

/** What is said of a comment that is reported. */
export const commentReportReasons = ['insult', 'hate', 'spam', 'private', 'other'] as const;
export type CommentReportReason = (typeof commentReportReasons)[number];

export interface ArticleContent {
  readonly title: string;
  readonly summary: string;
  readonly body: DocumentNode;
  /** `url` is a path of the product; empty: none. */
  readonly cover: { readonly url: string; readonly alt: string };
  readonly tags: readonly string[];
  /** Empty: as the title and the summary. */
  readonly seoTitle: string;
  readonly seoDescription: string;
  /** Where it first appeared; empty: here. */
  readonly canonical: string;
  /** Slug of the youth bank in whose name it appears; empty: its authors' own. */
  readonly bankSlug: string;
}

export const articleFields = [
  'title',
  'summary',
  'body',
  'cover',
  'tags',
  'seoTitle',
  'seoDescription',
  'canonical',
  'bankSlug',
] as const satisfies readonly (keyof ArticleContent)[];
export type ArticleField = (typeof articleFields)[number];

export const emptyArticle: ArticleContent = {
  title: '',
  summary: '',
  body: { type: 'doc', content: [{ type: 'paragraph' }] },
  cover: { url: '', alt: '' },
  tags: [],
  seoTitle: '',
  seoDescription: '',
  canonical: '',
  bankSlug: '',
};

/**
 * - `missing`: nothing stands there. `short`: too little to be an article.
 * - `alt`: a picture that who does not see it learns nothing of.
 * - `advised`: better with it, and it appears without.
 */
export const articleMissingCodes = ['missing', 'short', 'alt', 'advised'] as const;
export type ArticleMissingCode = (typeof articleMissingCodes)[number];

export interface ArticleMissing {
  readonly field: ArticleField;
  readonly code: ArticleMissingCode;
  /** How many of them. */
  readonly count: number;
  /** Whether it stands in the way of publishing. */
  readonly blocks: boolean;
}

/** What an article lacks, in the order of the page. */
export function articleMissing(content: ArticleContent): ArticleMissing[] {
  const { title, summary, body, cover, tags } = content;
  const lacks = (field: ArticleField, code: ArticleMissingCode, count = 1): ArticleMissing => ({
    field,
    code,
    count,
    blocks: code !== 'advised',
  });
  const undescribed = [...nodesOf(body)].filter(
    ({ type, attrs }) => type === 'image' && String(attrs?.alt ?? '').trim() === '',
  ).length;
  const length = plainText(body).length;
  return [
    ...(title.trim() === '' ? [lacks('title', 'missing')] : []),
    ...(summary.trim() === '' ? [lacks('summary', 'missing')] : []),
    ...(cover.url === '' ? [lacks('cover', 'advised')] : []),
    ...(cover.url !== '' && cover.alt.trim() === '' ? [lacks('cover', 'alt')] : []),
    ...(length === 0 ? [lacks('body', 'missing')] : []),
    ...(length > 0 && length < articleLimits.shortest ? [lacks('body', 'short')] : []),
    ...(undescribed > 0 ? [lacks('body', 'alt', undescribed)] : []),
    ...(tags.length === 0 ? [lacks('tags', 'advised')] : []),
  ];
}

/** What an article is called and said to be where it is shown from outside. */
export const outsideOf = (
  content: Pick<ArticleContent, 'title' | 'summary' | 'seoTitle' | 'seoDescription'>,
): { readonly title: string; readonly description: string } => ({
  title: content.seoTitle || content.title,
  description: cutText(content.seoDescription || content.summary, 'description'),
});
