import type { ArticleView } from '@app/contracts/articles/articles.schemas';
import { pages } from '@app/contracts/pages';
import { languageTag } from '@app/messages/catalogue';

/** An article in the words of schema.org. */
export function articleData(
  article: Pick<
    ArticleView,
    | 'slug'
    | 'language'
    | 'title'
    | 'seo'
    | 'cover'
    | 'tags'
    | 'authors'
    | 'bank'
    | 'publishedAt'
    | 'updatedAt'
    | 'readingTime'
    | 'comments'
    | 'versions'
  >,
  { brand, publicUrl }: { readonly brand: string; readonly publicUrl: string },
) {
  const url = `${publicUrl}${pages.article({ slug: article.slug })}`;
  const publisher = { '@type': 'Organization', name: brand, url: publicUrl };
  const { bank } = article;
  const people = article.authors
    .filter(({ name }) => name !== '')
    .map(({ name, profileSlug }) => ({
      '@type': 'Person',
      name,
      ...(profileSlug ? { url: `${publicUrl}${pages.profile({ profileSlug })}` } : {}),
    }));
  const organisation = bank && {
    '@type': 'Organization',
    name: bank.name,
    url: `${publicUrl}${pages.bank({ bankSlug: bank.slug })}`,
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    '@id': `${url}#article`,
    mainEntityOfPage: url,
    headline: article.title,
    description: article.seo.description,
    inLanguage: languageTag[article.language],
    ...(article.cover.url ? { image: `${publicUrl}${article.cover.url}` } : {}),
    author: people.length > 0 ? people : (organisation ?? publisher),
    publisher,
    ...(organisation ? { sourceOrganization: organisation } : {}),
    datePublished: article.publishedAt,
    dateModified: article.updatedAt ?? article.publishedAt,
    keywords: article.tags.map(({ name }) => name),
    timeRequired: `PT${article.readingTime}M`,
    commentCount: article.comments,
    isAccessibleForFree: true,
    workTranslation: article.versions.map(({ slug, language }) => ({
      '@type': 'Article',
      '@id': `${publicUrl}${pages.article({ slug })}#article`,
      inLanguage: languageTag[language],
    })),
  };
}
