import { pages } from '@app/contracts/pages';
import { isAdmin, isModerator } from '@app/domain/accounts/permissions';
import { adminLoginTexts } from '@app/messages/admin-login';
import { Button } from '@app/ui/button';
import { Note } from '@app/ui/note';
import { MountainNiche, Walker } from '@app/ui/scenes/auth-niches';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { late } from '../../../lib/late.tsx';
import { PageHead } from '../../../lib/page-head.tsx';
import { returnUrlOf } from '../../../lib/return-url.ts';
import { firstRoute, memberHome } from '../../../lib/route-table.ts';
import { session, useSession } from '../../../lib/session/react.ts';
import { textsFor } from '../../../lib/text.ts';
import { toast } from '../../../lib/toast.ts';
import { Lead, Waiting } from '../../../shell/waiting.tsx';
import { AuthFrame } from '../parts/auth-frame.tsx';
import { LoginFields, type SignedIn } from '../parts/login-fields.tsx';
import { useAccountsText } from '../text.ts';

const ResendDialog = late(() => import('../parts/resend-dialog.tsx'));
const TwoFactorStep = late(() => import('../parts/two-factor-step.tsx'));

const useText = textsFor('admin-login', adminLoginTexts);

/** Signing in for those who run the platform; who is signed in already is led on. */
export default function AdminLoginPage() {
  const t = useText();
  const { state, profile } = useSession();
  const unknown = state === 'loading';
  if (profile) return <SignedInAs email={profile.email} role={profile.role} />;
  return (
    <>
      <div className={unknown ? 'if-no-session' : undefined}>
        <AuthFrame picture={<Points />}>
          <PageHead description={t('description')} />
          <Form />
        </AuthFrame>
      </div>
      <div className="if-session">{unknown ? <Waiting /> : null}</div>
    </>
  );
}

function Form() {
  const t = useText();
  const accounts = useAccountsText();
  const [challenge, setChallenge] = useState('');
  const [codeExpired, setCodeExpired] = useState(false);
  const [unverified, setUnverified] = useState<string | null>(null);
  // Who they are decides where it leads, and is known once the session is.
  const keep = async ({ accessToken = '', refreshToken = '', restored }: SignedIn) => {
    await session.signIn({ accessToken, refreshToken });
    if (!restored) return;
    void toast({ title: accounts('restored'), description: accounts('restoredText'), tone: 'ok' });
  };
  if (challenge !== '') {
    const back = (expired: boolean) => {
      setChallenge('');
      setCodeExpired(expired);
    };
    return <TwoFactorStep challenge={challenge} onDone={keep} onBack={back} />;
  }
  return (
    <>
      <h1 className="t1">{t('title')}</h1>
      <p className="lead mt3">{t('lead')}</p>
      {codeExpired ? (
        <Note tone="warn" role="alert" className="mt5">
          {accounts('codeExpired')}
        </Note>
      ) : null}
      <LoginFields onUnverified={setUnverified} onChallenge={setChallenge} onDone={keep} />
      <div className="foot-l mt5">
        <span>{t('notStaff')}</span>
        <Link className="link" to={pages.login()}>
          {t('memberLogin')}
        </Link>
      </div>
      {unverified === null ? null : (
        <ResendDialog email={unverified} open onOpenChange={() => setUnverified(null)} />
      )}
    </>
  );
}

/** The way on for admins and moderators; the others are told plainly. */
function SignedInAs({ email, role }: { email: string; role: string }) {
  const t = useText();
  const [search] = useSearchParams();
  const asked = returnUrlOf(search);
  const actor = { id: '', role, permissions: [] };
  if (isAdmin(actor))
    return <Lead to={asked ?? firstRoute(pages.admin.path, pages.adminSecurity.path)} />;
  if (isModerator(actor))
    return <Lead to={asked ?? firstRoute(pages.admin.path, pages.dashboard.path)} />;
  return (
    <AuthFrame picture={<Points />}>
      <PageHead description={t('description')} />
      <h1 className="t1">{t('noRoleTitle')}</h1>
      <p className="lead mt3">{t('noRoleText', { email })}</p>
      <div className="form mt6">
        <Button variant="primary" size="l" wide asChild>
          <Link to={memberHome()}>{t('toOwnSpace')}</Link>
        </Button>
        <Button variant="secondary" size="l" wide onClick={() => void session.signOut()}>
          {t('otherAccount')}
        </Button>
      </div>
    </AuthFrame>
  );
}

function Points() {
  const t = useText();
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
