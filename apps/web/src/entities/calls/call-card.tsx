import type { CallSummary } from '@app/contracts/calls/calls.schemas';
import { callPage } from '@app/contracts/pages';
import { ArchGauge } from '@app/ui/arch-gauge';
import { BankEmblem } from '@app/ui/bank-emblem';
import { cx } from '@app/ui/cx';
import { ArrowRight, Hourglass } from '@app/ui/icons';
import { Link } from '../../lib/addresses/links.tsx';
import { useNow } from '../../lib/format/rendered-at.tsx';
import { useLocalized } from '../../lib/format/use-format.ts';
import s from './call-card.module.css';
import { CallFacts, GrantWord, StateBadge } from './call-words.tsx';
import { Concern } from './concern.tsx';
import { timeGone, timeLeft } from './countdown.ts';
import { useCallsText } from './text.ts';

interface CallProps {
  readonly call: CallSummary;
}

export function CallCard({ call }: CallProps) {
  const now = useNow();
  const t = useCallsText();
  const localized = useLocalized();
  const left = timeLeft(call.closesAt, now);
  return (
    <article className={cx('card hov', s.card)} data-accent={call.kind}>
      <div className="row between top">
        <div className="column g2">
          <span className="row g2">
            <BankEmblem emblem={call.bank.emblem} width={44} />
            <Concern call={call} />
          </span>
          <span className="small bold">{call.bank.municipality}</span>
          <GrantWord kind={call.kind} />
        </div>
        {call.state === 'open' ? (
          <ArchGauge
            width={116}
            scale={0.22}
            value={100 - timeGone(call.opensAt, call.closesAt, now)}
            number={left.count}
            label={t(`${left.unit}`, { count: left.count })}
          />
        ) : (
          <StateBadge state={call.state} />
        )}
      </div>
      <h3 className="title-3">
        <Link to={callPage(call)}>{localized(call.title)}</Link>
      </h3>
      <p className="small muted">{localized(call.summary)}</p>
      <hr className="rule" />
      <CallFacts call={call} />
      <Link
        className="go"
        to={callPage(call)}
        aria-label={`${t('look')}: ${localized(call.title)}`}
      >
        {t('look')} <ArrowRight />
      </Link>
    </article>
  );
}

export function LeadCall({ call }: CallProps) {
  const now = useNow();
  const t = useCallsText();
  const localized = useLocalized();
  const left = timeLeft(call.closesAt, now);
  return (
    <article className={s.lead} data-accent={call.kind}>
      <div className="row row-wrap between top g4">
        <span className="row bold small">
          <BankEmblem emblem={call.bank.emblem} width={40} />
          {call.bank.name}
        </span>
        <span className="badge field">
          <Hourglass />
          {t('closesFirst')}
        </span>
      </div>
      <div className="row g4 bottom">
        <span className={cx('tabular', s.days)}>{left.count}</span>
        <span className={cx('title-4', s.daysWord)}>
          {t(`${left.unit}ToDeadline`, { count: left.count })}
        </span>
        <span className="at-end">
          <Concern call={call} onField />
        </span>
      </div>
      <h3 className="title-3">{localized(call.title)}</h3>
      <p className={cx('small', s.summary)}>{localized(call.summary)}</p>
      <div className="row row-wrap between g4 mt2">
        <CallFacts call={call} />
        <Link className="button button-field" to={callPage(call)}>
          {t('look')} <ArrowRight />
        </Link>
      </div>
    </article>
  );
}
