import { pages } from '@app/contracts/pages';
import { Button } from '@app/ui/button';
import { Checkbox } from '@app/ui/checkbox';
import { cx } from '@app/ui/cx';
import { Field } from '@app/ui/field';
import { Message } from '@app/ui/message';
import { Steps } from '@app/ui/steps';
import { TextArea } from '@app/ui/text-area';
import { TextInput } from '@app/ui/text-input';
import type { ComponentProps } from 'react';
import { type SubmitForm, useSubmitForm } from '../../../../lib/form/use-submit-form.ts';
import {
  type DonorDetails,
  detailLimits,
  shownCountry,
  type TextField,
  unreadyDetails,
} from '../details.ts';
import type { StepContext, StepParts } from './parts.ts';
import s from './steps.module.css';

type InputProps = Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode'>;

/** The single lines, in their order; `wide` ones take the whole row. */
const lines: readonly [field: Exclude<TextField, 'message'>, wide: boolean, input: InputProps][] = [
  ['donorName', false, { autoComplete: 'given-name' }],
  ['donorSurname', false, { autoComplete: 'family-name' }],
  ['donorEmail', true, { type: 'email', autoComplete: 'email', inputMode: 'email' }],
  ['donorPhone', true, { type: 'tel', autoComplete: 'tel' }],
  ['donorAddress', true, { autoComplete: 'address-line1' }],
  ['donorCity', false, { autoComplete: 'address-level2' }],
  ['donorPostalCode', false, { autoComplete: 'postal-code', inputMode: 'numeric' }],
  ['donorCountry', true, { autoComplete: 'country-name' }],
];

export function detailsStep(context: StepContext): StepParts {
  const { donation, t, formId } = context;
  return {
    title: t('detailsTitle'),
    step: <Steps current={2} total={3} label={t('step', { n: 2 })} />,
    onBack: () => donation.dispatch({ type: 'back' }),
    body: <DetailsForm context={context} />,
    footer: (
      <Button type="submit" form={formId} variant="primary" wide>
        {t('toPayment')}
      </Button>
    ),
  };
}

type DetailsForm = SubmitForm<DonorDetails>;

function DetailsForm({ context }: { context: StepContext }) {
  const { donation, t, language, formId } = context;
  const { details } = donation.flow;
  const form = useSubmitForm<DonorDetails>({
    values: { ...details, donorCountry: shownCountry(details.donorCountry, language) },
    initialErrors: donation.refusal?.fields,
    check: (details) =>
      Object.fromEntries(unreadyDetails(details).map((field) => [field, t(`${field}Missing`)])),
    send: () => donation.dispatch({ type: 'next' }),
    // What is typed stays while the dialog is closed or another step shows.
    onChange: (details) => donation.dispatch({ type: 'details', details }),
  });
  return (
    <form id={formId} {...form.props} className="form">
      <p className={cx('small muted', s.underTitle)}>{t('detailsLead')}</p>
      <div className="two">
        {lines.map(([field, wide, input]) => (
          <Field
            key={field}
            className={wide ? 'all' : ''}
            label={t(field)}
            note={field === 'donorCountry' ? t('optional') : undefined}
            hint={field === 'donorEmail' ? t('donorEmailHint') : undefined}
            error={form.error(field)}
            required={field !== 'donorCountry'}
          >
            <TextInput {...input} maxLength={detailLimits[field]} {...form.register(field)} />
          </Field>
        ))}
        <Field
          className="all"
          label={t('message')}
          note={t('optional')}
          hint={t('messageHint')}
          error={form.error('message')}
        >
          <TextArea
            className={s.message}
            maxLength={detailLimits.message}
            {...form.register('message')}
          />
        </Field>
      </div>
      <Boxes form={form} context={context} />
    </form>
  );
}

function Boxes({ form, context: { t, formId } }: { form: DetailsForm; context: StepContext }) {
  const error = form.error('acceptTerms');
  return (
    <div>
      <Checkbox label={t('showName')} {...form.register('showNamePublicly')} />
      <Checkbox label={t('wantsNews')} {...form.register('wantsNews')} />
      <Checkbox
        invalid={error !== undefined}
        aria-describedby={error ? `${formId}-terms` : undefined}
        label={
          <>
            {t('acceptTerms')}{' '}
            <a href={pages.terms()} target="_blank" rel="noopener">
              {t('termsLink')}
              <span className="visually-hidden"> {t('newTab')}</span>
            </a>
          </>
        }
        {...form.register('acceptTerms')}
      />
      {error ? (
        <Message tone="bad" id={`${formId}-terms`}>
          {error}
        </Message>
      ) : null}
    </div>
  );
}
