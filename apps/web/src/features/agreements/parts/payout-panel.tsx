import type { AgreementView, PayoutView } from '@app/contracts/agreements/agreements.schemas';
import type { PayoutRefusedDetails } from '@app/contracts/funds/funds.schemas';
import { type InstalmentOf, instalmentPurpose } from '@app/domain/funds/purpose';
import { addKm, missingKm } from '@app/domain/money';
import { Button } from '@app/ui/button';
import { Field } from '@app/ui/field';
import { ArrowRight } from '@app/ui/icons';
import { Note } from '@app/ui/note';
import { useState } from 'react';
import { useAction } from '../../../kit/action/use-action.ts';
import { type ApiError, isApiError } from '../../../lib/api/error.ts';
import { AmountInput } from '../../../lib/form/amount-input.tsx';
import { DateField } from '../../../lib/form/date-field.tsx';
import { dayOf } from '../../../lib/format/days.ts';
import { useNow } from '../../../lib/format/rendered-at.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { lazyPart } from '../../../lib/lazy-parts/lazy-part.tsx';
import { newId } from '../../../lib/new-id.ts';
import { funds } from '../../funds/public.ts';
import { useReload } from '../queries.ts';
import { useAgreementsText, useMoneyText } from '../text.ts';
import { AskOnce } from './ask-once.tsx';
import { useConditionWords } from './condition-words.ts';
import { MoneyArch } from './money-arch.tsx';
import { Payee } from './payee.tsx';
import p from './payout.module.css';
import { writtenAccount } from './written-account.ts';

const ExceptionDialog = lazyPart(() =>
  import('./exception-dialog.tsx').then((it) => it.ExceptionDialog),
);

/** What is paid by the agreement, whom it goes to, and the one press that records a payout. */
export function PayoutPanel({ view }: { view: AgreementView }) {
  const { due, abilities } = view;
  // What was typed while something else was due says nothing of what is due now.
  const [typed, setTyped] = useState<{ readonly at: number; readonly amount: number | null }>();
  const amount = typed?.at === due ? typed.amount : due;
  const pays = abilities.canPay && due > 0;
  const over = pays ? missingKm(due, amount ?? 0) : 0;
  return (
    <div className={p.panel}>
      <div>
        <Arch view={view} now={pays ? Math.min(amount ?? 0, due) : 0} over={over} />
        <Legend view={view} />
      </div>
      <div>
        <Payee view={view} purpose={usePurpose(view)} />
        {pays ? (
          // What is due by now is proposed anew once something was paid.
          <Pay
            key={due}
            view={view}
            amount={amount}
            onAmount={(value) => setTyped({ at: due, amount: value })}
            over={over}
          />
        ) : (
          <Nothing view={view} />
        )}
        {view.payouts.map((payout) =>
          payout.takeBackUntil ? <Recorded key={payout.id} view={view} payout={payout} /> : null,
        )}
      </div>
    </div>
  );
}

/** The only instalment that is due; undefined where there is none, or several. */
function dueOf({ instalments }: AgreementView): InstalmentOf | undefined {
  const [first, ...more] = instalments.filter(({ state }) => state === 'due');
  if (!first || more.length > 0) return undefined;
  return { number: instalments.indexOf(first) + 1, count: instalments.length };
}

/** What the bank writes on its transfer. */
function usePurpose(view: AgreementView): string | undefined {
  const t = useMoneyText();
  if (view.due === 0) return undefined;
  const { title } = view;
  const of = dueOf(view);
  return of ? t('purposeOf', { title, ...of }) : t('purposeSeveral', { title });
}

function Arch({ view, now, over }: { view: AgreementView; now: number; over: number }) {
  const t = useMoneyText();
  const { km, amount: figure } = useFormat();
  const { accounting, instalments } = view;
  const { paid } = accounting;
  const total = Math.max(addKm(...instalments.map(({ amount }) => amount)), paid);
  const left = missingKm(addKm(paid, now, over), total);
  const words = { paid: km(paid), now: km(now), left: km(left), total: km(total) };
  const alt = over > 0 ? t('archOver', { over: km(over) }) : t('archPaid', words);
  return (
    <MoneyArch
      parts={[
        { is: 'paid', amount: paid },
        { is: 'now', amount: now },
        { is: 'over', amount: over },
        { is: 'left', amount: left },
      ]}
      number={over > 0 ? `+${figure(over)}` : figure(now > 0 ? now : paid)}
      label={over > 0 ? `KM ${t('overNumber')}` : t(now > 0 ? 'nowPaying' : 'paidOf', words)}
      alt={alt}
      tone={over > 0 ? 'bad' : undefined}
    />
  );
}

/** The instalments, each with its condition and how it stands. */
function Legend({ view: { instalments, accounting } }: { view: AgreementView }) {
  const a = useAgreementsText();
  const t = useMoneyText();
  const { km } = useFormat();
  const when = useConditionWords();
  const inParts = addKm(...instalments.map(({ paid }) => paid));
  const beside = missingKm(inParts, accounting.paid);
  return (
    <ol className={p.legend}>
      {instalments.map((one, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
        <li key={n} className={one.state === 'waiting' ? undefined : p[one.state]}>
          <span>
            {one.matched ? t('matched') : a('instalmentN', { number: n + 1 })}
            <span className={p.quiet}>
              {[
                when(one),
                one.paid > 0 && one.state !== 'paid'
                  ? a('instalmentPart', { amount: km(one.paid) })
                  : a(`instalment_${one.state}`),
              ].join(' · ')}
            </span>
          </span>
          <b className="tabular">{km(one.amount)}</b>
        </li>
      ))}
      {beside > 0 ? (
        <li className={p.paid}>
          <span>{t('beside')}</span>
          <b className="tabular">{km(beside)}</b>
        </li>
      ) : null}
    </ol>
  );
}

interface PayProps {
  readonly view: AgreementView;
  readonly amount: number | null;
  onAmount(amount: number | null): void;
  readonly over: number;
}

const refusalOf = ({ details }: ApiError) => (details as PayoutRefusedDetails).refusal;

function Pay({ view, amount, onAmount, over }: PayProps) {
  const a = useAgreementsText();
  const t = useMoneyText();
  const { km } = useFormat();
  const { id, bank, due, payee, abilities } = view;
  const reload = useReload(id);
  const today = dayOf(useNow());
  const [on, setOn] = useState(today);
  // One for all tries, so that an answer that got lost writes nothing twice.
  const [entry] = useState(newId);
  const [asking, setAsking] = useState(false);
  const instalment = dueOf(view);
  const purpose = instalment ? instalmentPurpose(instalment) : '';
  const record = useAction({
    send: () =>
      funds.record({
        params: { slug: bank.slug },
        body: { id: entry, kind: 'paid', amount: amount ?? 0, on, applicationId: id, purpose },
      }),
    done: { title: a('paid'), description: km(amount ?? 0) },
    inPlace: true,
    refused: (error) =>
      isApiError(error, 'PAYOUT_REFUSED') ? t(`refused_${refusalOf(error)}`) : undefined,
    onSettled: reload,
  });
  const ready = payee?.checked != null && amount !== null && amount > 0 && over === 0 && on !== '';
  return (
    <div className={p.pay}>
      <div className={p.fields}>
        <Field
          label={a('amount')}
          hint={t('atMost', { amount: km(due) })}
          error={
            over > 0
              ? t('aboveInstalment', { over: km(over), due: km(due) })
              : amount === null
                ? a('amountMissing')
                : undefined
          }
        >
          <AmountInput
            className={p.amount}
            value={amount}
            onValue={(value) => {
              onAmount(value);
              record.reset();
            }}
          />
        </Field>
        <DateField label={a('payDay')} value={on} onValue={setOn} max={today} />
      </div>
      {over > 0 ? (
        <p className="row row-wrap g4 mt5">
          <Button variant="ink" onClick={() => onAmount(due)}>
            {t('backTo', { amount: km(due) })}
          </Button>
          {abilities.canExcept.includes('payout') ? (
            <button type="button" className="go" onClick={() => setAsking(true)}>
              {t('askException')}
              <ArrowRight />
            </button>
          ) : null}
        </p>
      ) : (
        <div className="mt5">
          <AskOnce
            variant="primary"
            size="l"
            className={p.go}
            busy={record.busy}
            disabled={!ready}
            question={t('sure', { amount: km(amount ?? 0) })}
            text={t('sureText', {
              account: writtenAccount(payee?.account ?? ''),
              holder: payee?.holder ?? '',
            })}
            yes={t('sureYes')}
            no={t('notYet')}
            onYes={record.run}
          >
            {t('confirmPayout', { amount: km(amount ?? 0) })}
          </AskOnce>
        </div>
      )}
      {record.failure ? (
        <p className="message bad mt3" role="alert">
          {record.failure}
        </p>
      ) : null}
      {payee?.checked == null ? (
        <p className="small muted mt3">{t(payee ? 'refused_ACCOUNT_UNCHECKED' : 'accountNone')}</p>
      ) : null}
      <p className={`smaller faint ${p.how}`}>{t('payHow')}</p>
      {asking ? (
        <ExceptionDialog
          view={view}
          kind="payout"
          amount={amount ?? due}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </div>
  );
}

/** Nothing is due: what there is to pay besides takes a second person. */
function Nothing({ view }: { view: AgreementView }) {
  const t = useMoneyText();
  const [asking, setAsking] = useState(false);
  const { owed, abilities } = view;
  if (!abilities.canExcept.includes('payout') || owed === 0) return null;
  return (
    <p className="row row-wrap g4 mt5">
      <span className="small muted">{t('nothingDue')}</span>
      <button type="button" className="go" onClick={() => setAsking(true)}>
        {t('askException')}
        <ArrowRight />
      </button>
      {asking ? (
        <ExceptionDialog view={view} kind="payout" amount={null} onClose={() => setAsking(false)} />
      ) : null}
    </p>
  );
}

function Recorded({ view, payout }: { view: AgreementView; payout: PayoutView }) {
  const t = useMoneyText();
  const { km, time } = useFormat();
  const takeBack = useAction({
    send: () => funds.takeBack({ params: { slug: view.bank.slug, id: payout.id } }),
    done: t('takenBack'),
    onSettled: useReload(view.id),
  });
  const amount = km(payout.amount);
  return (
    <Note tone="ok" className={p.done}>
      <p className="bold">{t('recorded', { amount, time: time(payout.at) })}</p>
      <p>
        {t('recordedText', { name: payout.by, until: time(payout.takeBackUntil ?? payout.at) })}
      </p>
      <p className="mt3">
        <AskOnce
          size="m"
          busy={takeBack.busy}
          question={t('takeBackSure', { amount })}
          text={t('takeBackText')}
          yes={t('takeBack')}
          onYes={takeBack.run}
        >
          {t('takeBack')}
        </AskOnce>
      </p>
    </Note>
  );
}
