import { pages } from '@app/contracts/pages';
import { accountPolicy } from '@app/domain/accounts/account.policy';
import { adminLoginTexts } from '@app/messages/admin-login';
import { Button } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import { useSearchParams } from 'react-router';
import { Link } from '../../../lib/addresses/links.tsx';
import { returnUrlOf } from '../../../lib/addresses/return-url.ts';
import { memberHome } from '../../../lib/addresses/route-table.ts';
import { PageHead } from '../../../lib/page/page-head.tsx';
import { session, useSession } from '../../../lib/session/session.ts';
import { textsFor } from '../../../lib/texts/text.ts';
import { ClientRedirect, UntilKnown } from '../../../shell/waiting.tsx';
import s from '../parts/auth-frame.module.css';
import { AuthFrame } from '../parts/auth-frame.tsx';
import { SignInForm } from '../parts/sign-in-form.tsx';
import { SignInPoints } from '../parts/sign-in-points.tsx';

const useText = textsFor('admin-login', adminLoginTexts);

/** Signing in for those who run the platform; who is signed in already is led on. */
export default function AdminLoginPage() {
  const t = useText();
  const { state, profile } = useSession();
  if (profile) return <SignedInAs email={profile.email} role={profile.role} />;
  return (
    <UntilKnown unknown={state === 'loading'}>
      <AuthFrame picture={<SignInPoints t={t} />}>
        <PageHead description={t('description')} />
        <SignInForm
          title={t('title')}
          lead={t('lead')}
          footer={() => (
            <div className={cx(s.foot, 'mt5')}>
              <span>{t('notStaff')}</span>
              <Link className="link" to={pages.login()}>
                {t('memberLogin')}
              </Link>
            </div>
          )}
        />
      </AuthFrame>
    </UntilKnown>
  );
}

/** The way on for admins and moderators; the others are told plainly. */
function SignedInAs({ email, role }: { email: string; role: string }) {
  const t = useText();
  const [search] = useSearchParams();
  const requested = returnUrlOf(search);
  const actor = { id: '', role, permissions: [] };
  if (accountPolicy.enterAdmin(actor).ok) return <ClientRedirect to={requested ?? pages.admin()} />;
  return (
    <AuthFrame picture={<SignInPoints t={t} />}>
      <PageHead description={t('description')} />
      <h1 className="title-1">{t('noRoleTitle')}</h1>
      <p className="lead mt3">{t('noRoleText', { email })}</p>
      <div className="form mt6">
        <Button variant="primary" size="l" wide asChild>
          <Link to={memberHome()}>{t('toOwnSpace')}</Link>
        </Button>
        <Button variant="secondary" size="l" wide onClick={() => void session.signOut()}>
          {t('useOtherAccount')}
        </Button>
      </div>
    </AuthFrame>
  );
}
