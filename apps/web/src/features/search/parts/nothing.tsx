import { pages } from '@app/contracts/pages';
import type { SearchAnswer } from '@app/contracts/search/search.schemas';
import type { ReactNode } from 'react';
import { PageLink } from '../../../lib/addresses/links.tsx';
import { useSearchText } from '../text.ts';
import { WhatIsInside } from './begin.tsx';
import bridge from './broken-arch.svg';
import s from './nothing.module.css';

interface NothingProps {
  readonly q: string;
  readonly answer: SearchAnswer;
  readonly more: ReactNode;
}

/** Nothing goes with the words: what is written alike, and what could be found at all. */
export function Nothing({ q, answer: { similar }, more }: NothingProps) {
  const t = useSearchText();
  const [likest, ...others] = similar;
  const number = ({ count, hasMore }: (typeof similar)[number]) => (
    <span className="tabular">
      {count}
      {hasMore ? '+' : ''}
    </span>
  );
  return (
    <>
      <section className={s.nothing}>
        <div aria-live="polite">
          <h1 className="title-1">{t('noneTitle')}</h1>
          <p className={`lead mt3 ${s.words}`}>{t('noneText', { query: q })}</p>
          {likest ? (
            <p className={`mt5 ${s.likest}`}>
              <span className="small muted">{t('similar')}</span>
              <PageLink
                className="button button-primary button-large"
                to={pages.search({ q: likest.words })}
              >
                {likest.words}
                {number(likest)}
              </PageLink>
            </p>
          ) : null}
          {others.length > 0 ? (
            <p className={`row row-wrap mt3 ${s.others}`}>
              <span className="small muted">{t('or')}</span>
              {others.map((one) => (
                <PageLink
                  key={one.words}
                  className="button button-secondary button-medium"
                  to={pages.search({ q: one.words })}
                >
                  {one.words}
                  {number(one)}
                </PageLink>
              ))}
            </p>
          ) : null}
        </div>
        <svg className={s.picture} viewBox="0 0 520 230" aria-hidden="true">
          <use href={`${bridge}#bridge`} />
        </svg>
      </section>
      <WhatIsInside />
      {more}
    </>
  );
}
