import { pages } from '@app/contracts/pages';
import { Button } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import { Message } from '@app/ui/message';
import { type ReactNode, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { StateLink } from '../../../lib/addresses/links.tsx';
import { loginUrl } from '../../../lib/addresses/return-url.ts';
import { memberHome } from '../../../lib/addresses/route-table.ts';
import { isApiError } from '../../../lib/api/error.ts';
import { browserStore, storageKeys, tabStore } from '../../../lib/drafts/storage.ts';
import { serverErrors } from '../../../lib/form/field-errors.ts';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { session } from '../../../lib/session/session.ts';
import { useLanguage } from '../../../lib/texts/language.tsx';
import { errorText } from '../../../lib/texts/text.ts';
import { toast } from '../../../lib/toast.ts';
import { accounts } from '../client.ts';
import { useAccountsText } from '../text.ts';
import s from './auth-frame.module.css';
import type { Answers } from './onboarding-answers.ts';
import { BackButton, genderWords } from './onboarding-steps.tsx';

interface ReviewProps {
  readonly email: string;
  /** Where the reader wanted to go. */
  readonly returnUrl: string | undefined;
  readonly answers: Answers;
  readonly onChange: (step: 1 | 2) => void;
}

/** Sends the answers; `refused` for who must sign in first. */
function useFinish({ email, returnUrl, answers }: ReviewProps) {
  const t = useAccountsText();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const [refused, setRefused] = useState(false);
  const form = useSubmitForm({
    values: {},
    send: async () => {
      const { gender, phoneNumber, municipality, interests } = answers;
      if (!gender) return;
      setRefused(false);
      await accounts.onboarding({
        body: { email, phoneNumber, gender, municipality, interests: [...interests] },
      });
      browserStore.remove(storageKeys.registrationEmail);
      tabStore.remove(storageKeys.firstAnswers);
      const signedIn = session.read().profile !== null;
      if (signedIn) await session.reload().catch(() => undefined);
      const description = signedIn ? undefined : t('readySignIn');
      void toast({ title: t('ready'), description, tone: 'ok' });
      const next = returnUrl ?? memberHome();
      await navigate(signedIn ? next : pages.login({ email, returnUrl: next }), { replace: true });
    },
    refused: (error) => {
      if (isApiError(error, 'NOT_FOUND')) {
        setRefused(true);
        return true;
      }
      const [ofField] = Object.values(serverErrors(error));
      return ofField ?? errorText(error, language, t('onboardingFailed'));
    },
    tell: (description) => void toast({ title: t('error'), description, tone: 'bad' }),
  });
  return { busy: form.busy, refused, finish: () => form.submit() };
}

/** What was answered, each with a way back to it; then the end. */
export function OnboardingReview(props: ReviewProps) {
  const t = useAccountsText();
  const location = useLocation();
  const { email, answers, onChange } = props;
  const { busy, refused, finish } = useFinish(props);
  return (
    <>
      <dl className="facts mt6">
        <Line name={t('email')}>{email}</Line>
        <Line name={t('phone')} onChange={() => onChange(1)}>
          {answers.phoneNumber}
        </Line>
        {answers.municipality ? (
          <Line name={t('town')} onChange={() => onChange(1)}>
            {answers.municipality}
          </Line>
        ) : null}
        <Line name={t('gender')} onChange={() => onChange(1)}>
          {answers.gender ? t(genderWords[answers.gender]) : ''}
        </Line>
        <Line name={t('interests')} onChange={() => onChange(2)}>
          <ul className="tags">
            {answers.interests.map((one) => (
              <li key={one}>{t(one)}</li>
            ))}
          </ul>
        </Line>
      </dl>
      {refused ? (
        <div className="mt5" role="alert">
          <Message tone="bad">
            {t('onboardingFailed')}. {t('onboardingRefused')}
          </Message>
          <StateLink className="link" to={loginUrl(location, email)} state={location.state}>
            {t('goLogin')}
          </StateLink>
        </div>
      ) : null}
      <div className={cx('row between mt6', s.onward)}>
        <BackButton onBack={() => onChange(2)} />
        <Button variant="primary" size="l" busy={busy} busyLabel={t('finishing')} onClick={finish}>
          {t('finish')}
        </Button>
      </div>
    </>
  );
}

function Line(props: { name: string; onChange?: () => void; children: ReactNode }) {
  const t = useAccountsText();
  return (
    <div>
      <dt>{props.name}</dt>
      <dd>{props.children}</dd>
      {props.onChange ? (
        <dd>
          <button
            type="button"
            className="link"
            aria-label={`${t('change')}: ${props.name}`}
            onClick={props.onChange}
          >
            {t('change')}
          </button>
        </dd>
      ) : null}
    </div>
  );
}
