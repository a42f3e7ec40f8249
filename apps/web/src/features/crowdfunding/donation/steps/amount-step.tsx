import { addKm } from '@app/domain/money';
import { ArchGauge } from '@app/ui/arch-gauge';
import { Button } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import { Field } from '@app/ui/field';
import { HeartHandshake } from '@app/ui/icons';
import { Note } from '@app/ui/note';
import { RadioButtons } from '@app/ui/radio-buttons';
import { Steps } from '@app/ui/steps';
import { useState } from 'react';
import {
  matchedWith,
  missingToGoal,
  percentRaised,
} from '../../../../entities/crowdfunding/public.ts';
import { AmountInput } from '../../../../lib/form/amount-input.tsx';
import { useSubmitForm } from '../../../../lib/form/use-submit-form.ts';
import {
  type AmountProblem,
  amountProblem,
  chooseCustom,
  choosePreset,
  chosenAmount,
  presets,
} from '../amount.ts';
import type { StepContext, StepParts } from './parts.ts';
import s from './steps.module.css';

/** Problems that are told at once; the others wait until the donor goes on. */
const pressing: readonly (AmountProblem | null)[] = ['exceedsGoal', 'held'];

export function amountStep(context: StepContext): StepParts {
  const { campaign, donation, t, format, formId } = context;
  const { flow, dispatch } = donation;
  const amount = chosenAmount(flow.amount);
  const problem = amountProblem(flow.amount, campaign.availableAmount, context.smallestGift);
  const step = <Steps current={1} total={3} label={t('step', { n: 1 })} />;
  if (!campaign.isDonationEnabled) return closed(context, step);

  const rest = problem === 'exceedsGoal' ? campaign.availableAmount : null;
  return {
    title: t('amountTitle'),
    step,
    top: <Gauge context={context} amount={problem === null ? amount : null} rest={rest} />,
    body: <AmountForm context={context} problem={problem} />,
    footer: (
      <>
        {rest ? (
          <Button
            variant="soft"
            wide
            onClick={() =>
              dispatch({ type: 'amount', amount: chooseCustom(rest, format.quantity(rest)) })
            }
          >
            {t('useRest', { amount: format.km(rest) })}
          </Button>
        ) : null}
        <Button
          type="submit"
          form={formId}
          variant="primary"
          size={rest ? 'base' : 'l'}
          wide
          disabled={pressing.includes(problem)}
        >
          {amount !== null && problem === null
            ? t('nextWith', { amount: format.kmAndEuro(amount) })
            : t('next')}
        </Button>
      </>
    ),
  };
}

interface FormProps {
  readonly context: StepContext;
  readonly problem: AmountProblem | null;
}

function AmountForm({ context, problem }: FormProps) {
  const { campaign, donation, t, format } = context;
  const { flow, dispatch, refusal } = donation;
  const form = useSubmitForm({
    values: { amount: '' },
    check: () => ({ amount: problem ?? '' }),
    send: () => dispatch({ type: 'next' }),
  });
  const amount = problem === null ? chosenAmount(flow.amount) : null;
  const told = form.error('amount') || pressing.includes(problem) ? problem : null;
  const error = told ? problemText(context, told) : refusal?.step === 'amount' && refusal.text;
  /** A chosen key empties the field, whatever stands in it. */
  const [emptied, setEmptied] = useState(0);
  return (
    <form id={context.formId} {...form.props} className="form">
      <p className={cx('small muted', s.underTitle)}>
        {campaign.title},{' '}
        <span className="tabular">
          {t('amountOf', {
            raised: format.km(campaign.currentAmount),
            goal: format.km(campaign.targetAmount),
          })}
        </span>
      </p>
      <RadioButtons
        label={t('amountKeys')}
        look="big"
        options={presets.map((preset) => ({ value: `${preset}`, label: format.km(preset) }))}
        value={flow.amount.preset === null ? null : `${flow.amount.preset}`}
        onValue={(value) => {
          const preset = presets.find((one) => `${one}` === value);
          if (!preset) return;
          setEmptied(emptied + 1);
          dispatch({ type: 'amount', amount: choosePreset(preset) });
        }}
      />
      <Field
        label={t('otherAmount')}
        error={error || undefined}
        hint={roomText(context, 'amountHint')}
      >
        <AmountInput
          key={emptied}
          name="amount"
          value={flow.amount.custom}
          onValue={(value, text) => dispatch({ type: 'amount', amount: chooseCustom(value, text) })}
          placeholder="0"
          autoComplete="off"
        />
      </Field>
      {amount === null ? null : <Becomes context={context} amount={amount} />}
    </form>
  );
}

/** What a donation is with what a match adds to it. */
function Becomes({ context, amount }: { context: StepContext; amount: number }) {
  const { campaign, t, format } = context;
  const added = matchedWith(campaign, amount);
  if (!campaign.match || added === 0) return null;
  return (
    <p className="message ok" role="status">
      <HeartHandshake />
      <span>
        {t('becomes', {
          amount: format.km(amount),
          both: format.km(addKm(amount, added)),
          added: format.km(added),
          giver: campaign.match.giver,
        })}
      </span>
    </p>
  );
}

function problemText(context: StepContext, problem: AmountProblem): string {
  const { t, format, smallestGift } = context;
  const text = t(`problem_${problem}`, { amount: format.km(smallestGift) });
  if (problem !== 'exceedsGoal') return text;
  return `${text} ${roomText(context, 'stillMissing')}`;
}

/** What is missing to the goal, and what of it can be given now: others may hold the rest. */
function roomText(
  { campaign, t, format }: StepContext,
  whenAllIsFree: 'amountHint' | 'stillMissing',
): string {
  const amount = format.km(campaign.availableAmount);
  const missing = missingToGoal(campaign);
  if (missing <= campaign.availableAmount) return t(whenAllIsFree, { amount });
  return t('amountHintHeld', { missing: format.km(missing), amount });
}

interface GaugeProps {
  readonly context: StepContext;
  readonly amount: number | null;
  /** KM that are left, when more was asked for. */
  readonly rest: number | null;
}

function Gauge({ context: { campaign, t, format }, amount, rest }: GaugeProps) {
  const given = amount === null ? 0 : addKm(amount, matchedWith(campaign, amount));
  const percent = percentRaised(campaign, given);
  const share = (km: number) => Math.min(100, (km / campaign.targetAmount) * 100);
  return (
    <ArchGauge
      width={232}
      scale={percent === 100 ? 0.18 : 0.21}
      value={share(campaign.currentAmount)}
      added={share(rest ?? given)}
      number={rest !== null ? format.quantity(rest) : t('percent', { n: percent })}
      label={
        rest !== null
          ? t(missingToGoal(campaign) > campaign.availableAmount ? 'freeNow' : 'leftToGoal')
          : amount === null
            ? t('ofTheGoal')
            : t('withYours', { amount: format.km(amount) })
      }
    />
  );
}

function closed({ campaign, t, onClose }: StepContext, step: StepParts['step']): StepParts {
  return {
    title: t('amountTitle'),
    step,
    body: <Note tone="info">{t(campaign.state === 'reached' ? 'reachedNote' : 'closedNote')}</Note>,
    footer: (
      <Button variant="secondary" wide onClick={onClose}>
        {t('close')}
      </Button>
    ),
  };
}
