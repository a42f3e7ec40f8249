import type { CallDetail } from '@app/contracts/calls/calls.schemas';
import { pages } from '@app/contracts/pages';
import { ArchGauge } from '@app/ui/arch-gauge';
import { Avatar } from '@app/ui/avatar';
import { cx } from '@app/ui/cx';
import { ListChecks, Mail, UsersRound } from '@app/ui/icons';
import { useEffect, useState } from 'react';
import { timeLeft, useCallsText } from '../../../entities/calls/public.ts';
import { PageLink } from '../../../lib/addresses/links.tsx';
import { useNow } from '../../../lib/format/rendered-at.tsx';
import { useFormat, useLocalized } from '../../../lib/format/use-format.ts';
import { lazyPart } from '../../../lib/lazy-parts/lazy-part.tsx';
import { useCountdown } from '../use-countdown.ts';
import { ApplyAction } from './apply-action.tsx';
import s from './apply-card.module.css';
import { CallTools } from './call-tools.tsx';
import { FollowCall } from './follow-call.tsx';

const EligibilityDialog = lazyPart(() =>
  import('./eligibility-dialog.tsx').then((it) => it.EligibilityDialog),
);

interface ApplyProps {
  readonly call: CallDetail;
}

/** What has become of a closed call: how many applied, and when they hear. */
function Closed({ call }: ApplyProps) {
  const t = useCallsText();
  const { dayOf } = useFormat();
  const told = call.decisionsPublishedAt;
  const planned = call.timeline.find(({ kind }) => kind === 'decisions')?.on ?? call.decisionsBy;
  const when = told ?? planned;
  return (
    <>
      <div className={cx('on-field center', s.top, s.closed)}>
        <p className="title-3">
          {t(
            call.phase === 'decided'
              ? 'decidedTitle'
              : call.phase === 'deciding'
                ? 'decidingTitle'
                : 'closedTitle',
          )}
        </p>
        <p className="number mt3">{call.applicationsReceived}</p>
        <p className="small">{t('received', { count: call.applicationsReceived })}</p>
      </div>
      <div className={s.body}>
        {when ? (
          <div className="center">
            <p className="small muted">{t(told ? 'decidedOn' : 'decisionOn')}</p>
            <p className="title-4">{dayOf(when)}</p>
          </div>
        ) : null}
        <Foot call={call} />
      </div>
    </>
  );
}

function Counting({ call }: ApplyProps) {
  const t = useCallsText();
  const { longDate, time } = useFormat();
  const { at, arch } = useCountdown(call);
  return (
    <>
      <div className={cx('on-field', s.top)}>
        <ArchGauge width={240} scale={0.27} {...arch} />
      </div>
      <div className={s.body}>
        <div className="center">
          <p className="title-4">{longDate(at)}</p>
          <p className="small muted">{t('ourTime', { time: time(at) })}</p>
        </div>
        <Foot call={call} />
      </div>
    </>
  );
}

export function ApplyCard({ call }: ApplyProps) {
  const t = useCallsText();
  return (
    <aside className={s.aside}>
      <div className="card">
        {call.state === 'closed' ? <Closed call={call} /> : <Counting call={call} />}
      </div>
      {call.state === 'open' && call.applicationsStarted > 0 ? (
        <p className={cx('row g2 small muted mt4', s.deadline)}>
          <UsersRound />
          {t('writing', { count: call.applicationsStarted })}
        </p>
      ) : null}
    </aside>
  );
}

function Foot({ call }: ApplyProps) {
  const t = useCallsText();
  const localized = useLocalized();
  return (
    <>
      <div className="column">
        {call.state === 'open' ? null : <FollowCall call={call} />}
        <ApplyAction
          call={call}
          look={cx('button-wide', call.state === 'open' && 'button-large')}
        />
        <Check call={call} />
        {call.phase === 'decided' ? (
          <PageLink className="button button-secondary button-wide" to={pages.approved()}>
            {t('seeApproved')}
          </PageLink>
        ) : null}
        <CallTools call={call} />
      </div>
      <hr className="rule" />
      <div className="row">
        <Avatar name={call.contact.name} />
        <div className="grow">
          <p className="small bold">{call.contact.name}</p>
          <p className="smaller muted">{localized(call.contact.role)}</p>
        </div>
        {call.contact.email ? (
          <a
            className="icon-button"
            href={`mailto:${call.contact.email}`}
            aria-label={t('writeTo', { name: call.contact.name })}
          >
            <Mail />
          </a>
        ) : null}
      </div>
    </>
  );
}

/** Before the long form: whether it is worth beginning. */
function Check({ call }: ApplyProps) {
  const t = useCallsText();
  const [open, setOpen] = useState(false);
  const { length: count } = call.questions;
  if (count === 0 || call.state === 'closed') return null;
  return (
    <>
      <button
        type="button"
        className="button button-secondary button-wide"
        onClick={() => setOpen(true)}
      >
        <ListChecks />
        {t('check')}
      </button>
      <p className="smaller faint center">{t('checkNote', { count })}</p>
      <EligibilityDialog open={open} onOpenChange={setOpen} call={call} />
    </>
  );
}

export function ApplyBar({ call }: ApplyProps) {
  const now = useNow();
  const t = useCallsText();
  const { km } = useFormat();
  if (call.state !== 'open') return null;
  const left = timeLeft(call.closesAt, now);
  return (
    <div className="bottom-bar phone-only">
      <div className="grow">
        <p className="bold small tabular">
          {left.count} {t(`${left.unit}ToDeadline`, { count: left.count })}
        </p>
        <p className="smaller muted tabular">{t('upTo', { amount: km(call.maxAmount) })}</p>
      </div>
      <CheckFirst call={call} />
    </div>
  );
}

/** Until this device knows that all conditions are met, they come before the long form. */
function CheckFirst({ call }: ApplyProps) {
  const t = useCallsText();
  const [open, setOpen] = useState(false);
  const [isMet, setMet] = useState(call.questions.length === 0);
  useEffect(() => {
    if (open) return;
    void import('../answers.ts').then(({ isMetHere }) => setMet(isMetHere(call)));
  }, [call, open]);
  if (isMet) return <ApplyAction call={call} />;
  return (
    <>
      <button type="button" className="button button-primary" onClick={() => setOpen(true)}>
        <ListChecks />
        {t('checkFirst')}
      </button>
      <EligibilityDialog open={open} onOpenChange={setOpen} call={call} />
    </>
  );
}
