import { BuildNiche } from '@app/ui/scenes/auth-niches';
import { Steps } from '@app/ui/steps';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { AuthFrame } from '../parts/auth-frame.tsx';
import { ResetCodeStep, ResetEmailStep, ResetPasswordStep } from '../parts/reset-steps.tsx';
import { useAccountsText } from '../text.ts';

const total = 4;

/** Four steps: e-mail, code, new password, done (specification §2.6). */
export default function ForgotPasswordPage() {
  const t = useAccountsText();
  const [search] = useSearchParams();
  const given = search.get('email') ?? '';
  const [step, setStep] = useState<1 | 2 | 3 | 4>(
    search.get('auto') === 'true' && given !== '' ? 2 : 1,
  );
  const [email, setEmail] = useState(given);
  const [code, setCode] = useState('');
  return (
    <AuthFrame
      picture={
        <aside className="tall scn" aria-hidden="true">
          <BuildNiche done={step} total={total} />
        </aside>
      }
    >
      <Steps current={step} total={total} label={t('step', { current: step, total })} />
      {step === 2 || step === 3 ? (
        <button type="button" className="bk" onClick={() => setStep(step === 3 ? 2 : 1)}>
          <ArrowLeft className="i" aria-hidden />
          {t('back')}
        </button>
      ) : null}
      <h1 className="t1 mt4">{t(`forgotTitle${step}`)}</h1>
      <p className="lead mt3">{t(`forgotLead${step}`, { email })}</p>
      {step === 1 ? (
        <ResetEmailStep email={email} onEmail={setEmail} onNext={() => setStep(2)} />
      ) : null}
      {step === 2 ? (
        <ResetCodeStep email={email} code={code} onCode={setCode} onNext={() => setStep(3)} />
      ) : null}
      {step === 3 ? (
        <ResetPasswordStep
          email={email}
          code={code}
          onCodeRefused={() => setStep(2)}
          onNext={() => setStep(4)}
        />
      ) : null}
      {step === 4 ? (
        <Link className="btn btn-l btn-p btn-w mt6" to="/login">
          {t('goLogin')}
        </Link>
      ) : (
        <div className="foot-l mt5">
          <Link className="link" to="/login">
            {t('backToLogin')}
          </Link>
        </div>
      )}
    </AuthFrame>
  );
}
