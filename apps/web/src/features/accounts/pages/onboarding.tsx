import { Steps } from '@app/ui/steps';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { returnUrlOf } from '../../../lib/addresses/return-url.ts';
import { useTakenOver } from '../../../lib/browser/taken-over.ts';
import { readStored } from '../../../lib/drafts/storage.ts';
import { PageHead } from '../../../lib/page/page-head.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { AuthFrame } from '../parts/auth-frame.tsx';
import { BuildNiche } from '../parts/niches.tsx';
import { type Answers, noAnswers, savedAnswers } from '../parts/onboarding-answers.ts';
import { OnboardingReview } from '../parts/onboarding-review.tsx';
import { BasicsStep, InterestsStep } from '../parts/onboarding-steps.tsx';
import { StepTitle } from '../parts/step-title.tsx';
import { useStep } from '../parts/use-step.ts';
import { useAccountsText } from '../text.ts';

const total = 3;
type StepNumber = 1 | 2 | 3;

/** The address comes from the link, else from the registration in this browser (§2.9). */
function useKnownEmail(): string {
  const [search] = useSearchParams();
  const { profile } = useSession();
  const takenOver = useTakenOver();
  const stored = takenOver ? readStored('registrationEmail') : null;
  return search.get('email') || stored || profile?.email || '';
}

/** Three steps: basics, interests, review (specification §2.9). */
export default function OnboardingPage() {
  const t = useAccountsText();
  const [search] = useSearchParams();
  const known = useKnownEmail();
  const { step: reached, saved, go } = useStep<StepNumber>(1, 3);
  const [given, setGiven] = useState<Answers | null>(null);
  const answers = given ?? savedAnswers(saved.answers) ?? noAnswers;
  const email = known || answers.email;
  const change = (part: Partial<Answers>) => setGiven({ ...answers, ...part });
  /** What was answered goes along, so that a reload loses nothing. */
  const goOn = (to: StepNumber, more: Partial<Answers> = {}) => {
    change(more);
    go(to, { answers: { ...answers, ...more }, confirmed: saved.confirmed === true });
  };
  const step = answers.gender === null ? 1 : reached;
  return (
    <AuthFrame
      wide={step === 3}
      picture={step === 2 ? undefined : <BuildNiche done={step} total={total} />}
    >
      <PageHead description={t('onboardingDescription')} />
      <Steps current={step} total={total} label={t('step', { current: step, total })} />
      <StepTitle step={step}>{t(`onboardingTitle${step}`)}</StepTitle>
      <p className="lead mt3">{t(`onboardingLead${step}`)}</p>
      {step === 1 ? (
        <BasicsStep
          known={known}
          confirmed={saved.confirmed === true}
          answers={answers}
          onNext={(basics) => goOn(2, basics)}
        />
      ) : null}
      {step === 2 ? (
        <InterestsStep
          interests={answers.interests}
          onChange={(interests) => change({ interests })}
          onBack={() => goOn(1)}
          onNext={() => goOn(3)}
        />
      ) : null}
      {step === 3 ? (
        <OnboardingReview
          email={email}
          returnUrl={returnUrlOf(search) ?? undefined}
          answers={answers}
          onChange={goOn}
        />
      ) : null}
    </AuthFrame>
  );
}
