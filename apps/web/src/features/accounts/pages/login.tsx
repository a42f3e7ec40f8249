import { pages } from '@app/contracts/pages';
import type { Language } from '@app/messages/catalogue';
import { cx } from '@app/ui/cx';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { Link } from '../../../lib/addresses/links.tsx';
import { returnUrlOf } from '../../../lib/addresses/return-url.ts';
import { memberHome } from '../../../lib/addresses/route-table.ts';
import { PageHead } from '../../../lib/page/page-head.tsx';
import { toast } from '../../../lib/toast.ts';
import s from '../parts/auth-frame.module.css';
import { AuthFrame } from '../parts/auth-frame.tsx';
import { SignInForm } from '../parts/sign-in-form.tsx';
import { SignInPoints } from '../parts/sign-in-points.tsx';
import { signInTextIn, useSignInText } from '../sign-in-text.ts';
import { useWish } from '../wish.ts';

export default function LoginPage() {
  const t = useSignInText();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { state } = useLocation();
  const returnUrl = returnUrlOf(search) ?? undefined;
  const wish = useWish(returnUrl);
  const leadOn = async ({ restored, language }: { restored: boolean; language: Language }) => {
    if (!restored) {
      const say = signInTextIn(language);
      void toast({ title: say('loginDone'), description: say('welcomeBack'), tone: 'ok' });
    }
    // What was typed where the reader came from goes back with them.
    await navigate(returnUrl ?? memberHome(), { replace: true, state });
  };
  return (
    <AuthFrame picture={<SignInPoints t={t} />}>
      <PageHead description={t('loginDescription')} />
      <SignInForm
        title={t('loginTitle')}
        lead={wish ?? t('loginLead')}
        email={search.get('email') ?? undefined}
        returnUrl={returnUrl}
        onDone={leadOn}
        footer={(askResend) => (
          <>
            <div className={cx(s.foot, 'mt5')}>
              <span>{t('noMail')}</span>
              <button type="button" className="link" onClick={askResend}>
                {t('sendAgain')}
              </button>
            </div>
            <div className={s.after}>
              <span>{t('noAccount')}</span>
              <Link className="link" to={pages.register({ returnUrl })}>
                {t('goRegister')}
              </Link>
            </div>
          </>
        )}
      />
    </AuthFrame>
  );
}
