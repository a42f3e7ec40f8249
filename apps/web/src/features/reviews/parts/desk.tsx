import type { BoardCall, BoardItem, RankingRow } from '@app/contracts/reviews/reviews.schemas';
import { cx } from '@app/ui/cx';
import { EmptyState } from '@app/ui/empty-state';
import { FileText, List, Star } from '@app/ui/icons';
import { Lookout, MissingStone } from '@app/ui/scenes/arch-pictures';
import { Loading, Skeleton } from '@app/ui/skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Link } from '../../../lib/addresses/links.tsx';
import { useLiveRefetch } from '../../../lib/live/live-refetch.ts';
import { Failed } from '../../../lib/queries/failed.tsx';
import { type Pane, type Place, placeUrl, useDeskPlace } from '../desk-place.ts';
import { detailQuery, inboxQuery, rankingQuery } from '../queries.ts';
import { useShortcuts } from '../shortcuts.ts';
import { useReviewsText } from '../text.ts';
import { ApplicationPane } from './application-pane.tsx';
import desk from './desk.module.css';
import { type Progress, progressOf, ReviewsInbox } from './inbox.tsx';
import { Agenda, decidedOf, MeetingPane } from './meeting.tsx';
import { ScorePane } from './score-pane.tsx';

/** The stream takes twenty topics; others need some as well. The rest is fresh when it is opened. */
const heardAtMost = 15;

/** Without a choice, the first that waits for a score, in a meeting for a decision. */
const firstOf = (items: readonly BoardItem[], meeting: boolean): BoardItem | undefined =>
  items.find((item) => (meeting ? item.status === 'submitted' : item.waits)) ?? items[0];

export function ReviewDesk({ call }: { call: BoardCall }) {
  const t = useReviewsText();
  const place = useDeskPlace();
  const inbox = inboxQuery(call.slug);
  const known = useQueryClient().getQueryData(inbox.queryKey) ?? [];
  const topics = known.slice(0, heardAtMost).map(({ id }) => `application:${id}` as const);
  const query = useQuery({ ...inbox, ...useLiveRefetch(inbox.queryKey, topics) });
  const meeting = place.view === 'sjednica';
  const ranking = useQuery({ ...rankingQuery(call.id), enabled: meeting });
  const items = meeting ? agendaOf(query.data ?? [], ranking.data ?? []) : (query.data ?? []);
  const [opened, setOpened] = useState<string>();
  const chosen = place.application
    ? items.find((item) => item.slug === place.application)
    : (items.find(({ id }) => id === opened) ?? firstOf(items, meeting));
  // What is scored or decided stays open: it is no longer the first that waits.
  if (chosen && chosen.id !== opened) setOpened(chosen.id);
  useListKeys(call, items, chosen);

  if (query.isPending || (meeting && ranking.isPending)) return <DeskLoading />;
  if (query.isError && items.length === 0) {
    return <Failed query={query} level={2} title={t('notLoaded')} text={t('failedText')} />;
  }
  if (items.length === 0) {
    return (
      <div className={cx('wrap', desk.inner)}>
        <EmptyState level={2} picture={<MissingStone />} title={t('emptyListTitle')} />
      </div>
    );
  }
  return (
    <>
      <div className={desk.columns}>
        {meeting ? (
          <Agenda call={call} rows={ranking.data ?? []} chosen={chosen} />
        ) : (
          <ReviewsInbox call={call} items={items} chosen={chosen} />
        )}
        {chosen ? <Open key={chosen.id} call={call} item={chosen} items={items} /> : <Gone />}
      </div>
      <PhoneTabs
        at={{ call: call.slug, application: chosen?.slug, view: place.view }}
        progress={meeting ? decidedOf(ranking.data ?? []) : progressOf(items)}
      />
    </>
  );
}

/** In the order of the ranking. */
const agendaOf = (items: readonly BoardItem[], rows: readonly RankingRow[]): BoardItem[] =>
  rows.flatMap((row) => items.find(({ id }) => id === row.applicationId) ?? []);

function useListKeys(call: BoardCall, items: readonly BoardItem[], chosen: BoardItem | undefined) {
  const navigate = useNavigate();
  const place = useDeskPlace();
  useShortcuts((key) => {
    if (key !== 'j' && key !== 'k') return false;
    const at = chosen ? items.indexOf(chosen) : -1;
    const next = items[at + (key === 'j' ? 1 : -1)];
    if (!next) return true;
    const url = placeUrl({ ...place, call: call.slug, application: next.slug });
    void navigate(url, { replace: true, preventScrollReset: true });
    document.getElementById(`application-${next.id}`)?.focus();
    return true;
  });
}

interface OpenProps {
  readonly call: BoardCall;
  readonly item: BoardItem;
  readonly items: readonly BoardItem[];
}

function Open({ call, item, items }: OpenProps) {
  const t = useReviewsText();
  const { view, pane } = useDeskPlace();
  const meeting = view === 'sjednica';
  const detail = detailQuery(item.id);
  const live = useLiveRefetch(detail.queryKey, [`application:${item.id}`]);
  const query = useQuery({ ...detail, ...live });
  if (query.isPending) {
    return (
      <>
        <div className={desk.middle}>
          <Loading label={t('loading')} className="column g4">
            <Skeleton height={40} width="60%" />
            <Skeleton height={120} />
            <Skeleton height={240} />
          </Loading>
        </div>
        <div className={desk.right}>
          <Skeleton height={320} />
        </div>
      </>
    );
  }
  if (!query.data) {
    return (
      <div className={pane === 'ocjena' ? desk.right : desk.middle}>
        <Failed query={query} level={2} title={t('notLoaded')} text={t('failedText')} />
      </div>
    );
  }
  const others = items.filter((one) => one.id !== item.id && one.waits);
  return (
    <>
      <ApplicationPane call={call} detail={query.data} />
      {meeting ? (
        <MeetingPane call={call} detail={query.data} />
      ) : (
        <ScorePane call={call} detail={query.data} next={others[0]} />
      )}
    </>
  );
}

function PhoneTabs({ at, progress: { done, total } }: { at: Place; progress: Progress }) {
  const t = useReviewsText();
  const place = useDeskPlace();
  const tabs: readonly { pane: Pane; label: string; icon: typeof List }[] = [
    { pane: 'lista', label: `${t('partList')} ${done}/${total}`, icon: List },
    { pane: 'prijava', label: t('application'), icon: FileText },
    { pane: 'ocjena', label: t('partScore'), icon: Star },
  ];
  return (
    <nav className={desk.phoneTabs} aria-label={t('parts')}>
      {tabs.map(({ pane, label, icon: Icon }) => (
        <Link
          key={pane}
          to={placeUrl({ ...at, pane })}
          aria-current={place.pane === pane ? 'page' : undefined}
        >
          <Icon />
          {label}
        </Link>
      ))}
    </nav>
  );
}

function Gone() {
  const t = useReviewsText();
  return (
    <div className={desk.middle}>
      <EmptyState level={2} picture={<Lookout />} title={t('goneTitle')} text={t('goneText')} />
    </div>
  );
}

function DeskLoading() {
  const t = useReviewsText();
  return (
    <div className={cx('wrap', desk.inner)}>
      <Loading label={t('loading')} className="column g4">
        <Skeleton height={48} />
        <Skeleton height={48} />
        <Skeleton height={48} />
        <Skeleton height={320} />
      </Loading>
    </div>
  );
}
