import type { BoardCall, RankingRow } from '@app/contracts/reviews/reviews.schemas';
import { Button } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import { EmptyState } from '@app/ui/empty-state';
import { ErrorState } from '@app/ui/error-state';
import { CircleCheck, Hourglass, Megaphone } from '@app/ui/icons';
import { MissingStone } from '@app/ui/scenes/arch-pictures';
import { Loading, Skeleton } from '@app/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { lazyPart } from '../../../lib/lazy-part.tsx';
import { useFormat } from '../../../lib/use-format.ts';
import { StatusBadge } from '../../applications/public.ts';
import { placeUrl } from '../desk-place.ts';
import { useShortNumber } from '../numbers.ts';
import { rankingQuery } from '../queries.ts';
import { useReviewsText } from '../text.ts';
import desk from './desk.module.css';
import s from './ranking.module.css';

const AnnounceDialog = lazyPart(() => import('./announce-dialog.tsx'));

export function Ranking({ call }: { call: BoardCall }) {
  const t = useReviewsText();
  const [announcing, setAnnouncing] = useState(false);
  return (
    <div className={cx('wrap', desk.inner)}>
      <div className="sec-h">
        <div>
          <h2 className="t2">{t('ranking')}</h2>
          <p className="mut mt2">{t('rankingLead')}</p>
        </div>
        {call.canPublishDecisions ? (
          <Button variant="primary" onClick={() => setAnnouncing(true)}>
            <Megaphone />
            {t('announce')}
          </Button>
        ) : null}
      </div>
      <RankingTable call={call} />
      {announcing ? <AnnounceDialog call={call} onClose={() => setAnnouncing(false)} /> : null}
    </div>
  );
}

function RankingTable({ call }: { call: BoardCall }) {
  const t = useReviewsText();
  const query = useQuery(rankingQuery(call.id));
  if (query.isPending) {
    return (
      <Loading label={t('loading')}>
        <Skeleton height={52} />
        <Skeleton height={52} />
        <Skeleton height={52} />
      </Loading>
    );
  }
  if (!query.data) {
    return (
      <ErrorState
        title={t('failed')}
        text={t('failedText')}
        action={<Button onClick={() => void query.refetch()}>{t('retry')}</Button>}
      />
    );
  }
  if (query.data.length === 0) {
    return <EmptyState picture={<MissingStone />} title={t('emptyListTitle')} />;
  }
  const best = query.data.map(({ mean }) => mean);
  return (
    <table className={cx('tbl', s.rank)}>
      <caption className="vh">{t('ranking')}</caption>
      <thead>
        <tr>
          <th scope="col" className="r">
            #
          </th>
          <th scope="col">{t('project')}</th>
          <th scope="col" className="r">
            {t('mean')}
          </th>
          <th scope="col" className="r">
            {t('spread')}
          </th>
          <th scope="col" className="r">
            {t('scores')}
          </th>
          <th scope="col">{t('quorum')}</th>
          <th scope="col" className="r">
            {t('requested')}
          </th>
          <th scope="col">{t('status')}</th>
        </tr>
      </thead>
      <tbody>
        {query.data.map((row) => (
          <RankRow key={row.applicationId} call={call} row={row} place={placeOf(row, best)} />
        ))}
      </tbody>
    </table>
  );
}

/** Equal means share a place; none without a mean. */
const placeOf = ({ mean }: RankingRow, means: readonly (number | null)[]): number | null =>
  mean === null ? null : means.indexOf(mean) + 1;

function RankRow(props: { call: BoardCall; row: RankingRow; place: number | null }) {
  const t = useReviewsText();
  const { km } = useFormat();
  const number = useShortNumber(1);
  const { call, row, place } = props;
  const none = row.count > 0 ? t('hiddenMean') : t('noMean');
  return (
    <tr>
      <td className={cx('r sub', s.place)}>{place ?? '–'}</td>
      <td className={s.title}>
        <Link
          className="link b"
          to={placeUrl({ call: call.slug, application: row.slug, pane: 'prijava' })}
        >
          {row.projectTitle}
        </Link>
        {row.conflicts > 0 ? (
          <span className="xs sub block">{t('conflicts', { count: row.conflicts })}</span>
        ) : null}
      </td>
      <td className="r" data-l={t('mean')}>
        {row.mean === null ? (
          <span className="xs sub">{none}</span>
        ) : (
          <b className={s.mean}>{number(row.mean)}</b>
        )}
      </td>
      <td className="r" data-l={t('spread')}>
        {row.spread === null ? '–' : number(row.spread)}
      </td>
      <td className="r" data-l={t('scores')}>
        {t('ofQuorum', { count: row.count, quorum: row.quorum })}
      </td>
      <td data-l={t('quorum')}>
        <span className={cx('row g1 sm', s.state)}>
          {row.quorumReached ? <CircleCheck /> : <Hourglass />}
          {t(row.quorumReached ? 'quorumYes' : 'quorumNo')}
        </span>
      </td>
      <td className="r" data-l={t('requested')}>
        {km(row.requestedAmount)}
      </td>
      <td data-l={t('status')}>
        <StatusBadge status={row.status} />
      </td>
    </tr>
  );
}
