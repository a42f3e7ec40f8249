import type { AgreementView } from '@app/contracts/agreements/agreements.schemas';
import { pages } from '@app/contracts/pages';
import type { ClosingBlocker } from '@app/domain/agreements/accounting';
import { addKm, missingKm } from '@app/domain/money';
import { Button } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import { ArrowRight, KeyRound } from '@app/ui/icons';
import { type ReactNode, useState } from 'react';
import { Link } from '../../../lib/addresses/links.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { lazyPart } from '../../../lib/lazy-parts/lazy-part.tsx';
import { useMoneyText } from '../text.ts';
import { useChange } from '../use-change.ts';
import s from './agreement.module.css';
import { AskOnce } from './ask-once.tsx';
import c from './closing.module.css';
import { MoneyArch } from './money-arch.tsx';

const ExceptionDialog = lazyPart(() =>
  import('./exception-dialog.tsx').then((it) => it.ExceptionDialog),
);

/** What became of the money, and the key that closes the project once all of it has a trace. */
export function Closing({ view }: { view: AgreementView }) {
  const t = useMoneyText();
  const { km } = useFormat();
  const { status, accounting, excused } = view;
  if (status !== 'implementation' && status !== 'completed') return null;
  const { paid, proven, returned, missing } = accounting;
  const isExcused = missing > 0 && missing <= excused;
  const amounts = { amount: km(missing), proven: km(proven), returned: km(returned) };
  const title =
    paid === 0
      ? 'notYetPaid'
      : isExcused
        ? 'excusedTitle'
        : missing > 0
          ? 'notClosed'
          : 'allTraced';
  return (
    <section className={s.part} id="zatvaranje" aria-labelledby="closing">
      <h2 className="title-2" id="closing">
        {t('closing')}
      </h2>
      <p className="lead mt2">{t(title, amounts)}</p>
      {paid > 0 ? (
        <div className={c.panel}>
          <TraceArch view={view} />
          <Sums view={view} />
        </div>
      ) : null}
      {status === 'implementation' ? <Doing view={view} /> : null}
    </section>
  );
}

function TraceArch({ view: { accounting } }: { view: AgreementView }) {
  const t = useMoneyText();
  const { km, amount: figure } = useFormat();
  const { paid, proven, returned, missing } = accounting;
  const words = {
    paid: km(paid),
    proven: km(proven),
    returned: km(returned),
    missing: km(missing),
  };
  return (
    <MoneyArch
      keystone
      hole={missing}
      parts={[
        { is: 'paid', amount: proven },
        { is: 'back', amount: returned },
      ]}
      number={figure(addKm(proven, returned))}
      label={t('traceOf', { total: km(paid) })}
      alt={t('archTrace', words)}
    />
  );
}

function Sums({ view: { accounting, payouts, expenses } }: { view: AgreementView }) {
  const t = useMoneyText();
  const { amount: figure } = useFormat();
  const accepted = expenses.filter(({ state }) => state === 'accepted').length;
  const says: Readonly<Record<keyof typeof accounting, ReactNode>> = {
    paid: t('payoutsCount', { count: payouts.length }),
    proven: t('receiptsCount', { count: accepted }),
    returned: t('returnedSays'),
    missing: t('missingSays'),
  };
  return (
    <dl className={c.sums}>
      {(['paid', 'proven', 'returned', 'missing'] as const)
        .filter((name) => name !== 'missing' || accounting.missing > 0)
        .map((name) => (
          <div key={name} className={c[name]}>
            <dt>{t(`sum_${name}`)}</dt>
            <dd className="tabular">{figure(accounting[name])}</dd>
            <dd>{says[name]}</dd>
          </div>
        ))}
    </dl>
  );
}

/** What is still to be done, and the two ways to the end of it. */
function Doing({ view }: { view: AgreementView }) {
  const t = useMoneyText();
  const { km, dayOf } = useFormat();
  const { id, title, bank, blockers, moves, accounting, excused, startsOn, abilities, exceptions } =
    view;
  const { busy, move } = useChange(id);
  const [asking, setAsking] = useState(false);
  const { missing } = accounting;
  const proposed = exceptions.some(
    ({ kind, state }) => kind === 'shortfall' && state === 'proposed',
  );
  const mayClose = moves.includes('complete');
  const words = (one: ClosingBlocker) =>
    t(`blocker_${one}`, { day: startsOn ? dayOf(startsOn) : '' });
  return (
    <>
      {missing > 0 ? <Holes view={view} /> : null}
      {mayClose || blockers.length > 0 ? (
        <div className={c.end}>
          {mayClose ? (
            <AskOnce
              variant="ink"
              size="l"
              busy={busy}
              disabled={blockers.length > 0}
              question={t('closeSure', { title })}
              text={[
                t('closeText', { bank: bank.name }),
                missing > 0 && missing <= excused ? t('closeShort', { amount: km(missing) }) : '',
              ]
                .join(' ')
                .trim()}
              yes={t('close')}
              onYes={() => move('complete')}
            >
              <KeyRound />
              {t('close')}
            </AskOnce>
          ) : null}
          {blockers.length > 0 ? (
            <ul className="small muted">
              {blockers.map((one) => (
                <li key={one}>{words(one)}</li>
              ))}
            </ul>
          ) : null}
          {abilities.canExcept.includes('shortfall') && missing > excused && !proposed ? (
            <button type="button" className="go" onClick={() => setAsking(true)}>
              {t('askShortfall')}
              <ArrowRight />
            </button>
          ) : null}
        </div>
      ) : null}
      {asking ? (
        <ExceptionDialog
          view={view}
          kind="shortfall"
          amount={missing}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}

/** What would fill the hole: receipts that came back or wait, and what has none at all. */
function Holes({ view }: { view: AgreementView }) {
  const t = useMoneyText();
  const { amount: figure } = useFormat();
  const { expenses, accounting, bank, reader, abilities } = view;
  const open = expenses.filter(({ state }) => state === 'returned' || state === 'sent');
  const bare = missingKm(addKm(...open.map(({ amount }) => amount)), accounting.missing);
  return (
    <>
      <h3 className={cx('title-3', c.holes)}>{t('whatCloses')}</h3>
      <ul className={c.list}>
        {open.map((one) => (
          <li key={one.id}>
            <span className={cx(c.amount, 'tabular')}>{figure(one.amount)}</span>
            <div>
              <p className="bold">
                {t(one.state === 'returned' ? 'receiptReturned' : 'receiptWaits', {
                  supplier: one.supplier,
                })}
              </p>
              {one.reason ? <p className="small muted">{one.reason}</p> : null}
            </div>
            <Button asChild size="m">
              <a href="#racuni">{t('openReceipts')}</a>
            </Button>
          </li>
        ))}
        {bare > 0 ? (
          <li>
            <span className={cx(c.amount, 'tabular')}>{figure(bare)}</span>
            <div>
              <p className="bold">{t('noProof')}</p>
              <p className="small muted">{t('noProofText')}</p>
            </div>
            {reader === 'bank' && abilities.canPay ? (
              <Button asChild size="m">
                <Link to={pages.bankDesk({ bankId: bank.slug, dio: 'novac' })}>
                  {t('recordReturn')}
                </Link>
              </Button>
            ) : null}
          </li>
        ) : null}
      </ul>
    </>
  );
}
