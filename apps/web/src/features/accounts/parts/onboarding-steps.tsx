import { isPhone, normalizePhone } from '@app/domain/accounts/phone';
import { Button } from '@app/ui/button';
import { Field } from '@app/ui/field';
import { RadioKeys } from '@app/ui/radio-keys';
import { TextInput } from '@app/ui/text-input';
import { ArrowLeft } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { Gender } from '../interests.ts';
import { useAccountsText } from '../text.ts';
import { InterestKeys } from './interest-keys.tsx';
import type { Answers } from './onboarding-answers.ts';
import { useWrongFocus } from './use-wrong-focus.ts';

export const genderWords = {
  male: 'genderMale',
  female: 'genderFemale',
  other: 'genderOther',
} as const;

const genderOrder: readonly Gender[] = ['female', 'male', 'other'];

interface StepProps {
  readonly answers: Answers;
  readonly change: (part: Partial<Answers>) => void;
}

const address = /^\s*[^\s@]+@[^\s@]+\.[^\s@]{2,}\s*$/;

/** Phone number and sex; the address too, where nobody knows it yet. */
export function BasicsStep(
  props: StepProps & {
    known: string;
    confirmed: boolean;
    onNext: (phoneNumber: string) => void;
  },
) {
  const t = useAccountsText();
  const { form, refuse } = useWrongFocus();
  const [tried, setTried] = useState(false);
  const { answers, change, known } = props;
  const phone = answers.phoneNumber.trim() === '' ? '' : normalizePhone(answers.phoneNumber);
  const emailWrong = known === '' && !address.test(answers.email);
  const phoneWrong = phone === '' ? t('phoneRequired') : isPhone(phone) ? '' : t('phoneInvalid');
  const genderWrong = answers.gender === null ? t('genderRequired') : '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (emailWrong || phoneWrong || genderWrong) return refuse();
    props.onNext(phone);
  };
  return (
    <form className="form mt6" ref={form} noValidate method="post" onSubmit={submit}>
      {known ? (
        <Field label={t('email')} success={props.confirmed ? t('emailConfirmed') : ''}>
          <TextInput type="email" value={known} readOnly disabled />
        </Field>
      ) : (
        <Field label={t('email')} error={tried && emailWrong ? t('emailInvalid') : ''}>
          <TextInput
            type="email"
            name="email"
            autoComplete="email"
            value={answers.email}
            onChange={(event) => change({ email: event.target.value })}
          />
        </Field>
      )}
      <Field label={t('phone')} hint={t('phoneHint')} error={tried ? phoneWrong : ''}>
        <TextInput
          type="tel"
          name="phone"
          autoComplete="tel"
          inputMode="tel"
          value={answers.phoneNumber}
          onChange={(event) => change({ phoneNumber: event.target.value })}
          onBlur={() => phone && change({ phoneNumber: phone })}
        />
      </Field>
      <Field as="group" label={t('gender')} error={tried ? genderWrong : ''}>
        <RadioKeys
          label={t('gender')}
          options={genderOrder.map((value) => ({ value, label: t(genderWords[value]) }))}
          value={answers.gender}
          onValue={(gender) => change({ gender })}
          invalid={tried && genderWrong !== ''}
        />
      </Field>
      <Button type="submit" variant="primary" size="l" wide>
        {t('next')}
      </Button>
    </form>
  );
}

/** Ten interests, at least one. */
export function InterestsStep(props: StepProps & { onBack: () => void; onNext: () => void }) {
  const t = useAccountsText();
  const { form, refuse } = useWrongFocus();
  const [tried, setTried] = useState(false);
  const { interests } = props.answers;
  const missing = tried && interests.length === 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (interests.length === 0) return refuse();
    props.onNext();
  };
  return (
    <form className="form mt6" ref={form} noValidate method="post" onSubmit={submit}>
      <Field
        as="group"
        label={t('interests')}
        hideLabel
        error={missing ? t('interestsRequired') : ''}
      >
        <InterestKeys
          value={interests}
          invalid={missing}
          onValue={(value) => props.change({ interests: value })}
        />
      </Field>
      <div className="row between row-w mt5">
        <BackButton onBack={props.onBack} />
        <span className="row g4 row-w">
          <span className="sm mut num" aria-live="polite">
            {interests.length > 0 ? t('chosen', { count: interests.length }) : ''}
          </span>
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
      <ArrowLeft className="i" aria-hidden />
      {t('back')}
    </Button>
  );
}
