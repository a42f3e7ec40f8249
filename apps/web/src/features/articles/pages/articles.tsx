import type { ArticleCard, ArticleTags } from '@app/contracts/articles/articles.schemas';
import { pages } from '@app/contracts/pages';
import type { Language } from '@app/messages/catalogue';
import { Button } from '@app/ui/button';
import { EmptyState } from '@app/ui/empty-state';
import { Field } from '@app/ui/field';
import { PencilLine, Search } from '@app/ui/icons';
import { Lookout } from '@app/ui/scenes/arch-pictures';
import { TextInput } from '@app/ui/text-input';
import { useEffect } from 'react';
import { Form, useNavigation, useRevalidator, useSearchParams } from 'react-router';
import { useMore } from '../../../kit/listing/more.ts';
import { NextPage } from '../../../kit/listing/next-page.tsx';
import { readPlace, slug, uuid, words } from '../../../kit/place/params.ts';
import { Link, PageLink } from '../../../lib/addresses/links.tsx';
import { lazyPart } from '../../../lib/lazy-parts/lazy-part.tsx';
import { pageLoader } from '../../../lib/page/page.ts';
import { PageHead } from '../../../lib/page/page-head.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { useLanguage } from '../../../lib/texts/language.tsx';
import { WaitingPage } from '../../../shell/waiting.tsx';
import { feedAddress } from '../addresses.ts';
import { articles } from '../client.ts';
import { ownParts } from '../own/parts.ts';
import { ArticleTile } from '../parts/article-tile.tsx';
import { ArticleFeedLinks } from '../parts/head.tsx';
import { useArticlesText } from '../text.ts';
import type { Route } from './+types/articles';
import s from './articles.module.css';

const Own = lazyPart(() => import('../own/own.tsx'), { members: true, waiting: <WaitingPage /> });

/** One that leads, and rows of three below it. */
const pageSize = 13;

const params = {
  q: words('q', 100),
  tag: words('oznaka', 100),
  author: uuid('autor'),
  bank: slug('banka'),
};

const filtersOf = (query: URLSearchParams, language: Language) => ({
  language,
  ...readPlace(params, query),
});

export const loader = pageLoader(async ({ ask, page, query }) => {
  const filters = filtersOf(query, page.language);
  const [list, tags] = await Promise.all([
    ask(articles.list, { query: { ...filters, limit: pageSize } }),
    ask(articles.tags, { query: { language: page.language } }),
  ]);
  return { list, tags: tags.items, language: page.language };
});

export default function ArticlesPage({ loaderData }: Route.ComponentProps) {
  const t = useArticlesText();
  const { list, tags, language: asked } = loaderData;
  const [search] = useSearchParams();
  const { language } = useLanguage();
  const { revalidate } = useRevalidator();
  const { state: session } = useSession();
  const part = ownParts.find((one) => one === search.get('dio'));
  const busy = useNavigation().location?.pathname === pages.articles.path;
  useEffect(() => {
    // Each language has articles of its own.
    if (asked !== language) void revalidate();
  }, [asked, language, revalidate]);
  return (
    <div className="wrap section-end">
      <PageHead description={t('description')} />
      <ArticleFeedLinks />
      <header className={s.top}>
        <div>
          <h1 className="title-1">{t('title')}</h1>
          <p className="lead mt4">{t('lead')}</p>
        </div>
        <div className="row row-wrap g2">
          {part ? null : (
            <Link className="button button-ghost if-session" to={pages.articles({ dio: 'moji' })}>
              {t('own')}
            </Link>
          )}
          <PageLink className="button button-primary" to={pages.newArticle()}>
            <PencilLine />
            {t('write')}
          </PageLink>
          <a className="button button-ghost" href={feedAddress('feedRss', language)}>
            {t('feed')}
          </a>
        </div>
      </header>
      {part && session !== 'anonymous' ? (
        <Own part={part} />
      ) : (
        <>
          <Filters tags={tags} />
          <section aria-busy={busy} className={busy ? s.busy : undefined}>
            <h2 className="visually-hidden">{t('list')}</h2>
            <ArticleList
              key={`${search} ${asked}`}
              first={list}
              filters={filtersOf(search, asked)}
            />
          </section>
        </>
      )}
    </div>
  );
}

function Filters({ tags }: { tags: ArticleTags['items'] }) {
  const t = useArticlesText();
  const [search] = useSearchParams();
  const chosen = search.get('oznaka');
  const narrowed = pages.articles.query.some((name) => search.has(name));
  return (
    <search className={s.filters}>
      <Form method="get" action={pages.articles.path} key={`${search}`}>
        <Field label={t('search')} hideLabel>
          <TextInput
            type="search"
            name="q"
            placeholder={t('search')}
            defaultValue={search.get('q') ?? ''}
            maxLength={100}
          />
        </Field>
        {chosen ? <input type="hidden" name="oznaka" value={chosen} /> : null}
        <Button type="submit">
          <Search />
          {t('searchGo')}
        </Button>
      </Form>
      {tags.length > 0 ? (
        <nav aria-label={t('tags')}>
          <ul className={`cluster row-aside ${s.tags}`}>
            <li>
              <Link to={pages.articles()} aria-current={narrowed ? undefined : 'page'}>
                {t('allTags')}
              </Link>
            </li>
            {tags.map(({ slug, name, articles: count }) => (
              <li key={slug}>
                <Link
                  to={pages.articles({ oznaka: slug })}
                  aria-current={slug === chosen ? 'page' : undefined}
                >
                  {name} <span className="tabular">{count}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </search>
  );
}

interface ListProps {
  readonly first: { readonly items: readonly ArticleCard[]; readonly next: string | null };
  readonly filters: ReturnType<typeof filtersOf>;
}

function ArticleList({ first, filters }: ListProps) {
  const t = useArticlesText();
  const list = useMore('articles', first, (after) =>
    articles.list({ query: { ...filters, after } }),
  );
  const [lead, ...others] = list.items;
  const { q, tag, author, bank } = filters;
  if (!lead) {
    return (
      <EmptyState
        picture={<Lookout />}
        title={t(q || tag || author || bank ? 'noneFound' : 'none')}
        text={t('noneText')}
        action={
          <Link className="button button-secondary" to={pages.articles()}>
            {t('showAll')}
          </Link>
        }
      />
    );
  }
  return (
    <>
      <div className={s.grid}>
        <ArticleTile article={lead} lead />
        {others.map((article) => (
          <ArticleTile key={article.id} article={article} />
        ))}
      </div>
      <div className="row middle">
        <NextPage query={list} className="mt6">
          {t('loadMore')}
        </NextPage>
      </div>
    </>
  );
}
