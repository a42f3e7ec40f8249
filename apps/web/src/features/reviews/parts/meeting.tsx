import type {
  BoardCall,
  BoardDetail,
  BoardItem,
  RankingRow,
} from '@app/contracts/reviews/reviews.schemas';
import { decidedAs } from '@app/domain/reviews/plan';
import { cx } from '@app/ui/cx';
import { Check, X } from '@app/ui/icons';
import { Link } from '../../../lib/addresses/links.tsx';
import { placeUrl, useDeskPlace } from '../desk-place.ts';
import { useShortNumber } from '../numbers.ts';
import { usePaneFocus } from '../pane-focus.ts';
import { useReviewsText } from '../text.ts';
import desk from './desk.module.css';
import { Given } from './given.tsx';
import s from './inbox.module.css';
import type { Progress } from './inbox.tsx';
import { BoardTalk } from './score-pane.tsx';

export const decidedOf = (rows: readonly RankingRow[]): Progress => ({
  done: rows.filter(({ status }) => decidedAs(status) !== null).length,
  total: rows.length,
});

/** What a meeting goes through, one after the other, in the order of the ranking. */
export function Agenda(props: {
  call: BoardCall;
  rows: readonly RankingRow[];
  chosen: BoardItem | undefined;
}) {
  const t = useReviewsText();
  const place = useDeskPlace();
  const { call, rows, chosen } = props;
  return (
    <nav className={desk.left} aria-label={t('agenda')}>
      <div className={s.agenda}>
        <p className="bold tabular">{t('doneOf', { ...decidedOf(rows) })}</p>
        <p className="smaller muted">{t('agendaDone')}</p>
      </div>
      <ul className={s.applications}>
        {rows.map((row) => (
          <li key={row.applicationId}>
            <Link
              id={`application-${row.applicationId}`}
              to={placeUrl({
                call: call.slug,
                view: 'sjednica',
                application: row.slug,
                pane: place.pane === 'lista' ? 'prijava' : place.pane,
              })}
              data-s={decidedAs(row.status) === null ? 'open' : 'done'}
              aria-current={row.applicationId === chosen?.id ? 'true' : undefined}
            >
              <Sign row={row} />
              <span className="grow">
                {row.projectTitle}
                <Verdict row={row} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Sign({ row: { status, place } }: { row: RankingRow }) {
  const decided = decidedAs(status);
  return (
    <span className={cx('tabular', s.sign)} aria-hidden="true">
      {decided === null ? place : decided === 'in' ? <Check /> : <X />}
    </span>
  );
}

function Verdict({ row }: { row: RankingRow }) {
  const t = useReviewsText();
  const number = useShortNumber(1);
  const scored =
    row.mean === null
      ? t(row.count > 0 ? 'hiddenMean' : 'noMean')
      : `${t('mean')} ${number(row.mean)}`;
  return (
    <span className="smaller">
      {decidedAs(row.status) === null ? scored : `${scored}, ${t('stateDecided')}`}
    </span>
  );
}

/** What the board gave and says of the application that is talked about. */
export function MeetingPane({ call, detail }: { call: BoardCall; detail: BoardDetail }) {
  const t = useReviewsText();
  const heading = usePaneFocus('ocjena');
  return (
    <section className={desk.right} aria-label={t('scores')}>
      <h2 className="title-4" ref={heading} tabIndex={-1}>
        {t('scores')}
      </h2>
      <Given call={call} detail={detail} next={undefined} />
      <BoardTalk detail={detail} open />
    </section>
  );
}
