import { pages } from '@app/contracts/pages';
import { groupByDay } from '@app/domain/notifications/notification.groups';
import { Button } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import { ErrorState } from '@app/ui/error-state';
import { CheckCheck, Settings2 } from '@app/ui/icons';
import { Switch } from '@app/ui/switch';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { PageLink } from '../../../lib/links.tsx';
import { useNow } from '../../../lib/rendered-at.tsx';
import { toast } from '../../../lib/toast.ts';
import { filterOf, type NewsFilter, queryOf } from '../news.ts';
import { useNewsText } from '../news-text.ts';
import { useNews, useNewsAction, useUnread } from '../queries.ts';
import { KindTabs } from './kind-tabs.tsx';
import { NewsDays } from './news-days.tsx';
import { NewsEmpty } from './news-empty.tsx';
import s from './notifications.module.css';
import { Waiting } from './waiting.tsx';

export default function News() {
  const t = useNewsText();
  const [query, setQuery] = useSearchParams();
  const filter = filterOf(query);
  const counts = useUnread();
  const action = useNewsAction(() => toast({ title: t('refused'), tone: 'bad' }));
  return (
    <section className={s.page} id="notifications">
      <div>
        <div className={cx('row between row-w', s.head)}>
          <h1 className="t1" id="notifications-heading" tabIndex={-1}>
            {t('title')}
          </h1>
          <Button
            size="m"
            disabled={!counts?.count}
            onClick={() => action.mutate({ what: 'markAll' })}
          >
            <CheckCheck />
            {t('markAll')}
          </Button>
        </div>
        <KindTabs filter={filter} counts={counts} />
        <div className={s.filter}>
          <Switch
            checked={filter.unreadOnly}
            onChecked={(unreadOnly) =>
              setQuery(queryOf({ ...filter, unreadOnly }), {
                replace: true,
                preventScrollReset: true,
              })
            }
          >
            {t('unreadOnly')}
          </Switch>
        </div>
        <List key={queryOf(filter)} filter={filter} />
      </div>
      <aside className={s.aside}>
        <div className="card-flat">
          <h2 className="t4">{t('chooseTitle')}</h2>
          <p className="sm mut mt2">{t('chooseText')}</p>
          <PageLink className="btn btn-s btn-m mt4" to={pages.settings({ hash: 'notifications' })}>
            <Settings2 />
            {t('choose')}
          </PageLink>
        </div>
      </aside>
    </section>
  );
}

function List({ filter }: { filter: NewsFilter }) {
  const t = useNewsText();
  const now = useNow();
  const { items, ...news } = useNews(filter);
  if (!items) {
    if (news.isPending) return <Waiting rows={5} />;
    return (
      <ErrorState
        level={2}
        title={t('failedTitle')}
        text={t('failedText')}
        action={
          <Button busy={news.isFetching} onClick={() => void news.refetch()}>
            {t('retry')}
          </Button>
        }
      />
    );
  }
  return (
    <>
      <Arrivals ids={items.map((one) => one.id)} />
      {items.length > 0 ? (
        <NewsDays days={groupByDay(items, new Date(now))} />
      ) : news.hasNextPage ? null : (
        <NewsEmpty filter={filter} />
      )}
      {news.hasNextPage ? (
        <div className={s.end}>
          {news.isFetchNextPageError ? (
            <p className="sm" role="alert">
              {t('moreFailed')}
            </p>
          ) : null}
          <Button busy={news.isFetchingNextPage} onClick={() => void news.fetchNextPage()}>
            {news.isFetchNextPageError ? t('retry') : t('more')}
          </Button>
        </div>
      ) : null}
    </>
  );
}

function Arrivals({ ids }: { ids: readonly string[] }) {
  const t = useNewsText();
  const newest = ids[0] ?? '';
  const seen = useRef(newest);
  const [arrived, setArrived] = useState(0);
  const fresh = ids.filter((id) => id > seen.current).length;
  useEffect(() => {
    // What was removed at the top brings back an older one, which is no news.
    if (newest <= seen.current) return;
    seen.current = newest;
    setArrived(fresh);
  }, [newest, fresh]);
  return (
    <p className="vh" role="status">
      {arrived > 0 ? t('arrived', { count: arrived }) : ''}
    </p>
  );
}
