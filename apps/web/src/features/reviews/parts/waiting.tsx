import type { BoardCall, WaitingItem } from '@app/contracts/reviews/reviews.schemas';
import { Badge } from '@app/ui/badge';
import { cx } from '@app/ui/cx';
import { EmptyState } from '@app/ui/empty-state';
import { Bell, CalendarDays, CircleExclamationPoint, Star } from '@app/ui/icons';
import { WholeBridge } from '@app/ui/scenes/arch-pictures';
import { Loading, Skeleton } from '@app/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link } from '../../../lib/addresses/links.tsx';
import { dayOf, daysLater } from '../../../lib/format/days.ts';
import { TimeAgo } from '../../../lib/format/now.tsx';
import { useNow } from '../../../lib/format/rendered-at.tsx';
import { useFormat, useLocalized } from '../../../lib/format/use-format.ts';
import { Failed } from '../../../lib/queries/failed.tsx';
import { placeUrl } from '../desk-place.ts';
import { waitingQuery } from '../queries.ts';
import { useReviewsText } from '../text.ts';
import { CallList, NoCalls } from './call-list.tsx';
import desk from './desk.module.css';
import s from './waiting.module.css';

/** What waits for the reader in all their banks, by deadline, and the calls to go into. */
export function WaitingInbox({ calls }: { calls: readonly BoardCall[] }) {
  const t = useReviewsText();
  return (
    <div className={cx('wrap', desk.inner)}>
      {calls.length === 0 ? (
        <NoCalls />
      ) : (
        <>
          <Waiting />
          <section className={s.calls} aria-labelledby="calls">
            <h2 className="title-3" id="calls">
              {t('calls')}
            </h2>
            <CallList calls={calls} />
          </section>
        </>
      )}
    </div>
  );
}

function Waiting() {
  const t = useReviewsText();
  const query = useQuery(waitingQuery);
  if (query.isPending) {
    return (
      <Loading label={t('loading')} className="column g4">
        <Skeleton height={64} />
        <Skeleton height={64} />
      </Loading>
    );
  }
  if (!query.data) {
    return <Failed query={query} level={2} title={t('notLoaded')} text={t('failedText')} />;
  }
  if (query.data.length === 0) {
    return (
      <EmptyState
        level={2}
        framed
        picture={<WholeBridge />}
        title={t('waitingNoneTitle')}
        text={t('waitingNoneText')}
      />
    );
  }
  return (
    <section aria-labelledby="waiting">
      <h2 className="title-2" id="waiting">
        {t('waiting', { count: query.data.length })}
      </h2>
      <ul className="rows mt5">
        {query.data.map((item) => (
          <Row key={item.id} item={item} />
        ))}
      </ul>
    </section>
  );
}

function Row({ item }: { item: WaitingItem }) {
  const t = useReviewsText();
  const { km } = useFormat();
  const localized = useLocalized();
  return (
    <li className={s.item}>
      <div className="grow">
        <h3 className="title-4">
          <Link to={placeUrl({ call: item.call.slug, application: item.slug, pane: 'prijava' })}>
            {item.projectTitle}
          </Link>
        </h3>
        <p className="small muted">
          {[localized(item.call.title), item.bankName, item.municipality, km(item.requestedAmount)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {item.assigned ? (
          <p className="row row-wrap g2 smaller muted mt2">
            <span className="row g1">
              <Star />
              {t('askedOfYou')}
            </span>
            {item.remindedAt ? (
              <span className="row g1">
                <Bell />
                {t('reminded')} <TimeAgo at={item.remindedAt} />
              </span>
            ) : null}
          </p>
        ) : null}
      </div>
      <Due on={item.dueOn} />
    </li>
  );
}

/** Days before a deadline from which it is near. */
const near = 3;

function Due({ on }: { on: string | null }) {
  const t = useReviewsText();
  const { date } = useFormat();
  const today = dayOf(useNow());
  if (on === null) return <span className="small muted">{t('noDue')}</span>;
  if (on < today) {
    return (
      <Badge tone="bad" icon={<CircleExclamationPoint />}>
        {t('late', { date: date(on) })}
      </Badge>
    );
  }
  return (
    <Badge tone={on <= daysLater(today, near) ? 'warn' : 'quiet'} icon={<CalendarDays />}>
      {t('dueOn', { date: date(on) })}
    </Badge>
  );
}
