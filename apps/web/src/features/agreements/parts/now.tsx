import type { AgreementView } from '@app/contracts/agreements/agreements.schemas';
import { Button } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import { ArrowRight, Check, Hourglass } from '@app/ui/icons';
import { countedStones, StoneGauge } from '@app/ui/stone-gauge';
import { type ReactNode, useState } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { agreements } from '../client.ts';
import { useAgreementsText, useCopiesText, useMoneyText } from '../text.ts';
import { useChange } from '../use-change.ts';
import s from './agreement.module.css';
import { AskOnce } from './ask-once.tsx';
import { leftOf, useConditionWords } from './condition-words.ts';
import { PrepareDialog } from './prepare-dialog.tsx';
import { SeeAndAnswer } from './see-and-answer.tsx';
import { writtenAccount } from './written-account.ts';

interface Step {
  readonly key: string;
  readonly words: string;
  readonly done: boolean;
  readonly said?: string;
  readonly action?: ReactNode;
}

/** The open checklist: what is done, the one thing that is next, what follows. */
export function Now({ view }: { view: AgreementView }) {
  const t = useAgreementsText();
  const signing = useSigning(view);
  const running = useRunning(view);
  const steps = view.signedAt === null ? signing : running;
  const done = steps.filter((step) => step.done).length;
  const next = steps.find((step) => !step.done && step.action) ?? steps.find((step) => !step.done);
  const title = titleOf(view, done === steps.length);
  return (
    <section className={cx('on-field', s.now)} id="sada" aria-labelledby="now">
      <StoneGauge
        stones={countedStones(done, Math.max(1, steps.length), false)}
        number={`${done} / ${steps.length}`}
        width={240}
      />
      <div className="grow">
        <h2 className="title-3" id="now">
          {t(title)}
        </h2>
        <p className={cx('small mt2', s.quiet)}>{t(`${title}Text`)}</p>
        <ol className="mt4">
          {steps.map((step) => (
            <li key={step.key} className={cx(step === next && s.next)}>
              {step.done ? <Check /> : step === next ? <ArrowRight /> : <Hourglass />}
              <span>
                {step.words}
                {step.said ? <span className={cx('small', s.said)}>{step.said}</span> : null}
              </span>
              {step.action && !step.done ? step.action : null}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function titleOf({ status, reader, signedAt }: AgreementView, done: boolean) {
  if (status === 'completed') return 'nowOver';
  if (status === 'contract_signed') return 'nowSigned';
  if (signedAt !== null) return done ? 'nowQuiet' : reader === 'team' ? 'nowTeam' : 'nowBank';
  return done ? 'nowWhole' : 'nowSigning';
}

function useSigning(view: AgreementView): Step[] {
  const t = useAgreementsText();
  const { shortDate } = useFormat();
  const m = useMoneyText();
  const { id, checklist, abilities, moves } = view;
  const { busy, change, move } = useChange(id);
  const c = useCopiesText();
  const [preparing, setPreparing] = useState(false);
  const consent = useConsentWords(view);
  const toSigned = (words: string) => (
    <Button asChild size="m" variant="field">
      <a href="#potpisan">{words}</a>
    </Button>
  );
  const actionOf = (point: (typeof checklist)[number]): ReactNode => {
    if (point.point === 'document' && abilities.canPrepare) {
      return (
        <>
          <Button size="m" variant="field" onClick={() => setPreparing(true)}>
            {t('prepare')}
          </Button>
          {preparing ? <PrepareDialog view={view} onClose={() => setPreparing(false)} /> : null}
        </>
      );
    }
    if (point.point === 'signedCopy' && abilities.canSign && view.agreement) {
      return toSigned(c('openSigned'));
    }
    // Nobody signs what they have not looked at.
    if (point.point === 'countersigned' && point.canTick) return toSigned(c('lookSigned'));
    if (point.point === 'account' && !view.payee && abilities.canWritePayee) {
      return (
        <Button asChild size="m" variant="field">
          <a href="#isplata">{m('writeAccount')}</a>
        </Button>
      );
    }
    if (!point.canTick) return null;
    return (
      <AskOnce
        size="m"
        variant="field"
        busy={busy}
        aria-label={t('confirmOf', { what: t(`point_${point.point}`) })}
        question={t(`point_${point.point}`)}
        text={consent(point.point)}
        yes={t('confirm')}
        onYes={() =>
          change(() =>
            agreements.tick({ params: { id, point: point.point }, body: { done: true } }),
          )
        }
      >
        {t('confirm')}
      </AskOnce>
    );
  };
  const complete = checklist.every(({ done }) => done);
  return [
    ...checklist.map((point) => ({
      key: point.point,
      words: t(`point_${point.point}`),
      done: point.done !== null,
      said: point.done
        ? t('didOn', { name: point.done.by, day: shortDate(point.done.at) })
        : t(`by_${point.by}`),
      action: actionOf(point),
    })),
    {
      key: 'signContract',
      words: t('point_signContract'),
      done: false,
      said: t('by_bank'),
      action:
        complete && moves.includes('signContract') ? (
          <Button size="m" variant="field" busy={busy} onClick={() => void move('signContract')}>
            {t('signContract')}
          </Button>
        ) : null,
    },
  ];
}

/** Whose word a tick is, and whose consent is meant. */
function useConsentWords({ minors, payee }: AgreementView) {
  const t = useMoneyText();
  return (point: AgreementView['checklist'][number]['point']): string => {
    switch (point) {
      case 'guardians':
        return minors.length === 0
          ? t('sure_guardiansNone')
          : t('sure_guardians', { names: minors.join(', ') });
      case 'account':
        return payee
          ? t('sure_account', { account: writtenAccount(payee.account), holder: payee.holder })
          : t('sure_accountNone');
      default:
        return t('sure_details');
    }
  };
}

const stepsShown = 5;

function useRunning(view: AgreementView): Step[] {
  const t = useAgreementsText();
  const { km, shortDate } = useFormat();
  const { id, status, moves, milestones, expenses, report, reader, instalments } = view;
  const m = useMoneyText();
  const when = useConditionWords();
  const { busy, move } = useChange(id);
  const start = moves.includes('startImplementation') ? (
    <Button size="m" variant="field" busy={busy} onClick={() => void move('startImplementation')}>
      {t('startImplementation')}
    </Button>
  ) : null;
  const begun: Step[] = [
    { key: 'signed', words: t('stepSigned'), done: true },
    {
      key: 'start',
      words: t('stepStart'),
      done: status !== 'contract_signed',
      action: start,
    },
  ];
  const jump = (hash: string, words: string) => (
    <Button asChild size="m" variant="field">
      <a href={`#${hash}`}>{words}</a>
    </Button>
  );
  const payments = instalments.flatMap((one, n): Step[] =>
    reader === 'bank' && one.state === 'due'
      ? [
          {
            key: `pay ${n}`,
            words: t('stepPay', { amount: km(leftOf(one)), when: when(one) }),
            done: false,
            action: view.abilities.canPay ? jump('isplata', t('look')) : null,
          },
        ]
      : [],
  );
  const waiting = view.exceptions
    .filter(({ state }) => state === 'proposed')
    .map(
      (one): Step => ({
        key: one.id,
        words: m(`kind_${one.kind}`, { amount: km(one.amount) }),
        done: false,
        said: m('state_proposed', { day: shortDate(one.expiresAt) }),
        action: one.events.includes('accept') ? jump('izuzeci', t('look')) : null,
      }),
    );
  if (status === 'contract_signed') return [...begun, ...payments, ...waiting];
  const receiptWords = (one: (typeof expenses)[number]) =>
    t('stepReceipt', { supplier: one.supplier, amount: km(one.amount) });
  const waits = reader === 'team' ? 'returned' : 'sent';
  const receipts = expenses
    .filter(({ state }) => state === waits)
    .map((one) => ({
      key: one.id,
      words: receiptWords(one),
      done: false,
      said: one.reason,
      action:
        reader === 'team' ? (
          jump('racuni', t('mend'))
        ) : one.events.includes('accept') ? (
          <SeeAndAnswer file={one.file.file} what={receiptWords(one)} look="field" />
        ) : null,
    }));
  const steps = milestones
    .filter(
      ({ state, late, asked }) => late || (reader === 'bank' && (state === 'proven' || asked)),
    )
    .map((one) => ({
      key: one.id,
      words: one.asked
        ? t('stepAsked', { title: one.title })
        : one.late
          ? t('stepLate', { title: one.title, day: shortDate(one.dueOn) })
          : t('stepProven', { title: one.title }),
      done: false,
      action:
        !one.asked && one.events.includes('accept') && one.proofs[0] ? (
          <SeeAndAnswer file={one.proofs[0].file} what={one.title} look="field" />
        ) : reader === 'team' || one.asked || !one.late ? (
          jump('koraci', t('look'))
        ) : null,
    }));
  const reportStep: Step = {
    key: 'report',
    words: t('stepReport'),
    done: report.state === 'accepted',
    said: t(`report_${report.state}`),
    action:
      report.events.length > 0 || report.state === 'draft' ? jump('izvjestaj', t('look')) : null,
  };
  const end: Step = {
    key: 'complete',
    words: t('stepComplete'),
    done: status === 'completed',
    action:
      report.state === 'accepted' && moves.includes('complete')
        ? jump('zatvaranje', t('complete'))
        : null,
  };
  const open =
    status === 'completed'
      ? []
      : [...payments, ...waiting, ...receipts, ...steps].slice(0, stepsShown);
  return [...begun, ...open, reportStep, end];
}
