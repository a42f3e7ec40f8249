import type { ArticleCard } from '@app/contracts/articles/articles.schemas';
import { pages } from '@app/contracts/pages';
import { cx } from '@app/ui/cx';
import { ArrowRight } from '@app/ui/icons';
import { Link } from '../../../lib/addresses/links.tsx';
import { pageLoader } from '../../../lib/page/page.ts';
import { articles } from '../client.ts';
import { ArticleTools } from '../parts/article-tools.tsx';
import { ShortByline } from '../parts/byline.tsx';
import { ArticleCover } from '../parts/cover.tsx';
import { ArticleHead } from '../parts/head.tsx';
import { Reactions } from '../parts/reactions.tsx';
import { SeenTalk } from '../parts/seen-talk.tsx';
import { Body, Opening } from '../parts/shown.tsx';
import { useArticlesText } from '../text.ts';
import { useOwn } from '../use-own.ts';
import type { Route } from './+types/article';
import s from './article.module.css';

export const loader = pageLoader(async ({ ask, moved, params }) => {
  const { slug = '' } = params;
  const article = await ask(articles.detail, { params: { slug } });
  if (article.slug !== slug) throw moved(pages.article({ slug: article.slug }));
  return { article };
});

export default function ArticlePage({ loaderData: { article } }: Route.ComponentProps) {
  const [own, setOwn] = useOwn(article.slug);
  return (
    <>
      <ArticleHead article={article} />
      <article>
        <Opening article={article}>
          <ArticleTools article={article} own={own} onOwn={setOwn} />
        </Opening>
        <Body article={article}>
          <Reactions key={article.slug} article={article} own={own} onOwn={setOwn} />
        </Body>
      </article>
      <Related articles={article.related} />
      <SeenTalk key={article.slug} article={article} own={own} />
    </>
  );
}

function Related({ articles: related }: { articles: readonly ArticleCard[] }) {
  const t = useArticlesText();
  return (
    <section className={cx('wrap', s.related)} aria-labelledby="related">
      <h2 className="title-2" id="related">
        {t('related')}
      </h2>
      <ul>
        {related.map((article) => (
          <li key={article.id}>
            <Link to={pages.article({ slug: article.slug })}>
              <span className="emblem">
                <ArticleCover article={article} />
              </span>
              <span>
                <b className="title-4 break">{article.title}</b>
                <br />
                <span className="small muted">
                  <ShortByline article={article} />
                </span>
              </span>
              <ArrowRight />
            </Link>
          </li>
        ))}
      </ul>
      <Link className="go mt4" to={pages.articles()}>
        {t('relatedAll')}
        <ArrowRight />
      </Link>
    </section>
  );
}
