import type { ArticleView } from '@app/contracts/articles/articles.schemas';
import { pages } from '@app/contracts/pages';
import { sharedPicture } from '@app/contracts/sharing/sharing.paths';
import { type Language, languageTag } from '@app/messages/catalogue';
import { PageHead } from '../../../lib/page/page-head.tsx';
import { useProduct } from '../../../lib/page/product.ts';
import { StructuredData } from '../../../lib/page/structured-data.tsx';
import { useLanguage } from '../../../lib/texts/language.tsx';
import { feedAddress } from '../addresses.ts';
import { articleData } from '../article-data.ts';
import { useArticlesText } from '../text.ts';

/** What search engines, link previews and feed readers are told of an article. */
export function ArticleHead({ article }: { article: ArticleView }) {
  const product = useProduct();
  const addressOf = (slug: string) => `${product.publicUrl}${pages.article({ slug })}`;
  const { seo, language, slug, canonical, versions } = article;
  return (
    <>
      <PageHead
        title={article.title}
        shared={seo.title}
        description={seo.description}
        image={sharedPicture('article', slug, language)}
        imageAlt={seo.title}
        type="article"
      />
      <link rel="canonical" href={canonical ?? addressOf(slug)} />
      {versions.length > 0
        ? [{ language, slug }, ...versions].map((one) => (
            <link
              key={one.language}
              rel="alternate"
              hrefLang={languageTag[one.language]}
              href={addressOf(one.slug)}
            />
          ))
        : null}
      <ArticleFeedLinks language={language} />
      <StructuredData data={articleData(article, product)} />
    </>
  );
}

/** By which a reader of feeds finds the articles of a language. */
export function ArticleFeedLinks({ language }: { language?: Language }) {
  const t = useArticlesText();
  const chosen = useLanguage();
  const { brand } = useProduct();
  const of = language ?? chosen.language;
  const title = t('feedTitle', { brand });
  return (
    <>
      <link
        rel="alternate"
        type="application/rss+xml"
        title={title}
        href={feedAddress('feedRss', of)}
      />
      <link
        rel="alternate"
        type="application/feed+json"
        title={title}
        href={feedAddress('feed', of)}
      />
    </>
  );
}
