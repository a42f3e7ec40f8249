import { pages } from '@app/contracts/pages';
import type { BoardCall } from '@app/contracts/reviews/reviews.schemas';
import { BankEmblem } from '@app/ui/bank-emblem';
import { cx } from '@app/ui/cx';
import { EmptyState } from '@app/ui/empty-state';
import { Lookout, MissingStone } from '@app/ui/scenes/arch-pictures';
import { countedStones, StoneGauge } from '@app/ui/stone-gauge';
import { Link, PageLink } from '../../../lib/addresses/links.tsx';
import { useLocalized } from '../../../lib/format/use-format.ts';
import { placeUrl } from '../desk-place.ts';
import { useReviewsText } from '../text.ts';
import s from './call-list.module.css';
import desk from './desk.module.css';

export function NoCalls() {
  const t = useReviewsText();
  return (
    <EmptyState
      level={2}
      picture={<MissingStone />}
      title={t('noCallsTitle')}
      text={t('noCallsText')}
      action={
        <PageLink className="button button-secondary" to={pages.calls()}>
          {t('seeCalls')}
        </PageLink>
      }
    />
  );
}

export function CallList({ calls }: { calls: readonly BoardCall[] }) {
  return (
    <ul className="rows">
      {calls.map((call) => (
        <CallRow key={call.id} call={call} />
      ))}
    </ul>
  );
}

/** More stones than this cannot be told apart. */
const stonesAtMost = 24;

function CallRow({ call }: { call: BoardCall }) {
  const t = useReviewsText();
  const localized = useLocalized();
  const total = call.mineDone + call.mineOpen;
  return (
    <li className={cx('row row-wrap g5 between', s.call)}>
      <div className="row g4 grow">
        <BankEmblem emblem={call.bankEmblem} width={44} />
        <div className="grow">
          <h3 className="title-4">
            <Link to={placeUrl({ call: call.slug })}>{localized(call.title)}</Link>
          </h3>
          <p className="small muted">
            {call.bankName}
            {' · '}
            {t('applications', { count: call.applications })}
            {' · '}
            {call.decisionsPublishedAt
              ? t('announced')
              : t(call.state === 'closed' ? 'callClosed' : 'callOpen')}
          </p>
        </div>
      </div>
      <div className="row g4">
        {total > 0 && total <= stonesAtMost ? (
          <StoneGauge stones={countedStones(call.mineDone, total)} width={64} />
        ) : null}
        <p className="small tabular">
          {call.mineOpen > 0 ? (
            <b>{t('waiting', { count: call.mineOpen })}</b>
          ) : (
            <span className="muted">{t('waitingNone')}</span>
          )}
        </p>
      </div>
    </li>
  );
}

export function NoSuchCall() {
  const t = useReviewsText();
  return (
    <div className={cx('wrap', desk.inner)}>
      <EmptyState
        level={2}
        picture={<Lookout />}
        title={t('noCallTitle')}
        text={t('noCallText')}
        action={
          <Link className="button button-secondary" to={placeUrl({})}>
            {t('toInbox')}
          </Link>
        }
      />
    </div>
  );
}
