import type { ArticleWorkRow } from '@app/contracts/articles/article-writing.schemas';
import type { ArticleCard } from '@app/contracts/articles/articles.schemas';
import { pages } from '@app/contracts/pages';
import { isStaff } from '@app/domain/articles/article.policy';
import { EmptyState } from '@app/ui/empty-state';
import { ArrowRight } from '@app/ui/icons';
import { Lookout } from '@app/ui/scenes/arch-pictures';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type AskedList, Listing, Waiting } from '../../../kit/listing/listing.tsx';
import { Link } from '../../../lib/addresses/links.tsx';
import { TimeAgo } from '../../../lib/format/now.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { useLanguage } from '../../../lib/texts/language.tsx';
import { useDeskText } from '../desk-text.ts';
import { ArticleTile } from '../parts/article-tile.tsx';
import { ArticleStatusBadge } from '../parts/status-badge.tsx';
import { bookmarksQuery, mineQuery, waitingQuery } from '../queries.ts';
import s from './own.module.css';
import { type OwnPart, ownParts } from './parts.ts';
import { Reported } from './reported.tsx';

const words = { moji: 'mine', sacuvano: 'kept', pregled: 'desk' } as const;

/** What a member writes and keeps; what waits, for moderators. */
export default function OwnArticles({ part }: { part: OwnPart }) {
  const t = useDeskText();
  const { profile } = useSession();
  const actor = profile && { id: profile.id, role: profile.role, permissions: [] };
  const moderates = isStaff(actor);
  const shown = part === 'pregled' && !moderates ? 'moji' : part;
  return (
    <>
      <nav className={s.parts} aria-label={t('parts')}>
        <Link to={pages.articles()}>{t('back')}</Link>
        {ownParts
          .filter((one) => one !== 'pregled' || moderates)
          .map((one) => (
            <Link
              key={one}
              to={pages.articles({ dio: one })}
              aria-current={one === shown ? 'page' : undefined}
            >
              {t(words[one])}
            </Link>
          ))}
      </nav>
      <h2 className="title-2">{t(words[shown])}</h2>
      <p className="lead mt3">{t(`${words[shown]}Lead`)}</p>
      {shown === 'moji' ? <Mine /> : shown === 'sacuvano' ? <Bookmarks /> : <Desk />}
    </>
  );
}

function Mine() {
  const t = useDeskText();
  const query = useInfiniteQuery(mineQuery());
  return (
    <Listed
      asked={query}
      none="mine"
      action={
        <Link className="button button-secondary" to={pages.newArticle()}>
          {t('write')}
        </Link>
      }
      show={(rows) => <Works rows={rows} />}
    />
  );
}

function Desk() {
  const query = useInfiniteQuery(waitingQuery());
  return (
    <>
      <Listed asked={query} none="desk" show={(rows) => <Works rows={rows} />} />
      <Reported />
    </>
  );
}

function Bookmarks() {
  const query = useInfiniteQuery(bookmarksQuery());
  return (
    <Listed
      asked={query}
      none="kept"
      show={(rows: readonly ArticleCard[]) => (
        <div className={s.grid}>
          {rows.map((article) => (
            <ArticleTile key={article.id} article={article} />
          ))}
        </div>
      )}
    />
  );
}

interface ListedProps<T> {
  readonly asked: AskedList<T>;
  readonly none: 'mine' | 'kept' | 'desk';
  readonly action?: ReactNode;
  show(rows: readonly T[]): ReactNode;
}

function Listed<T>({ asked, none, action, show }: ListedProps<T>) {
  const t = useDeskText();
  return (
    <Listing
      asked={asked}
      waiting={<Waiting className="column g4 mt6" />}
      failed={{ title: t('failed') }}
      none={
        <EmptyState
          picture={<Lookout />}
          title={t(`none_${none}`)}
          text={t(`none_${none}Text`)}
          action={action}
        />
      }
      more={{ children: t('loadMore') }}
    >
      {show}
    </Listing>
  );
}

function Works({ rows }: { rows: readonly ArticleWorkRow[] }) {
  const t = useDeskText();
  const { language } = useLanguage();
  return (
    <ul className={s.works}>
      {rows.map((row) => (
        <li key={row.id}>
          <Link to={pages.articleEdit({ id: row.id })}>
            <span className="column g1">
              <b className="title-4 break">{row.title || t('untitledArticle')}</b>
              <span className="small muted">
                {row.authors.join(', ')}
                {row.language === language
                  ? null
                  : `, ${t(row.language === 'en' ? 'inEnglish' : 'inBosnian')}`}
                , {t(row.submittedAt ? 'sentAt' : 'savedAt')}{' '}
                <TimeAgo at={row.submittedAt ?? row.savedAt} />
              </span>
              {row.isInvited ? <span className="small accent">{t('invited')}</span> : null}
            </span>
            <ArticleStatusBadge status={row.status} />
            <ArrowRight />
          </Link>
        </li>
      ))}
    </ul>
  );
}
