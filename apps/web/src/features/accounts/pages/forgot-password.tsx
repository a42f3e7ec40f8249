import { pages } from '@app/contracts/pages';
import { cx } from '@app/ui/cx';
import { ArrowLeft } from '@app/ui/icons';
import { Steps } from '@app/ui/steps';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Link } from '../../../lib/addresses/links.tsx';
import { PageHead } from '../../../lib/page/page-head.tsx';
import s from '../parts/auth-frame.module.css';
import { AuthFrame } from '../parts/auth-frame.tsx';
import { BuildNiche } from '../parts/niches.tsx';
import { ResetCodeStep, ResetEmailStep, ResetPasswordStep } from '../parts/reset-steps.tsx';
import { StepTitle } from '../parts/step-title.tsx';
import { useStep } from '../parts/use-step.ts';
import { useAccountsText } from '../text.ts';

const total = 4;
type StepNumber = 1 | 2 | 3 | 4;

/** Four steps: e-mail, code, new password, done (specification §2.6). */
export default function ForgotPasswordPage() {
  const t = useAccountsText();
  const [search] = useSearchParams();
  const given = search.get('email') ?? '';
  const auto = search.get('auto') === 'true' && given !== '';
  const { step: reached, saved, go } = useStep<StepNumber>(auto ? 2 : 1, 4);
  const [email, setEmail] = useState(given);
  const [code, setCode] = useState('');
  // The code is kept nowhere but here: after a reload it is asked for again.
  const step = reached === 3 && code === '' ? 2 : reached;
  /** The address stands in the query too, so that a reload comes back to the code. */
  const toCode = (address: string, sentAt: number) => {
    setEmail(address);
    go(2, { sentAt }, { search: new URLSearchParams({ email: address, auto: 'true' }) });
  };
  return (
    <AuthFrame picture={<BuildNiche done={step} total={total} />}>
      <PageHead description={t('forgotDescription')} />
      <Steps current={step} total={total} label={t('step', { current: step, total })} />
      <StepTitle step={step}>{t(`forgotTitle${step}`)}</StepTitle>
      <p className="lead mt3">
        {t(step === 2 && saved.isUnset ? 'unsetLead' : `forgotLead${step}`, { email })}
      </p>
      {step === 1 ? <ResetEmailStep email={email} onNext={toCode} /> : null}
      {step === 2 ? (
        <ResetCodeStep
          email={email}
          code={code}
          sentAt={Number(saved.sentAt) || 0}
          onNext={(given) => {
            setCode(given);
            go(3);
          }}
        />
      ) : null}
      {step === 3 ? (
        <ResetPasswordStep
          email={email}
          code={code}
          onCodeRefused={() => go(2, {}, { replace: true })}
          onNext={() => {
            setCode('');
            go(4, {}, { search: new URLSearchParams(), replace: true });
          }}
        />
      ) : null}
      {step === 4 ? (
        <Link className="button button-large button-primary button-wide mt6" to={pages.login()}>
          {t('goLogin')}
        </Link>
      ) : (
        <div className={cx(s.foot, 'mt5')}>
          {step === 2 ? <Back to={() => go(1)} label={t('otherAddress')} /> : null}
          {step === 3 ? <Back to={() => go(2)} label={t('backToCode')} /> : null}
          <Link className="link" to={pages.login()}>
            {t('backToLogin')}
          </Link>
        </div>
      )}
    </AuthFrame>
  );
}

function Back({ to, label }: { to: () => void; label: string }) {
  return (
    <button type="button" className={s.back} onClick={to}>
      <ArrowLeft />
      {label}
    </button>
  );
}
