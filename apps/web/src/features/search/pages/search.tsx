import { pages } from '@app/contracts/pages';
import type { SearchAnswer } from '@app/contracts/search/search.schemas';
import { cx } from '@app/ui/cx';
import { Loading, Skeleton } from '@app/ui/skeleton';
import { useEffect } from 'react';
import { useNavigation, useRevalidator } from 'react-router';
import { readPlace } from '../../../kit/place/params.ts';
import { usePlace } from '../../../kit/place/use-place.ts';
import { pageLoader } from '../../../lib/page/page.ts';
import { PageHead } from '../../../lib/page/page-head.tsx';
import { useProduct } from '../../../lib/page/product.ts';
import { Failed } from '../../../lib/queries/failed.tsx';
import { session, useSession } from '../../../lib/session/session.ts';
import { currentLanguage, useLanguage } from '../../../lib/texts/language.tsx';
import { useTitle } from '../../../lib/texts/text.ts';
import { searches } from '../client.ts';
import { Begin } from '../parts/begin.tsx';
import { Found } from '../parts/found.tsx';
import { SearchField } from '../parts/search-field.tsx';
import { searchPlace } from '../place.ts';
import { rememberSearch } from '../recent.ts';
import { useSearchText } from '../text.ts';

import type { Route } from './+types/search';
import s from './search.module.css';

interface Loaded {
  /** Null: nothing was searched for, or it did not come. */
  readonly answer: SearchAnswer | null;
  readonly error: unknown;
  /** For whom it is; null for a stranger. */
  readonly reader: string | null;
  readonly language: 'bhs' | 'en';
}

export const loader = pageLoader(async ({ askIfFound, page, query }): Promise<Loaded> => {
  const { q, kind } = readPlace(searchPlace, query);
  const { language } = page;
  const answer = q ? await askIfFound(searches.search, { query: { q, kind, language } }) : null;
  return { answer, error: null, reader: null, language };
});

/** In the browser it is asked as whoever reads, who may see more than a stranger. */
export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<Loaded> {
  const { q, kind } = readPlace(searchPlace, new URL(request.url).searchParams);
  const language = currentLanguage();
  const reader = session.read().profile?.id ?? null;
  const about = { reader, language };
  if (!q) return { answer: null, error: null, ...about };
  try {
    const query = { q, kind, language };
    const answer = await searches.search({ query }, { signal: request.signal });
    return { answer, error: null, ...about };
  } catch (error) {
    return { answer: null, error, ...about };
  }
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const t = useSearchText();
  const titles = useTitle();
  const { place } = usePlace(searchPlace);
  const { publicUrl } = useProduct();
  const { answer, isComing, retry } = useOwnAnswer(loaderData);
  const busy = useNavigation().location?.pathname === pages.search.path;
  const { q, kind } = place;
  const found = answer && (answer.groups.length > 0 || answer.nearest !== null);
  useEffect(() => {
    if (q && found && !isComing) rememberSearch(q);
  }, [q, found, isComing]);
  return (
    <div className={`wrap ${s.page}`}>
      <PageHead
        title={q ? t('titleOf', { query: q }) : titles('search')}
        description={t('description')}
      />
      <meta name="robots" content="noindex" />
      <link rel="canonical" href={`${publicUrl}${pages.search({ q, vrsta: kind })}`} />
      <SearchField q={q ?? ''} kind={kind} />
      {q ? (
        <section aria-busy={busy || isComing} className={cx(s.result, busy && s.busy)}>
          {answer ? (
            <div className={isComing ? 'if-no-session' : undefined}>
              <Found
                key={`${q} ${kind} ${loaderData.reader} ${loaderData.language}`}
                q={q}
                kind={kind}
                answer={answer}
                isStranger={loaderData.reader === null}
              />
            </div>
          ) : isComing ? null : (
            <div className="mt7">
              <Failed
                level={1}
                title={t('failed')}
                query={{ error: loaderData.error, refetch: retry }}
              />
            </div>
          )}
          <div className="if-session">{isComing ? <Coming /> : null}</div>
        </section>
      ) : (
        <Begin />
      )}
    </div>
  );
}

/** The page is rendered for strangers; members are shown what is theirs, and never another's. */
function useOwnAnswer({ answer, reader, language: asked }: Loaded) {
  const { state, profile } = useSession();
  const { language } = useLanguage();
  const { revalidate } = useRevalidator();
  const own = profile?.id ?? null;
  const isComing = state === 'loading' || reader !== own;
  const isStale = state !== 'loading' && (reader !== own || asked !== language);
  useEffect(() => {
    if (isStale) void revalidate();
  }, [isStale, revalidate]);
  return {
    answer: isComing && reader !== null ? null : answer,
    isComing,
    retry: () => void revalidate(),
  };
}

/** In the shape of what comes. */
function Coming() {
  const t = useSearchText();
  return (
    <Loading label={t('busy')} className={s.coming}>
      <Skeleton height={32} />
      <Skeleton height={124} />
      <Skeleton height={320} />
      <Skeleton height={96} />
      <Skeleton height={96} />
    </Loading>
  );
}
