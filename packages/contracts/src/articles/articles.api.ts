import { z } from 'zod';
import { BySlug, listOf } from '../common.schemas.ts';
import { endpoints } from '../endpoint.ts';
import { JsonFeed } from '../feeds.schemas.ts';
import { articlesPaths } from './articles.paths.ts';
import {
  ArticleCard,
  ArticleFeedQuery,
  ArticlePreview,
  ArticlesQuery,
  ArticleTags,
  ArticleView,
} from './articles.schemas.ts';

export const articlesApi = endpoints(articlesPaths, {
  list: {
    access: 'public',
    summary: 'Published articles of a language, the last published first.',
    query: ArticlesQuery,
    answer: listOf(ArticleCard),
  },
  tags: {
    access: 'public',
    summary: 'Tags of published articles of a language, the most used first; at most 30.',
    query: ArticleFeedQuery,
    answer: ArticleTags,
  },
  feed: {
    access: 'public',
    anyOrigin: true,
    summary: 'The last 50 published articles of a language as a JSON Feed.',
    query: ArticleFeedQuery,
    answer: JsonFeed,
  },
  feedRss: {
    access: 'public',
    anyOrigin: true,
    kind: 'stream',
    summary: 'The same as RSS 2.0.',
    query: ArticleFeedQuery,
    answer: z.string(),
  },
  detail: {
    access: 'public',
    summary: 'A published article, as everybody reads it.',
    params: BySlug,
    answer: ArticleView,
    errors: ['NOT_FOUND'],
  },
  preview: {
    access: 'public',
    summary: 'What is being written, for whoever has the link that its authors gave.',
    params: z.object({ token: z.string().regex(/^[\w-]{20,100}$/) }),
    answer: ArticlePreview,
    errors: ['NOT_FOUND'],
    rateLimit: { max: 600, windowSeconds: 600 },
  },
});
