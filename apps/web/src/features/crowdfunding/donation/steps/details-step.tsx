import { pages } from '@app/contracts/pages';
import { Button } from '@app/ui/button';
import { Checkbox } from '@app/ui/checkbox';
import { cx } from '@app/ui/cx';
import { Field, Message } from '@app/ui/field';
import { Steps } from '@app/ui/steps';
import { TextArea } from '@app/ui/text-area';
import { TextInput } from '@app/ui/text-input';
import type { ComponentProps, FormEvent } from 'react';
import { type DetailField, detailLimits, type TextField, unreadyDetails } from '../details.ts';
import type { StepContext, StepParts } from './parts.ts';
import s from './steps.module.css';

type InputProps = Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode'>;

/** The single lines, in their order; `wide` ones take the whole row. */
const lines: readonly [field: Exclude<TextField, 'message'>, wide: boolean, input: InputProps][] = [
  ['donorName', false, { autoComplete: 'given-name' }],
  ['donorSurname', false, { autoComplete: 'family-name' }],
  ['donorEmail', true, { type: 'email', autoComplete: 'email', inputMode: 'email' }],
  ['donorPhone', true, { type: 'tel', autoComplete: 'tel' }],
  ['donorAddress', true, { autoComplete: 'street-address' }],
  ['donorCity', false, { autoComplete: 'address-level2' }],
  ['donorPostalCode', false, { autoComplete: 'postal-code', inputMode: 'numeric' }],
  ['donorCountry', true, { autoComplete: 'country-name' }],
];

/** Who gives: what the bank asks for, a message, whether the name shows, the terms. */
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

function DetailsForm({ context }: { context: StepContext }) {
  const { donation, t, formId, onTry } = context;
  const { details } = donation.flow;
  const unready = unreadyDetails(details);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const [first] = unready;
    if (!first) return donation.dispatch({ type: 'next' });
    onTry();
    const control = event.currentTarget.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  };
  return (
    <form id={formId} onSubmit={submit} noValidate className="form">
      <p className={cx('sm mut', s.underTitle)}>{t('detailsLead')}</p>
      <div className="two">
        {lines.map(([field, wide, input]) => (
          <Line key={field} context={context} field={field} wide={wide} input={input} />
        ))}
        <MessageField context={context} />
      </div>
      <Boxes context={context} />
    </form>
  );
}

/** What is wrong with a field: what is missing once the step was tried, or what the server says. */
function errorOf({ donation, t, tried }: StepContext, field: DetailField): string | undefined {
  const missing = tried && unreadyDetails(donation.flow.details).includes(field);
  if (missing && field in missingKeys) return t(missingKeys[field as keyof typeof missingKeys]);
  return donation.refusal?.fields[field];
}

const missingKeys = {
  donorName: 'donorNameMissing',
  donorSurname: 'donorSurnameMissing',
  donorEmail: 'donorEmailMissing',
  donorPhone: 'donorPhoneMissing',
  donorAddress: 'donorAddressMissing',
  donorCity: 'donorCityMissing',
  donorPostalCode: 'donorPostalCodeMissing',
  acceptTerms: 'acceptTermsMissing',
} as const satisfies Partial<Record<DetailField, string>>;

interface LineProps {
  readonly context: StepContext;
  readonly field: Exclude<TextField, 'message'>;
  readonly wide: boolean;
  readonly input: InputProps;
}

function Line({ context, field, wide, input }: LineProps) {
  const { donation, t } = context;
  return (
    <Field
      className={wide ? 'all' : ''}
      label={t(field)}
      note={field === 'donorCountry' ? t('optional') : undefined}
      hint={field === 'donorEmail' ? t('donorEmailHint') : undefined}
      error={errorOf(context, field)}
      required={field !== 'donorCountry'}
    >
      <TextInput
        {...input}
        name={field}
        maxLength={detailLimits[field]}
        value={donation.flow.details[field]}
        onChange={(event) =>
          donation.dispatch({ type: 'details', details: { [field]: event.target.value } })
        }
      />
    </Field>
  );
}

function MessageField({ context }: { context: StepContext }) {
  const { donation, t } = context;
  return (
    <Field
      className="all"
      label={t('message')}
      note={t('optional')}
      hint={t('messageHint')}
      error={errorOf(context, 'message')}
    >
      <TextArea
        name="message"
        className={s.message}
        maxLength={detailLimits.message}
        value={donation.flow.details.message}
        onChange={(event) =>
          donation.dispatch({ type: 'details', details: { message: event.target.value } })
        }
      />
    </Field>
  );
}

function Boxes({ context }: { context: StepContext }) {
  const { donation, t, formId } = context;
  const { details } = donation.flow;
  const error = errorOf(context, 'acceptTerms');
  return (
    <div>
      <Checkbox
        name="showNamePublicly"
        label={t('showName')}
        checked={details.showNamePublicly}
        onChange={(event) =>
          donation.dispatch({
            type: 'details',
            details: { showNamePublicly: event.target.checked },
          })
        }
      />
      <Checkbox
        name="acceptTerms"
        invalid={error !== undefined}
        aria-describedby={error ? `${formId}-terms` : undefined}
        label={
          <>
            {t('acceptTerms')}{' '}
            <a href={pages.terms()} target="_blank" rel="noopener">
              {t('termsLink')}
              <span className="vh"> {t('newTab')}</span>
            </a>
          </>
        }
        checked={details.acceptTerms}
        onChange={(event) =>
          donation.dispatch({ type: 'details', details: { acceptTerms: event.target.checked } })
        }
      />
      {error ? (
        <Message tone="bad" id={`${formId}-terms`}>
          {error}
        </Message>
      ) : null}
    </div>
  );
}
