import type { AgreementView } from '@app/contracts/agreements/agreements.schemas';
import type { ExceptionView } from '@app/contracts/agreements/exceptions.schemas';
import { stonePaths } from '@app/ui/arch';
import { Avatar } from '@app/ui/avatar';
import { Button } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import { useState } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { agreements } from '../client.ts';
import { usePut } from '../queries.ts';
import { useMoneyText } from '../text.ts';
import { useChange } from '../use-change.ts';
import s from './agreement.module.css';
import { AskOnce } from './ask-once.tsx';
import e from './exceptions.module.css';
import { AgreementReasonDialog } from './reason-dialog.tsx';

/** What goes beside the agreement: who proposed it, who answered, and what became of it. */
export function Exceptions({ view }: { view: AgreementView }) {
  const t = useMoneyText();
  if (view.exceptions.length === 0) return null;
  return (
    <section className={s.part} id="izuzeci" aria-labelledby="exceptions">
      <h2 className="title-2" id="exceptions">
        {t('exceptions')}
      </h2>
      <p className="lead mt2">{t('exceptionsText')}</p>
      <ul className={e.list}>
        {view.exceptions.map((one) => (
          <li key={one.id}>
            <Halves of={one} />
            <Words view={view} of={one} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const stones = stonePaths({ count: 9, outer: 118, inner: 82, cx: 160, cy: 144 });
const crown = 4;

/** A stone arch of which one holds the left half and another the right. */
function Halves({ of }: { of: ExceptionView }) {
  const t = useMoneyText();
  const second = of.decided?.by;
  const stands = of.state === 'accepted' || of.state === 'takenBack';
  const role = of.state === 'refused' ? 'halfRefused' : second ? 'halfAccepted' : 'halfWaits';
  const two = second ?? (of.seconds.length === 1 ? of.seconds[0] : undefined);
  return (
    <div className={e.halves}>
      <svg
        viewBox="0 0 320 150"
        role="img"
        aria-label={t('halves', { one: of.proposed.by, two: two ?? t('somebodyElse') })}
      >
        {stones.map((d, n) => (
          <path
            key={d}
            d={d}
            className={
              n < crown || (n > crown && stands) ? e.stone : n === crown ? e.crown : e.open
            }
            transform={n === crown && !stands ? 'translate(0 -22)' : undefined}
          />
        ))}
        <path d="M0 147H320" className={e.ground} />
      </svg>
      <div className={e.people}>
        <p>
          <Avatar name={of.proposed.by} />
          <span>
            <b className="small">{of.proposed.by}</b>
            <span className="smaller faint">{t('halfAsks')}</span>
          </span>
        </p>
        <p className={cx(!second && e.waits)}>
          <Avatar name={two} />
          <span>
            <b className="small">{two ?? t('somebodyElse')}</b>
            <span className="smaller faint">{t(role)}</span>
          </span>
        </p>
      </div>
    </div>
  );
}

function Words({ view, of }: { view: AgreementView; of: ExceptionView }) {
  const t = useMoneyText();
  const { km, dayOf } = useFormat();
  const amount = km(of.amount);
  return (
    <div className={e.words}>
      <h3 className="title-3">{t(`kind_${of.kind}`, { amount })}</h3>
      <p className={cx('small bold mt2', of.state === 'proposed' ? e.waiting : 'muted')}>
        {t(`state_${of.state}`, { day: dayOf(of.expiresAt) })}
      </p>
      <p className="mt3">{t('reasonOf', { reason: of.reason })}</p>
      {of.decisionReason ? (
        <p className="mt2">{t('answerOf', { reason: of.decisionReason })}</p>
      ) : null}
      {of.state === 'proposed' ? (
        <>
          <p className="small muted mt3">
            {of.seconds.length === 0
              ? t('nobodyElse')
              : t('seconds', { names: of.seconds.join(', ') })}
          </p>
          <Answers view={view} of={of} />
        </>
      ) : null}
    </div>
  );
}

function Answers({ view: { id }, of }: { view: AgreementView; of: ExceptionView }) {
  const t = useMoneyText();
  const { km } = useFormat();
  const { busy, change } = useChange(id);
  const put = usePut(id);
  const [refusing, setRefusing] = useState(false);
  const send = (event: 'accept' | 'refuse' | 'withdraw', reason = '') =>
    agreements.moveException({ params: { id, item: of.id }, body: { event, reason } });
  const amount = km(of.amount);
  if (of.events.length === 0) return null;
  return (
    <p className="row row-wrap g4 mt5">
      {of.events.includes('accept') ? (
        <>
          <AskOnce
            variant="ink"
            busy={busy}
            question={t('acceptSure', { amount })}
            text={t(of.kind === 'payout' ? 'acceptPayoutText' : 'acceptShortfallText', {
              name: of.proposed.by,
              amount,
            })}
            yes={t('acceptException')}
            onYes={() => change(() => send('accept'))}
          >
            {t('acceptException')}
          </AskOnce>
          <Button variant="ghost" onClick={() => setRefusing(true)}>
            {t('refuseException')}
          </Button>
        </>
      ) : (
        <Button busy={busy} onClick={() => void change(() => send('withdraw'))}>
          {t('withdrawException')}
        </Button>
      )}
      {refusing ? (
        <AgreementReasonDialog
          title={t('refuseTitle')}
          label={t('refuseWhy')}
          submitLabel={t('refuseException')}
          onClose={() => setRefusing(false)}
          send={async (reason) => put(await send('refuse', reason))}
        />
      ) : null}
    </p>
  );
}
