import { pages } from '@app/contracts/pages';
import { IconButton } from '@app/ui/icon-button';
import { Clock, X } from '@app/ui/icons';
import { useRef, useState } from 'react';
import { PageLink } from '../../../lib/addresses/links.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { forgetSearch, forgetSearches, recentSearches } from '../recent.ts';
import { useSearchText } from '../text.ts';
import s from './recent-list.module.css';

/** What this reader searched for last; in the browser alone, once it is known who reads. */
export function RecentList() {
  const { state, profile } = useSession();
  return state === 'loading' ? null : <Recent key={profile?.id} />;
}

function Recent() {
  const t = useSearchText();
  const [queries, setQueries] = useState(recentSearches);
  const [isForgotten, setForgotten] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const leave = (left: readonly string[]) => {
    setQueries(left);
    if (left.length === 0) setForgotten(true);
    // What was pressed is gone.
    title.current?.focus();
  };
  if (queries.length === 0 && !isForgotten) return null;
  return (
    <section>
      <h2 ref={title} tabIndex={-1} className="smaller bold faint">
        {t('recent')}
      </h2>
      {queries.length > 0 ? (
        <>
          <ul className={s.recent}>
            {queries.map((query) => (
              <li key={query}>
                <PageLink to={pages.search({ q: query })}>
                  <Clock />
                  <span className="cut">{query}</span>
                </PageLink>
                <IconButton
                  label={t('forget', { query })}
                  onClick={() => leave(forgetSearch(query))}
                >
                  <X />
                </IconButton>
              </li>
            ))}
          </ul>
          <p className="smaller faint">
            {t('recentNote')}{' '}
            <button
              type="button"
              className={`link ${s.all}`}
              onClick={() => {
                forgetSearches();
                leave([]);
              }}
            >
              {t('forgetAll')}
            </button>
          </p>
        </>
      ) : (
        <p className="small muted mt2" role="status">
          {t('forgotten')}
        </p>
      )}
    </section>
  );
}
