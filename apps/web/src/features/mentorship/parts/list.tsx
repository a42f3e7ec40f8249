import { EmptyState } from '@app/ui/empty-state';
import { AlarmClockOff, Pause, Star } from '@app/ui/icons';
import type { ReactNode } from 'react';
import { Listing, Waiting } from '../../../kit/listing/listing.tsx';
import { Link } from '../../../lib/addresses/links.tsx';
import { isApiError } from '../../../lib/api/error.ts';
import { useNow } from '../../../lib/format/rendered-at.tsx';
import { type Group, grouped } from '../groups.ts';
import type { RequestsPlace } from '../place.ts';
import { useRequests } from '../queries.ts';
import { useMentorshipText } from '../text.ts';
import s from './panel.module.css';
import type { PanelProps } from './panel-props.ts';
import { Ticket } from './ticket.tsx';

interface ListProps extends Pick<PanelProps, 'application'> {
  readonly place: RequestsPlace;
  readonly board: boolean;
}

const marks: { readonly [G in Group]?: ReactNode } = {
  overdue: <AlarmClockOff />,
  paused: <Pause />,
  rate: <Star />,
};

/** Requests in groups that say in words what each asks for. */
export function RequestList({ application, place, board }: ListProps) {
  const t = useMentorshipText();
  const now = useNow();
  const { box, status, priority } = place;
  const query = useRequests({ application, box, status, priority });
  const requests = query.data?.pages.flatMap(({ data }) => data);
  if (isApiError(query.error, 'NOT_FOUND', 'FORBIDDEN')) {
    return <EmptyState title={t('notYours')} text={t('notYoursText')} />;
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is scrolled by keys
    <section className={s.list} tabIndex={0} aria-label={t('list')}>
      <Listing
        asked={{ ...query, data: requests }}
        waiting={<Waiting height={88} className={s.coming} />}
        failed={{ title: t('listFailed') }}
        none={<Nothing place={place} board={board} />}
        more={{ size: 'm', className: s.more, children: t('more') }}
      >
        {(all) =>
          grouped(all, now).map(({ group, requests: within }) => (
            <div key={group}>
              <h3 className={s.group} data-late={group === 'overdue' || undefined}>
                {marks[group]}
                {t(`group_${group}`)}
              </h3>
              <ul>
                {within.map((request) => (
                  <Ticket
                    key={request.id}
                    request={request}
                    open={request.id === place.request}
                    to={place.linkTo({ request: request.id })}
                    within={application !== undefined}
                  />
                ))}
              </ul>
            </div>
          ))
        }
      </Listing>
    </section>
  );
}

function Nothing({ place, board }: Omit<ListProps, 'application'>) {
  const t = useMentorshipText();
  if (place.status || place.priority) {
    return (
      <EmptyState
        title={t('emptyFiltered')}
        action={
          <Link
            className="button button-secondary button-medium"
            to={place.linkTo({ status: undefined, priority: undefined })}
            preventScrollReset
          >
            {t('clearFilters')}
          </Link>
        }
      />
    );
  }
  if (!board) return <EmptyState title={t('emptyOwn')} text={t('emptyOwnText')} />;
  const text =
    place.box === 'mine'
      ? t('emptyMineText')
      : place.box === 'archive'
        ? t('emptyArchiveText')
        : t('emptyBoardText');
  return <EmptyState title={t('emptyBoard')} text={text} />;
}
