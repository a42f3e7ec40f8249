import { municipalityOf } from '@app/domain/accounts/municipality';
import { holdsTwoPhones, normalizePhone } from '@app/domain/accounts/phone';
import { Button } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import { Field } from '@app/ui/field';
import { ArrowLeft } from '@app/ui/icons';
import { RadioButtons } from '@app/ui/radio-buttons';
import { TextInput } from '@app/ui/text-input';
import type { ReactNode } from 'react';
import type { Gender } from '../../../entities/profiles/public.ts';
import { PhoneField } from '../../../lib/form/phone-field.tsx';
import { TownField } from '../../../lib/form/town-field.tsx';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { useAccountsText } from '../text.ts';
import s from './auth-frame.module.css';
import { EmailField, SubmitButton } from './fields.tsx';
import { InterestButtons } from './interest-buttons.tsx';
import type { Answers } from './onboarding-answers.ts';

export const genderWords = {
  male: 'genderMale',
  female: 'genderFemale',
  other: 'genderOther',
} as const;

const genderOrder: readonly Gender[] = ['female', 'male', 'other'];

/** The part of the contract's answers that a step asks for. */
const schemaOf = (step: 'basics' | 'interests') => () =>
  import('@app/contracts/accounts/accounts.schemas').then(({ OnboardingBody }) =>
    step === 'basics'
      ? OnboardingBody.omit({ interests: true })
      : OnboardingBody.pick({ interests: true }),
  );

/** Phone number, town and sex; the address too, where nobody knows it yet. */
export function BasicsStep(props: {
  answers: Answers;
  known: string;
  confirmed: boolean;
  onNext: (answers: Omit<Answers, 'interests'>) => void;
  /** The way on without answering. */
  later: ReactNode;
}) {
  const t = useAccountsText();
  const { known } = props;
  const { interests: _, ...given } = props.answers;
  const form = useSubmitForm<Omit<Answers, 'interests'>>({
    values: given,
    schema: schemaOf('basics'),
    bodyOf: (answers) => (known ? { ...answers, email: known } : answers),
    check: ({ phoneNumber, gender }) => ({
      phoneNumber: phoneNumber.trim() ? '' : t('phoneRequired'),
      gender: gender ? '' : t('genderRequired'),
    }),
    send: (answers) =>
      props.onNext({
        ...answers,
        phoneNumber: normalizePhone(answers.phoneNumber),
        municipality: municipalityOf(answers.municipality) ?? '',
      }),
  });
  const tidyPhone = () => {
    const { phoneNumber } = form.values();
    if (phoneNumber.trim() && !holdsTwoPhones(phoneNumber))
      form.change('phoneNumber', normalizePhone(phoneNumber));
  };
  return (
    <form className="form mt6" {...form.props}>
      {known ? (
        <Field label={t('email')} success={props.confirmed ? t('emailConfirmed') : ''}>
          <TextInput type="email" value={known} readOnly disabled />
        </Field>
      ) : (
        <EmailField error={form.error('email')} {...form.register('email')} />
      )}
      <PhoneField
        label={t('phone')}
        hint={t('phoneHint')}
        error={form.error('phoneNumber')}
        {...form.register('phoneNumber', { onBlur: tidyPhone })}
      />
      <TownField
        label={t('town')}
        hint={t('townHint')}
        error={form.error('municipality')}
        {...form.register('municipality')}
      />
      <Field as="group" label={t('gender')} hint={t('genderHint')} error={form.error('gender')}>
        <RadioButtons
          label={t('gender')}
          options={genderOrder.map((value) => ({ value, label: t(genderWords[value]) }))}
          {...form.bind('gender')}
          invalid={form.error('gender') !== undefined}
        />
      </Field>
      <div className={cx('row g2', s.onward)}>
        {props.later}
        <SubmitButton>{t('next')}</SubmitButton>
      </div>
    </form>
  );
}

/** Ten interests, at least one. */
export function InterestsStep(props: {
  interests: Answers['interests'];
  onChange: (interests: Answers['interests']) => void;
  onBack: () => void;
  onNext: () => void;
  later: ReactNode;
}) {
  const t = useAccountsText();
  const form = useSubmitForm<Pick<Answers, 'interests'>>({
    values: { interests: props.interests },
    schema: schemaOf('interests'),
    send: props.onNext,
    onChange: ({ interests }) => props.onChange(interests),
  });
  const error = form.error('interests');
  const { value, onValue } = form.bind('interests');
  return (
    <form className="form mt6" {...form.props}>
      <Field as="group" label={t('interests')} hideLabel error={error}>
        <InterestButtons value={value} invalid={error !== undefined} onValue={onValue} />
      </Field>
      <div className={cx('row row-wrap between g2', s.onward)}>
        <BackButton onBack={props.onBack} />
        <span className="row row-wrap g2">
          <span className="small muted tabular" aria-live="polite">
            {value.length > 0 ? t('chosen', { count: value.length }) : ''}
          </span>
          {props.later}
          <Button type="submit" variant="primary" size="l">
            {t('next')}
          </Button>
        </span>
      </div>
    </form>
  );
}

/** Goes back one step. */
export function BackButton({ onBack }: { onBack: () => void }) {
  const t = useAccountsText();
  return (
    <Button variant="ghost" onClick={onBack}>
      <ArrowLeft />
      {t('back')}
    </Button>
  );
}
