import type {
  BoardCall,
  BoardDetail,
  BoardItem,
  ReviewView,
} from '@app/contracts/reviews/reviews.schemas';
import { summarise } from '@app/domain/reviews/rubric';
import { Avatar } from '@app/ui/avatar';
import { Button } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import { ArrowRight, EyeOff } from '@app/ui/icons';
import { Note } from '@app/ui/note';
import type { ReactNode } from 'react';
import { Link } from '../../../lib/addresses/links.tsx';
import { useLocalized } from '../../../lib/format/use-format.ts';
import { placeUrl, useDeskPlace } from '../desk-place.ts';
import { useScoreCount, useShortNumber } from '../numbers.ts';
import { useReviewsText } from '../text.ts';
import f from './facts.module.css';
import s from './given.module.css';

interface GivenProps {
  readonly call: BoardCall;
  readonly detail: BoardDetail;
  readonly next: BoardItem | undefined;
  /** Left out where scores are only read. */
  readonly onChange?: () => void;
  /** Why nothing can be scored; shown where nothing was. */
  readonly closed?: ReactNode;
}

export function Given({ call, detail, next, onChange, closed }: GivenProps) {
  const t = useReviewsText();
  const place = useDeskPlace();
  const { mine, abilities } = detail;
  return (
    <div className={s.given}>
      {mine ? <Own detail={detail} mine={mine} /> : closed}
      {mine?.onOlderRevision && mine.kind === 'score' && abilities.canScore ? (
        <Note tone="warn">{t('olderRevision')}</Note>
      ) : null}
      {mine && abilities.canScore && onChange ? (
        <div className="row row-wrap g2">
          <Button size="m" onClick={onChange}>
            {mine.kind === 'score'
              ? t(mine.onOlderRevision ? 'confirmScore' : 'change')
              : t('scoreAfterAll')}
          </Button>
          {next ? (
            <Link
              className="button button-medium button-primary"
              to={placeUrl({
                call: call.slug,
                application: next.slug,
                pane: place.pane === 'lista' ? 'lista' : 'prijava',
              })}
            >
              {t('nextOne')}
              <ArrowRight />
            </Link>
          ) : null}
        </div>
      ) : null}
      <Others detail={detail} />
    </div>
  );
}

function Own({ detail, mine }: { detail: BoardDetail; mine: ReviewView }) {
  const t = useReviewsText();
  const number = useShortNumber(1);
  if (mine.kind === 'conflict') return <Note tone="warn">{t('conflictText')}</Note>;
  if (mine.kind === 'abstain') {
    return (
      <div>
        <p className="title-3">{t('abstainTitle')}</p>
        {mine.note ? <p className="small muted mt2">{mine.note}</p> : null}
      </div>
    );
  }
  return (
    <div>
      <p className="smaller muted">{t('given')}</p>
      <p className="number tabular">
        {number(mine.total ?? 0)}
        <span className="title-4 faint"> {t('ofHundred')}</span>
      </p>
      <ScoreLine detail={detail} review={mine} named />
    </div>
  );
}

function ScoreLine(props: { detail: BoardDetail; review: ReviewView; named?: boolean }) {
  const t = useReviewsText();
  const localized = useLocalized();
  const { detail, review, named = false } = props;
  const given = detail.rubric.flatMap(({ key, name }) => {
    const score = review.scores[key];
    return score ? [{ key, name: localized(name), ...score }] : [];
  });
  return (
    <>
      <ul className={named ? cx(s.stars, s.named) : s.stars} aria-label={t('scores')}>
        {given.map(({ key, name, value }) => (
          <li key={key} title={t('criterionScore', { criterion: name, value })}>
            <span className={cx('tabular', s.sign)} aria-hidden="true">
              {value}
            </span>
            {named ? (
              <span className="smaller" aria-hidden="true">
                {name}
              </span>
            ) : null}
            <span className="visually-hidden">
              {t('criterionScore', { criterion: name, value })}
            </span>
          </li>
        ))}
      </ul>
      {given
        .filter(({ note }) => note !== '')
        .map(({ key, name, note }) => (
          <p key={key} className="smaller muted mt2">
            <b>{name}:</b> {note}
          </p>
        ))}
      {review.note ? <p className="small muted mt2">{review.note}</p> : null}
    </>
  );
}

function Others({ detail }: { detail: BoardDetail }) {
  const t = useReviewsText();
  const number = useShortNumber(1);
  const scoreCount = useScoreCount();
  const { others, mine, abilities } = detail;
  if (!abilities.canSeeOthers) {
    if (mine?.kind === 'conflict') return null;
    return (
      <Note icon={<EyeOff />}>
        {t('hiddenOthers')} {t('counted', { count: detail.reviewCount, quorum: detail.quorum })}
      </Note>
    );
  }
  const totals = [...others, ...(mine ? [mine] : [])].flatMap(({ total }) => total ?? []);
  const { mean, spread, count } = summarise(totals);
  return (
    <section className="column g4" aria-labelledby="others">
      <h3 className="title-4" id="others">
        {t('others')}
      </h3>
      {mean !== null && spread !== null ? (
        <dl className={cx(f.facts, f.sums)}>
          <Sum name={t('mean')} value={number(mean)} />
          <Sum name={t('spread')} value={number(spread)} title={t('spreadHint')} />
          <Sum name={t('scores')} value={scoreCount(count, detail.quorum)} />
        </dl>
      ) : null}
      {others.length === 0 ? <p className="small muted">{t('othersNone')}</p> : null}
      <ul className={cx('rows', s.others)}>
        {others.map((review) => (
          <li key={review.reviewerId}>
            <OtherReview detail={detail} review={review} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Sum({ name, value, title }: { name: string; value: string; title?: string }) {
  return (
    <div title={title}>
      <dt>{name}</dt>
      <dd className="tabular">{value}</dd>
    </div>
  );
}

function OtherReview({ detail, review }: { detail: BoardDetail; review: ReviewView }) {
  const t = useReviewsText();
  const number = useShortNumber(1);
  return (
    <>
      <div className="row g2">
        <Avatar name={review.reviewerName} size="s" />
        <p className="grow small bold">{review.reviewerName}</p>
        {review.kind === 'score' ? (
          <p className="bold tabular">{number(review.total ?? 0)}</p>
        ) : (
          <p className="smaller muted">
            {t(review.kind === 'abstain' ? 'kindAbstain' : 'kindConflict')}
          </p>
        )}
      </div>
      {review.onOlderRevision && review.kind === 'score' ? (
        <p className="smaller faint">{t('onOlder')}</p>
      ) : null}
      <ScoreLine detail={detail} review={review} />
    </>
  );
}
