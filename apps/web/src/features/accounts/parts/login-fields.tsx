import { pages } from '@app/contracts/pages';
import { Button } from '@app/ui/button';
import { Field } from '@app/ui/field';
import { PasswordInput } from '@app/ui/password-input';
import { TextInput } from '@app/ui/text-input';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { isApiError } from '../../../lib/api/error.ts';
import { useLanguage } from '../../../lib/language.tsx';
import { PageLink } from '../../../lib/links.tsx';
import { errorText } from '../../../lib/text.ts';
import { toast } from '../../../lib/toast.ts';
import { accounts } from '../client.ts';
import { useAccountsText } from '../text.ts';
import { showFieldErrors } from './failures.ts';

/** What signing in gave. */
export interface SignedIn {
  readonly accessToken?: string | undefined;
  readonly refreshToken?: string | undefined;
  readonly restored?: boolean | undefined;
}

interface LoginForm {
  email: string;
  password: string;
}

/** E-mail and password; what came of them goes to one of three. */
export function LoginFields(props: {
  /** The address is not confirmed yet; with what the server says of it. */
  onUnverified: (email: string, words: string) => void;
  onChallenge: (challenge: string) => void;
  onDone: (answer: SignedIn) => Promise<void>;
}) {
  const t = useAccountsText();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const form = useForm<LoginForm>({ defaultValues: { email: '', password: '' } });
  const { errors, isSubmitting } = form.formState;

  const signIn = form.handleSubmit(async (values) => {
    try {
      const answer = await accounts.login({ body: values });
      if (answer.autoPasswordReset) {
        await navigate(pages.forgotPassword({ email: values.email.trim(), auto: 'true' }), {
          state: { sentAt: Date.now() },
        });
        return;
      }
      if (answer.twoFactor) props.onChallenge(answer.twoFactor);
      else await props.onDone(answer);
    } catch (failure) {
      if (showFieldErrors(failure, ['email', 'password'], form.setError)) return;
      const description = errorText(failure, language, t('loginFailed'));
      if (isApiError(failure, 'EMAIL_NOT_VERIFIED')) {
        return props.onUnverified(values.email.trim(), description);
      }
      void toast({ title: t('error'), description, tone: 'bad' });
      if (isApiError(failure, 'INVALID_CREDENTIALS')) {
        form.setError('email', { message: '' });
        form.setError('password', { message: failure.text }, { shouldFocus: true });
      }
    }
  });

  return (
    <form className="form mt6" noValidate method="post" onSubmit={signIn}>
      <Field label={t('email')} error={errors.email?.message}>
        <TextInput
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={errors.email ? true : undefined}
          {...form.register('email', { required: t('emailRequired') })}
        />
      </Field>
      <Field
        label={t('password')}
        error={errors.password?.message}
        aside={
          <PageLink className="link" to={pages.forgotPassword()}>
            {t('forgot')}
          </PageLink>
        }
      >
        <PasswordInput
          autoComplete="current-password"
          showLabel={t('showPassword')}
          hideLabel={t('hidePassword')}
          autoCapitalize="none"
          {...form.register('password', { required: t('passwordRequired') })}
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
