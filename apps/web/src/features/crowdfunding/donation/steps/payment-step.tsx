import { Button } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import { Field } from '@app/ui/field';
import { Check, CreditCard, Hourglass, Lock } from '@app/ui/icons';
import { Note } from '@app/ui/note';
import { RadioButtons } from '@app/ui/radio-buttons';
import { Steps } from '@app/ui/steps';
import { cardMarks } from '../../parts/card-marks.ts';
import { chosenAmount } from '../amount.ts';
import type { StepContext, StepParts } from './parts.ts';
import s from './payment-step.module.css';

export function paymentStep(context: StepContext): StepParts {
  const { donation, t, format } = context;
  const { flow } = donation;
  const amount = format.kmAndEuro(chosenAmount(flow.amount) ?? 0);
  return {
    title: t('paymentTitle'),
    hideTitle: true,
    step: <Steps current={3} total={3} label={t('step', { n: 3 })} />,
    onBack: flow.sending ? undefined : () => donation.dispatch({ type: 'back' }),
    body: <Payment context={context} amount={amount} />,
    footer: (
      <Button
        variant="primary"
        wide
        busy={flow.sending}
        busyLabel={t('sending')}
        onClick={donation.pay}
      >
        <Lock />
        {t('pay', { amount })}
      </Button>
    ),
  };
}

function Payment({ context, amount }: { context: StepContext; amount: string }) {
  const { campaign, donation, t, brand, demo } = context;
  const { refusal } = donation;
  return (
    <div className="form">
      <div>
        <p className="small muted">{campaign.title}</p>
        <p className="number mt2">{amount}</p>
      </div>
      {refusal?.step === 'payment' ? (
        <Note tone="bad" role="alert">
          {refusal.text}
        </Note>
      ) : donation.resumed ? (
        <Note tone="info" role="status">
          {t('resumed')}
        </Note>
      ) : null}
      <div className={s.way}>
        <CreditCard />
        <span className="grow">{t('card')}</span>
        <span className={cx('badge accent', s.chosen)}>
          <Check />
          {t('chosen')}
        </span>
      </div>
      <ul className={`cluster ${s.marks}`} aria-label={t('weTake')}>
        {cardMarks.map((mark) => (
          <li key={mark}>
            <span>{mark}</span>
          </li>
        ))}
      </ul>
      {demo ? <DemoChoice context={context} /> : null}
      <p className={s.secure}>
        <span className="arch-icon">
          <Lock />
        </span>
        <span>{t('secureNote', { brand })}</span>
      </p>
      <p className={s.secure}>
        <span className="arch-icon">
          <Hourglass />
        </span>
        <span>{t('holdNote', { amount })}</span>
      </p>
    </div>
  );
}

function DemoChoice({ context }: { context: StepContext }) {
  const { donation, t } = context;
  const options = [
    { value: 'instant', label: t('demoInstant') },
    { value: 'provider', label: t('demoProvider') },
  ] as const;
  return (
    <Field as="group" label={t('demoTitle')}>
      <RadioButtons
        label={t('demoTitle')}
        options={options}
        value={donation.flow.demoFlow}
        disabled={donation.flow.sending}
        onValue={(demoFlow) => donation.dispatch({ type: 'demoFlow', demoFlow })}
      />
    </Field>
  );
}
