import { articlesPaths } from '@app/contracts/articles/articles.paths';
import type { ArticleCard } from '@app/contracts/articles/articles.schemas';
import { parseAddress } from '@app/contracts/endpoint';
import type { JsonFeed } from '@app/contracts/feeds.schemas';
import { pages } from '@app/contracts/pages';
import { articlesFeedTexts } from '@app/messages/articles-feed';
import { type Language, languageTag } from '@app/messages/catalogue';
import { addTexts, translate } from '@app/messages/translate';
import type { z } from 'zod';
import { rssOf } from '../../platform/feeds.ts';
import type { Settings } from '../../platform/settings.ts';

addTexts('articles-feed', articlesFeedTexts);

type Product = Pick<Settings, 'brand' | 'publicUrl'>;

/** Articles of a language as a JSON Feed 1.1 (jsonfeed.org), in the order in which they come. */
export function jsonFeed(
  articles: readonly z.output<typeof ArticleCard>[],
  language: Language,
  p: Product,
): z.output<typeof JsonFeed> {
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: translate(language, 'articles-feed.title', { brand: p.brand }),
    description: translate(language, 'articles-feed.text'),
    language: languageTag[language],
    home_page_url: `${p.publicUrl}${pages.articles()}`,
    feed_url: addressOf('feed', language, p),
    items: articles.map((article) => ({
      id: `urn:uuid:${article.id}`,
      url: `${p.publicUrl}${pages.article({ slug: article.slug })}`,
      title: article.title,
      content_text: article.summary,
      ...(article.cover.url ? { image: `${p.publicUrl}${article.cover.url}` } : {}),
      date_published: article.publishedAt,
      language: languageTag[article.language],
      authors: namesOf(article).map((name) => ({ name })),
      tags: article.tags.map(({ name }) => name),
    })),
  };
}

/** Who is gone signs nothing; then the bank does, if it has one. */
function namesOf({ authors, bank }: z.output<typeof ArticleCard>): string[] {
  const names = authors.flatMap(({ name }) => name || []);
  return names.length > 0 || !bank ? names : [bank.name];
}

/** The same as RSS 2.0. */
export const rssFeed = (
  articles: readonly z.output<typeof ArticleCard>[],
  language: Language,
  p: Product,
): string => rssOf(jsonFeed(articles, language, p), addressOf('feedRss', language, p));

const addressOf = (feed: 'feed' | 'feedRss', language: Language, { publicUrl }: Product) =>
  `${publicUrl}${parseAddress(articlesPaths[feed]).path}?language=${language}`;
