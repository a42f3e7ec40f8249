import type { UnreadCounts } from '@app/contracts/notifications/notifications.schemas';
import { notificationKinds } from '@app/domain/notifications/notification.types';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { type NewsFilter, queryOf } from '../news.ts';
import { useKindText, useNewsText } from '../news-text.ts';

export function KindTabs(props: { filter: NewsFilter; counts: UnreadCounts | undefined }) {
  const { filter, counts } = props;
  const t = useNewsText();
  const nameOf = useKindText();
  const tabs = useRef<HTMLElement>(null);
  const tab = (kind: NewsFilter['kind'], name: string, unread: number | undefined) => (
    <Link
      key={kind ?? 'all'}
      className="tab"
      to={`?${queryOf({ ...filter, kind })}`}
      replace
      preventScrollReset
      aria-current={filter.kind === kind ? 'true' : undefined}
    >
      {name}
      {unread ? (
        <>
          <span className="n num" aria-hidden="true">
            {unread > 99 ? '99+' : unread}
          </span>
          <span className="vh">, {t('newOnes', { count: unread })}</span>
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
