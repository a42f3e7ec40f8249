import { Button } from '@app/ui/button';
import { Field } from '@app/ui/field';
import { PasswordInput } from '@app/ui/password-input';
import { MountainNiche, Walker } from '@app/ui/scenes/auth-niches';
import { TextInput } from '@app/ui/text-input';
import { lazy, Suspense, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { isApiError } from '../../../lib/api/error.ts';
import { useLanguage } from '../../../lib/language.tsx';
import { PageLink } from '../../../lib/links.tsx';
import { PageHead } from '../../../lib/page-head.tsx';
import { safeReturnUrl } from '../../../lib/return-url.ts';
import { memberHome } from '../../../lib/route-table.ts';
import { session } from '../../../lib/session/react.ts';
import { errorText } from '../../../lib/text.ts';
import { toast } from '../../../lib/toast.ts';
import { accounts } from '../client.ts';
import { AuthFrame } from '../parts/auth-frame.tsx';
import { showFieldErrors } from '../parts/failures.ts';
import { useAccountsText } from '../text.ts';

const ResendDialog = lazy(() => import('../parts/resend-dialog.tsx'));

interface LoginForm {
  email: string;
  password: string;
}

export default function LoginPage() {
  const t = useAccountsText();
  const [search] = useSearchParams();
  const [resending, setResending] = useState(false);
  const [email, setEmail] = useState('');
  const askResend = (typed: string) => {
    setEmail(typed);
    setResending(true);
  };
  const returnUrl = safeReturnUrl(search.get('returnUrl'));
  const register = returnUrl ? `/register?${new URLSearchParams({ returnUrl })}` : '/register';
  return (
    <AuthFrame picture={<Points />}>
      <PageHead description={t('loginDescription')} />
      <h1 className="t1">{t('loginTitle')}</h1>
      <p className="lead mt3">{t('loginLead')}</p>
      <LoginFields returnUrl={returnUrl} onUnverified={askResend} />
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
        <Suspense>
          <ResendDialog email={email} open={resending} onOpenChange={setResending} />
        </Suspense>
      ) : null}
    </AuthFrame>
  );
}

function LoginFields(props: { returnUrl: string | null; onUnverified: (email: string) => void }) {
  const t = useAccountsText();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const form = useForm<LoginForm>({ defaultValues: { email: '', password: '' } });
  const { errors, isSubmitting } = form.formState;

  const signIn = form.handleSubmit(async (values) => {
    try {
      const answer = await accounts.login({ body: values });
      if (answer.autoPasswordReset) {
        const query = new URLSearchParams({ email: values.email, auto: 'true' });
        await navigate(`/forgot-password?${query}`);
        return;
      }
      await session.signIn({
        accessToken: answer.accessToken ?? '',
        refreshToken: answer.refreshToken ?? '',
      });
      void toast({ title: t('loginDone'), description: t('welcomeBack'), tone: 'ok' });
      await navigate(props.returnUrl ?? memberHome(), { replace: true });
    } catch (failure) {
      if (isApiError(failure, 'EMAIL_NOT_VERIFIED')) props.onUnverified(values.email);
      else if (isApiError(failure, 'INVALID_CREDENTIALS')) {
        form.setError('email', { message: '' });
        form.setError('password', { message: failure.text }, { shouldFocus: true });
      } else if (!showFieldErrors(failure, ['email', 'password'], form.setError)) {
        const description = errorText(failure, language, t('loginFailed'));
        void toast({ title: t('error'), description, tone: 'bad' });
      }
    }
  });

  return (
    <form className="form mt6" noValidate method="post" onSubmit={signIn}>
      <Field label={t('email')} error={errors.email?.message}>
        <TextInput
          type="email"
          autoComplete="username"
          aria-invalid={errors.email ? true : undefined}
          {...form.register('email')}
        />
      </Field>
      <Field
        label={t('password')}
        error={errors.password?.message}
        aside={
          <PageLink className="link" to="/forgot-password">
            {t('forgot')}
          </PageLink>
        }
      >
        <PasswordInput
          autoComplete="current-password"
          showLabel={t('showPassword')}
          hideLabel={t('hidePassword')}
          {...form.register('password')}
        />
      </Field>
      <Button
        type="submit"
        variant="primary"
        size="l"
        wide
        busy={isSubmitting}
        busyLabel={t('loginBusy')}
      >
        {t('loginSubmit')}
      </Button>
    </form>
  );
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
