import type { ArticleCard } from '@app/contracts/articles/articles.schemas';
import { pages } from '@app/contracts/pages';
import { cx } from '@app/ui/cx';
import { Link } from '../../../lib/addresses/links.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useArticlesText } from '../text.ts';
import s from './article-tile.module.css';
import { ShortByline } from './byline.tsx';
import { ArticleCover } from './cover.tsx';

interface ArticleTileProps {
  readonly article: ArticleCard;
  /** The one that leads: as wide as the page, its picture tall. */
  readonly lead?: boolean;
}

export function ArticleTile({ article, lead = false }: ArticleTileProps) {
  const t = useArticlesText();
  const { longDate } = useFormat();
  const { slug, title, summary, tags, publishedAt } = article;
  const [tag] = tags;
  return (
    <article className={cx(s.tile, lead && s.lead)}>
      <div className={s.picture}>
        <ArticleCover article={article} first={lead} />
      </div>
      <div className={s.words}>
        {tag ? (
          <p>
            <Link className="badge accent" to={pages.articles({ oznaka: tag.slug })}>
              <span className="visually-hidden">{t('tags')}: </span>
              {tag.name}
            </Link>
          </p>
        ) : null}
        <h3 className={cx(lead ? 'title-2' : 'title-3', 'break')}>
          <Link className={s.link} to={pages.article({ slug })}>
            {title}
          </Link>
        </h3>
        <p className={cx('muted', lead ? 'lead' : 'cut-2')}>{summary}</p>
        <p className="smaller faint">
          <ShortByline article={article} />,{' '}
          <time dateTime={publishedAt}>{longDate(publishedAt)}</time>
        </p>
      </div>
    </article>
  );
}
