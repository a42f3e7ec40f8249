import { pages } from '@app/contracts/pages';
import { Note } from '@app/ui/note';
import { MountainNiche, Walker } from '@app/ui/scenes/auth-niches';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { late } from '../../../lib/late.tsx';
import { PageHead } from '../../../lib/page-head.tsx';
import { returnUrlOf } from '../../../lib/return-url.ts';
import { memberHome } from '../../../lib/route-table.ts';
import { session } from '../../../lib/session/react.ts';
import { toast } from '../../../lib/toast.ts';
import { AuthFrame } from '../parts/auth-frame.tsx';
import { LoginFields, type SignedIn } from '../parts/login-fields.tsx';
import { useAccountsText } from '../text.ts';

const ResendDialog = late(() => import('../parts/resend-dialog.tsx'));
const TwoFactorStep = late(() => import('../parts/two-factor-step.tsx'));

export default function LoginPage() {
  const t = useAccountsText();
  const [search] = useSearchParams();
  const [resending, setResending] = useState(false);
  const [unverified, setUnverified] = useState({ email: '', words: '' });
  const askResend = (email: string, words = '') => {
    setUnverified({ email, words });
    setResending(true);
  };
  const returnUrl = returnUrlOf(search);
  const finish = useFinishedSignIn(returnUrl);
  const [challenge, setChallenge] = useState('');
  const [codeExpired, setCodeExpired] = useState(false);
  if (challenge !== '') {
    const back = (expired: boolean) => {
      setChallenge('');
      setCodeExpired(expired);
    };
    return (
      <AuthFrame picture={<Points />}>
        <PageHead description={t('loginDescription')} />
        <TwoFactorStep challenge={challenge} onDone={finish} onBack={back} />
      </AuthFrame>
    );
  }
  const register = pages.register({ returnUrl: returnUrl ?? undefined });
  return (
    <AuthFrame picture={<Points />}>
      <PageHead description={t('loginDescription')} />
      <h1 className="t1">{t('loginTitle')}</h1>
      <p className="lead mt3">{t('loginLead')}</p>
      {codeExpired ? (
        <Note tone="warn" role="alert" className="mt5">
          {t('codeExpired')}
        </Note>
      ) : null}
      <LoginFields onUnverified={askResend} onChallenge={setChallenge} onDone={finish} />
      <div className="foot-l mt5">
        <span>{t('noMail')}</span>
        <button type="button" className="link" onClick={() => askResend('')}>
          {t('sendAgain')}
        </button>
      </div>
      <div className="foot-l" style={{ paddingTop: 0, border: 0 }}>
        <span>{t('noAccount')}</span>
        <Link className="link" to={register}>
          {t('goRegister')}
        </Link>
      </div>
      {resending ? (
        <ResendDialog {...unverified} open={resending} onOpenChange={setResending} />
      ) : null}
    </AuthFrame>
  );
}

/** Keeps the session that signing in gave, welcomes, and leads on. */
function useFinishedSignIn(returnUrl: string | null): (answer: SignedIn) => Promise<void> {
  const t = useAccountsText();
  const navigate = useNavigate();
  return async ({ accessToken = '', refreshToken = '', restored }) => {
    await session.signIn({ accessToken, refreshToken });
    void toast(
      restored
        ? { title: t('restored'), description: t('restoredText'), tone: 'ok', duration: 10_000 }
        : { title: t('loginDone'), description: t('welcomeBack'), tone: 'ok' },
    );
    await navigate(returnUrl ?? memberHome(), { replace: true });
  };
}

function Points() {
  const t = useAccountsText();
  const points = [
    ['flag', 'point1', 'point1Text'],
    ['wave', 'point2', 'point2Text'],
    ['walk', 'point3', 'point3Text'],
  ] as const;
  return (
    <aside className="tall scn" aria-label={t('whyLabel')}>
      <MountainNiche />
      <ul className="treads">
        {points.map(([pose, title, text]) => (
          <li key={pose}>
            <Walker pose={pose} />
            <b>{t(title)}</b>
            <p>{t(text)}</p>
          </li>
        ))}
      </ul>
    </aside>
  );
}
