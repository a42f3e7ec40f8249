import { isPhone, normalizePhone } from '@app/domain/accounts/phone';
import { Button } from '@app/ui/button';
import { Field } from '@app/ui/field';
import { RadioKeys } from '@app/ui/radio-keys';
import { BuildNiche } from '@app/ui/scenes/auth-niches';
import { Steps } from '@app/ui/steps';
import { TextInput } from '@app/ui/text-input';
import { ArrowLeft } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useLanguage } from '../../../lib/language.tsx';
import { memberHome } from '../../../lib/route-table.ts';
import { useSession } from '../../../lib/session/react.ts';
import { browserStore, storageKeys } from '../../../lib/storage.ts';
import { errorText } from '../../../lib/text.ts';
import { toast } from '../../../lib/toast.ts';
import { accounts } from '../client.ts';
import { type Gender, genders, type Interest } from '../interests.ts';
import { AuthFrame } from '../parts/auth-frame.tsx';
import { InterestKeys } from '../parts/interest-keys.tsx';
import { useAccountsText } from '../text.ts';

const total = 3;

interface Answers {
  readonly phoneNumber: string;
  readonly gender: Gender | null;
  readonly interests: readonly Interest[];
}

export default function OnboardingPage() {
  const t = useAccountsText();
  const [step, setStep] = useState<1 | 2 | 3>(1);
  const [answers, setAnswers] = useState<Answers>({ phoneNumber: '', gender: null, interests: [] });
  const change = (part: Partial<Answers>) => setAnswers((before) => ({ ...before, ...part }));
  return (
    <AuthFrame
      picture={
        <aside className="tall scn" aria-hidden="true">
          <BuildNiche done={step} total={total} />
        </aside>
      }
    >
      <Steps current={step} total={total} label={t('step', { current: step, total })} />
      {step > 1 ? (
        <button type="button" className="bk" onClick={() => setStep(step === 3 ? 2 : 1)}>
          <ArrowLeft className="i" aria-hidden />
          {t('back')}
        </button>
      ) : null}
      <h1 className="t1 mt4">{t(`onboardingTitle${step}`)}</h1>
      <p className="lead mt3">{t(`onboardingLead${step}`)}</p>
      {step === 1 ? <Basics answers={answers} change={change} onNext={() => setStep(2)} /> : null}
      {step === 2 ? (
        <Interests answers={answers} change={change} onNext={() => setStep(3)} />
      ) : null}
      {step === 3 ? <Review answers={answers} onChange={setStep} /> : null}
    </AuthFrame>
  );
}

interface StepProps {
  readonly answers: Answers;
  readonly change: (part: Partial<Answers>) => void;
  readonly onNext: () => void;
}

const genderWords = { male: 'genderMale', female: 'genderFemale', other: 'genderOther' } as const;

function Basics({ answers, change, onNext }: StepProps) {
  const t = useAccountsText();
  const [tried, setTried] = useState(false);
  const phoneMissing = !isPhone(answers.phoneNumber);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!phoneMissing && answers.gender) onNext();
  };
  return (
    <form className="form mt6" noValidate onSubmit={submit}>
      <Field
        label={t('phone')}
        hint={t('phoneHint')}
        error={tried && phoneMissing ? t('phoneRequired') : ''}
      >
        <TextInput
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          value={answers.phoneNumber}
          onChange={(event) => change({ phoneNumber: event.target.value })}
          onBlur={(event) =>
            event.target.value.trim() && change({ phoneNumber: normalizePhone(event.target.value) })
          }
        />
      </Field>
      <Field
        as="group"
        label={t('gender')}
        error={tried && !answers.gender ? t('genderRequired') : ''}
      >
        <RadioKeys
          label={t('gender')}
          options={genders.map((value) => ({ value, label: t(genderWords[value]) }))}
          value={answers.gender}
          onValue={(gender) => change({ gender })}
        />
      </Field>
      <Button type="submit" variant="primary" size="l" wide>
        {t('next')}
      </Button>
    </form>
  );
}

function Interests({ answers, change, onNext }: StepProps) {
  const t = useAccountsText();
  const [tried, setTried] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (answers.interests.length > 0) onNext();
  };
  return (
    <form className="form mt6" noValidate onSubmit={submit}>
      <Field
        as="group"
        label={t('interests')}
        hideLabel
        error={tried && answers.interests.length === 0 ? t('interestsRequired') : ''}
      >
        <InterestKeys value={answers.interests} onValue={(interests) => change({ interests })} />
      </Field>
      <Button type="submit" variant="primary" size="l" wide>
        {t('next')}
      </Button>
    </form>
  );
}

/** The address comes from the link, else from the registration in this browser (§2.9). */
function useOnboardingEmail(): string {
  const [search] = useSearchParams();
  const { profile } = useSession();
  return (
    search.get('email') ?? profile?.email ?? browserStore.get(storageKeys.registrationEmail) ?? ''
  );
}

function Review({ answers, onChange }: { answers: Answers; onChange: (step: 1 | 2) => void }) {
  const t = useAccountsText();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const email = useOnboardingEmail();
  const [busy, setBusy] = useState(false);
  const finish = async () => {
    if (!answers.gender) return;
    setBusy(true);
    try {
      await accounts.onboarding({
        body: {
          email,
          phoneNumber: answers.phoneNumber,
          gender: answers.gender,
          interests: [...answers.interests],
        },
      });
      browserStore.remove(storageKeys.registrationEmail);
      await navigate(memberHome(), { replace: true });
    } catch (failure) {
      setBusy(false);
      const description = errorText(failure, language, t('onboardingFailed'));
      void toast({ title: t('error'), description, tone: 'bad' });
    }
  };
  const lines = [
    { step: 1, name: t('phone'), value: answers.phoneNumber },
    { step: 1, name: t('gender'), value: answers.gender ? t(genderWords[answers.gender]) : '' },
    { step: 2, name: t('interests'), value: answers.interests.map((one) => t(one)).join(', ') },
  ] as const;
  return (
    <div className="form mt6">
      <ul className="rows">
        {lines.map((line) => (
          <li key={line.name} className="row between top">
            <div>
              <p className="sm sub">{line.name}</p>
              <p className="b">{line.value}</p>
            </div>
            <button
              type="button"
              className="link sm"
              aria-label={`${t('change')}: ${line.name}`}
              onClick={() => onChange(line.step)}
            >
              {t('change')}
            </button>
          </li>
        ))}
      </ul>
      <Button
        variant="primary"
        size="l"
        wide
        busy={busy}
        busyLabel={t('finishing')}
        onClick={finish}
      >
        {t('finish')}
      </Button>
    </div>
  );
}
