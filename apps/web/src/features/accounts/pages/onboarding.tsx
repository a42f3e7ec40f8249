import { pages } from '@app/contracts/pages';
import { Steps } from '@app/ui/steps';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Link } from '../../../lib/addresses/links.tsx';
import { returnUrlOf } from '../../../lib/addresses/return-url.ts';
import { memberHome } from '../../../lib/addresses/route-table.ts';
import { useTakenOver } from '../../../lib/browser/taken-over.ts';
import { readStored, storageKeys, tabStore } from '../../../lib/drafts/storage.ts';
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
  const returnUrl = returnUrlOf(search) ?? undefined;
  const { step: reached, saved, go } = useStep<StepNumber>(1, 3);
  const takenOver = useTakenOver();
  const [given, setGiven] = useState<Answers | null>(null);
  const stored = takenOver ? readStored('firstAnswers', tabStore) : null;
  const answers = given ?? savedAnswers(stored) ?? noAnswers;
  const email = known || answers.email;
  /** Kept for this tab, and not with a step of it: neither a reload nor Back loses any of it. */
  const change = (part: Partial<Answers>) => {
    const now = { ...answers, ...part };
    setGiven(now);
    tabStore.set(storageKeys.firstAnswers, JSON.stringify(now));
  };
  const goOn = (to: StepNumber, more: Partial<Answers> = {}) => {
    change(more);
    go(to, { confirmed: saved.confirmed === true });
  };
  const later = <Later email={email} returnUrl={returnUrl} />;
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
          later={later}
        />
      ) : null}
      {step === 2 ? (
        <InterestsStep
          interests={answers.interests}
          onChange={(interests) => change({ interests })}
          onBack={() => goOn(1)}
          onNext={() => goOn(3)}
          later={later}
        />
      ) : null}
      {step === 3 ? (
        <OnboardingReview email={email} returnUrl={returnUrl} answers={answers} onChange={goOn} />
      ) : null}
    </AuthFrame>
  );
}

/** Leads on without the answers: what is missing is asked where it is needed. */
function Later({ email, returnUrl }: { email: string; returnUrl: string | undefined }) {
  const t = useAccountsText();
  const { profile } = useSession();
  const next = returnUrl ?? memberHome();
  return (
    <Link
      className="button button-ghost button-large"
      to={profile ? next : pages.login({ email, returnUrl: next })}
    >
      {t('later')}
    </Link>
  );
}
