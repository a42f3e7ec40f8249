import type { ArticleView } from '@app/contracts/articles/articles.schemas';
import { pages } from '@app/contracts/pages';
import { languageTag } from '@app/messages/catalogue';
import { cx } from '@app/ui/cx';
import { ArrowLeft } from '@app/ui/icons';
import { type ReactNode, useMemo } from 'react';
import { Link } from '../../../lib/addresses/links.tsx';
import { chaptersOf } from '../document/contents.ts';
import { Document } from '../document/document.tsx';
import s from '../pages/article.module.css';
import { useArticlesText } from '../text.ts';
import { Byline, type NamedBank } from './byline.tsx';
import { Contents } from './contents.tsx';
import { ArticleCover } from './cover.tsx';

type Shown = Pick<
  ArticleView,
  | 'slug'
  | 'language'
  | 'title'
  | 'summary'
  | 'tags'
  | 'cover'
  | 'authors'
  | 'readingTime'
  | 'body'
  | 'canonical'
> & {
  readonly bank: NamedBank | null;
  readonly publishedAt: string | null;
  readonly updatedAt: string | null;
};

export function Opening({ article, children }: { article: Shown; children?: ReactNode }) {
  const t = useArticlesText();
  const { title, summary, tags, language } = article;
  return (
    <header className="wrap">
      <div className={s.opening}>
        <div className={s.words}>
          <Link className="go muted" to={pages.articles()}>
            <ArrowLeft />
            {t('title')}
          </Link>
          {tags.length > 0 ? (
            <ul className="row row-wrap g2 mt4" aria-label={t('tags')}>
              {tags.map(({ slug, name }) => (
                <li key={slug}>
                  <Link className="badge accent" to={pages.articles({ oznaka: slug })}>
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          ) : null}
          <h1 className="title-1 mt4 break" lang={languageTag[language]}>
            {title}
          </h1>
          {summary ? (
            <p className="lead mt4" lang={languageTag[language]}>
              {summary}
            </p>
          ) : null}
          <div className="row row-wrap between mt6">
            <Byline article={article} />
            {children}
          </div>
        </div>
        <div className={s.niche}>
          <ArticleCover article={article} first />
        </div>
      </div>
    </header>
  );
}

export function Body({ article, children }: { article: Shown; children?: ReactNode }) {
  const t = useArticlesText();
  const chapters = useMemo(() => chaptersOf(article.body), [article.body]);
  return (
    <div className={cx('wrap', s.columns)}>
      <Contents chapters={chapters} />
      <div>
        <Document document={article.body} lang={languageTag[article.language]} />
        {article.canonical ? (
          <p className="small muted mt7">
            {t('firstAppeared')}{' '}
            <a className="link" href={article.canonical} rel="noopener nofollow ugc">
              {URL.parse(article.canonical)?.host ?? article.canonical}
            </a>
          </p>
        ) : null}
        {children}
      </div>
    </div>
  );
}
