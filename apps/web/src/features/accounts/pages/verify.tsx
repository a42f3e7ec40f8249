import { Button } from '@app/ui/button';
import { CodeInput } from '@app/ui/code-input';
import { Field, Message } from '@app/ui/field';
import { LetterNiche } from '@app/ui/scenes/auth-niches';
import { Spinner } from '@app/ui/spinner';
import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useLanguage } from '../../../lib/language.tsx';
import { errorText } from '../../../lib/text.ts';
import { accounts } from '../client.ts';
import { AuthFrame } from '../parts/auth-frame.tsx';
import { useAccountsText } from '../text.ts';

const ResendDialog = lazy(() => import('../parts/resend-dialog.tsx'));

/** Milliseconds until the first steps open by themselves (specification §2.8). */
const untilOnboarding = { code: 1500, token: 2000 } as const;
const codeLength = 6;

export default function VerifyPage() {
  const t = useAccountsText();
  const [search] = useSearchParams();
  const token = search.get('token');
  const email = search.get('email');
  const navigate = useNavigate();
  const [confirmed, setConfirmed] = useState<{ email: string; by: 'code' | 'token' } | null>(null);
  const [resending, setResending] = useState(false);
  const [tokenFailed, setTokenFailed] = useState(false);

  useEffect(() => {
    if (!confirmed) return;
    const next = `/onboarding?${new URLSearchParams({ email: confirmed.email })}`;
    const timer = setTimeout(
      () => navigate(next, { replace: true }),
      untilOnboarding[confirmed.by],
    );
    return () => clearTimeout(timer);
  }, [confirmed, navigate]);

  const byToken = token && !tokenFailed;
  return (
    <AuthFrame
      picture={
        <aside className="tall scn" aria-hidden="true">
          <LetterNiche />
        </aside>
      }
    >
      <h1 className="t1">{confirmed ? t('verifyDone') : t('verifyTitle')}</h1>
      {confirmed ? (
        <p className="lead mt3" role="status">
          {t('verifyNext')}
        </p>
      ) : byToken ? (
        <TokenCheck
          token={token}
          onDone={(address) => setConfirmed({ email: address, by: 'token' })}
          onFailed={() => setTokenFailed(true)}
        />
      ) : (
        <>
          <p className="lead mt3">{email ? t('verifyLead', { email }) : t('verifyNoEmail')}</p>
          {tokenFailed ? <Message tone="bad">{t('verifyFailed')}</Message> : null}
          {email ? (
            <CodeForm email={email} onDone={() => setConfirmed({ email, by: 'code' })} />
          ) : null}
          <div className="foot-l mt5">
            <span>{t('noMail')}</span>
            <button type="button" className="link" onClick={() => setResending(true)}>
              {t('verifyAgain')}
            </button>
          </div>
        </>
      )}
      {resending ? (
        <Suspense>
          <ResendDialog email={email ?? ''} open={resending} onOpenChange={setResending} />
        </Suspense>
      ) : null}
    </AuthFrame>
  );
}

function TokenCheck(props: {
  token: string;
  onDone: (email: string) => void;
  onFailed: () => void;
}) {
  const t = useAccountsText();
  // A link's token works once; React's repeated effects must not use it up twice.
  const asked = useRef(false);
  const { token, onDone, onFailed } = props;
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    accounts.verifyToken({ query: { token } }).then(
      (answer) => onDone(answer.email),
      () => onFailed(),
    );
  }, [token, onDone, onFailed]);
  return (
    <p className="row lead mt3" role="status">
      <Spinner label={t('verifyChecking')} />
      {t('verifyChecking')}
    </p>
  );
}

function CodeForm({ email, onDone }: { email: string; onDone: () => void }) {
  const t = useAccountsText();
  const { language } = useLanguage();
  const [code, setCode] = useState('');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setError('');
    try {
      await accounts.verifyCode({ body: { email, code } });
      onDone();
    } catch (failure) {
      setError(errorText(failure, language, t('verifyFailed')));
      setBusy(false);
    }
  };
  return (
    <form className="form mt6" noValidate onSubmit={submit}>
      <Field label={t('verifyCode')} as="group" error={error}>
        <CodeInput
          label={t('verifyCode')}
          charLabel={(place, of) => t('verifyPlace', { place, of })}
          length={codeLength}
          value={code}
          onValue={setCode}
          state={error ? 'bad' : undefined}
        />
      </Field>
      <Button
        type="submit"
        variant="primary"
        size="l"
        wide
        busy={busy}
        busyLabel={t('verifyBusy')}
        disabled={code.length < codeLength}
      >
        {t('verifySubmit')}
      </Button>
    </form>
  );
}
