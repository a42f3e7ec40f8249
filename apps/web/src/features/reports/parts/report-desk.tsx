import { pages } from '@app/contracts/pages';
import type { ReportCase } from '@app/contracts/reports/reports.schemas';
import type { ReportKind } from '@app/domain/reports/report';
import { cx } from '@app/ui/cx';
import { EmptyState } from '@app/ui/empty-state';
import {
  ArrowLeft,
  Flag,
  type Icon,
  MessageCircle,
  MessageSquareText,
  Pencil,
  UserRound,
} from '@app/ui/icons';
import { QuietRiver } from '@app/ui/scenes/arch-pictures';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import type { To } from 'react-router';
import { Listing, Waiting } from '../../../kit/listing/listing.tsx';
import { rowsOf } from '../../../kit/listing/paged.ts';
import { flag, uuid } from '../../../kit/place/params.ts';
import { usePlace } from '../../../kit/place/use-place.ts';
import { Link } from '../../../lib/addresses/links.tsx';
import { TimeAgo } from '../../../lib/format/now.tsx';
import { reportsQuery, useLiveReports } from '../queries.ts';
import { useReportsText } from '../text.ts';
import { ReportDetail } from './report-detail.tsx';
import s from './reports.module.css';

const states = ['open', 'decided'] as const;
const addresses = {
  open: pages.admin({ hash: 'dojave' }),
  decided: pages.admin({ stanje: 'rijeseno', hash: 'dojave' }),
} as const;

const params = { isDecided: flag('stanje', 'rijeseno'), open: uuid('dojava') };

/** What members reported beside the one that is read; on a phone one follows the other. */
export default function ReportDesk() {
  const t = useReportsText();
  const { place, linkTo, put } = usePlace(params);
  const state = place.isDecided ? 'decided' : 'open';
  const query = useInfiniteQuery({ ...reportsQuery(state), ...useLiveReports() });
  const cases = rowsOf(query.data) ?? [];
  const shown = cases.find(({ id }) => id === place.open) ?? cases[0];
  const isChosen = shown !== undefined && shown.id === place.open;
  const title = useRef<HTMLHeadingElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusKept(shown?.id, isChosen, title, heading);
  return (
    <div className={cx(s.desk, isChosen && s.chosen, !shown && s.single)} id="dojave">
      <h1 ref={title} tabIndex={-1} className="title-2">
        {t('reports')}
      </h1>
      <section className={s.queue} aria-label={t('queue')}>
        <nav className="tabs" aria-label={t('parts')}>
          {states.map((one) => (
            <Link
              key={one}
              className="tab"
              to={addresses[one]}
              aria-current={one === state ? 'page' : undefined}
            >
              {t(one)}
            </Link>
          ))}
        </nav>
        <Listing
          key={state}
          asked={query}
          waiting={<Waiting height={66} rows={4} className="column g2 mt4" />}
          failed={{ title: t('failed'), level: 2 }}
          none={
            <EmptyState
              level={2}
              picture={<QuietRiver />}
              title={t(`${state}NoneTitle`)}
              text={t(`${state}NoneText`)}
            />
          }
        >
          {(all) => (
            <ul className="mt4">
              {all.map((one) => (
                <QueueRow
                  key={one.id}
                  of={one}
                  to={linkTo({ open: one.id })}
                  isShown={one.id === shown?.id}
                />
              ))}
            </ul>
          )}
        </Listing>
      </section>
      {shown ? (
        <section key={shown.id} className={s.detail} aria-label={t('detail')}>
          <Link className={s.back} to={linkTo({ open: undefined })} preventScrollReset>
            <ArrowLeft />
            {t('allReports')}
          </Link>
          <ReportDetail of={shown} heading={heading} onDecided={() => put({ open: undefined })} />
        </section>
      ) : null}
    </div>
  );
}

/** Of kinds that have one of their own. */
const icons: Readonly<Partial<Record<ReportKind, Icon>>> = {
  member: UserRound,
  post: Pencil,
  postComment: MessageSquareText,
  message: MessageCircle,
};

interface QueueRowProps {
  readonly of: ReportCase;
  readonly to: To;
  readonly isShown: boolean;
}

function QueueRow({ of: { kind, subject, decidedAt, openedAt }, to, isShown }: QueueRowProps) {
  const t = useReportsText();
  const Mark = icons[kind] ?? Flag;
  return (
    <li>
      <Link className={s.line} to={to} preventScrollReset aria-current={isShown || undefined}>
        <span className={s.niche}>
          <Mark />
        </span>
        <span className="grow">
          <b className="medium block break">{subject.name || t('formerMember')}</b>
          <span className="smaller muted">
            {t(`kind_${kind}`)}, <TimeAgo at={decidedAt ?? openedAt} />
          </span>
        </span>
      </Link>
    </li>
  );
}

const isInSight = (element: Element | null) =>
  element instanceof HTMLElement && element !== document.body && element.offsetParent !== null;

/** Whoever stood on what is gone, decided or hidden by the other pane, is led to what is shown. */
function useFocusKept(
  shown: string | undefined,
  isChosen: boolean,
  title: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
) {
  const before = useRef({ shown, isChosen });
  useEffect(() => {
    const was = before.current;
    before.current = { shown, isChosen };
    const isFirst = was.shown === undefined;
    if (isFirst || (was.shown === shown && was.isChosen === isChosen)) return;
    if (isInSight(document.activeElement)) return;
    const target = isInSight(heading.current) ? heading.current : title.current;
    target?.focus();
  }, [shown, isChosen, title, heading]);
}
