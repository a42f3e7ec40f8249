import type {
  NotificationKind,
  UnreadCounts,
} from '@app/contracts/notifications/notifications.schemas';
import { pages } from '@app/contracts/pages';
import { groupByDay } from '@app/domain/notifications/notification.groups';
import { notificationKinds } from '@app/domain/notifications/notification.types';
import { Button } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import { EmptyState } from '@app/ui/empty-state';
import { CheckCheck, Settings2 } from '@app/ui/icons';
import { MissingStone, QuietRiver, WholeBridge } from '@app/ui/scenes/arch-pictures';
import { Switch } from '@app/ui/switch';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Listing } from '../../../kit/listing/listing.tsx';
import { Link, PageLink } from '../../../lib/addresses/links.tsx';
import { useNow } from '../../../lib/format/rendered-at.tsx';
import { filterOf, type NewsFilter, pageOf, queryOf } from '../news.ts';
import { useKindText, useNewsText } from '../news-text.ts';
import { useNews, useNewsAction, useUnread } from '../queries.ts';
import { NewsDays } from './news-days.tsx';
import s from './notifications.module.css';
import { WaitingNotifications } from './waiting.tsx';

export default function News() {
  const t = useNewsText();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const filter = filterOf(query);
  const counts = useUnread();
  const action = useNewsAction(t('refused'));
  return (
    <section className={s.page} id="notifications">
      <div>
        <div className={cx('row between row-wrap', s.head)}>
          <h1 className="title-1" id="notifications-heading" tabIndex={-1}>
            {t('notifications')}
          </h1>
          <Button
            size="m"
            disabled={!counts?.count}
            onClick={() => void action.run({ what: 'markAll' })}
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
              void navigate(pageOf({ ...filter, unreadOnly }), {
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
          <h2 className="title-4">{t('chooseTitle')}</h2>
          <p className="small muted mt2">{t('chooseText')}</p>
          <PageLink
            className="button button-secondary button-medium mt4"
            to={pages.settings({ hash: 'notifications' })}
          >
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
  const { items, more, ...news } = useNews(filter);
  return (
    <>
      {items ? <Arrivals ids={items.map((one) => one.id)} /> : null}
      <Listing
        asked={{ ...news, fetchNextPage: more }}
        waiting={<WaitingNotifications rows={5} />}
        failed={{ level: 2, title: t('failedTitle'), text: t('failedText') }}
        none={<NewsEmpty filter={filter} />}
        more={{ className: s.end, children: t('more') }}
      >
        {(rows) => (
          <NewsDays days={groupByDay(rows, new Date(now))} unreadOnly={filter.unreadOnly} />
        )}
      </Listing>
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
    <p className="visually-hidden" role="status">
      {arrived > 0 ? t('arrived', { count: arrived }) : ''}
    </p>
  );
}

function KindTabs(props: { filter: NewsFilter; counts: UnreadCounts | undefined }) {
  const { filter, counts } = props;
  const t = useNewsText();
  const nameOf = useKindText();
  const tabs = useRef<HTMLElement>(null);
  const tab = (kind: NewsFilter['kind'], name: string, unread: number | undefined) => (
    <Link
      key={kind ?? 'all'}
      className="tab"
      to={pageOf({ ...filter, kind })}
      replace
      preventScrollReset
      aria-current={filter.kind === kind ? 'true' : undefined}
    >
      {name}
      {unread ? (
        <>
          <span className="n tabular" aria-hidden="true">
            {unread > 99 ? '99+' : unread}
          </span>
          <span className="visually-hidden">, {t('newOnes', { count: unread })}</span>
        </>
      ) : null}
    </Link>
  );
  // On a phone the chosen one may stand outside of what is seen of the row.
  useEffect(() => {
    const row = tabs.current;
    const chosen = row?.querySelector<HTMLElement>(
      `[href*="kind=${filter.kind ?? ''}"][aria-current]`,
    );
    if (row && chosen) row.scrollLeft = chosen.offsetLeft - row.clientWidth / 3;
  }, [filter.kind]);
  return (
    <nav className="tabs mt5" aria-label={t('kinds')} ref={tabs}>
      {tab(null, t('all'), counts?.count)}
      {notificationKinds.map((kind) => tab(kind, nameOf(kind), counts?.kinds[kind]))}
    </nav>
  );
}

const kindTexts = {
  teams: 'emptyTeams',
  applications: 'emptyApplications',
  donations: 'emptyDonations',
  mentors: 'emptyMentors',
  network: 'emptyNetwork',
} as const satisfies Record<NotificationKind, string>;

function NewsEmpty({ filter }: { filter: NewsFilter }) {
  const t = useNewsText();
  const { kind, unreadOnly } = filter;
  if (unreadOnly) {
    return (
      <EmptyState
        level={2}
        picture={<WholeBridge />}
        title={t('allReadTitle')}
        text={t('quietText')}
        action={
          <Button asChild size="m">
            <Link to={pageOf({ kind, unreadOnly: false })} replace preventScrollReset>
              {t('showAll')}
            </Link>
          </Button>
        }
      />
    );
  }
  return kind ? (
    <EmptyState
      level={2}
      picture={<MissingStone />}
      title={t('emptyTitle')}
      text={t(kindTexts[kind])}
    />
  ) : (
    <EmptyState level={2} picture={<QuietRiver />} title={t('quietTitle')} text={t('quietText')} />
  );
}
