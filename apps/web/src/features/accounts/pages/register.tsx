import { pages } from '@app/contracts/pages';
import { passwordHints, passwordLength } from '@app/domain/accounts/password';
import { Button } from '@app/ui/button';
import { Checkbox } from '@app/ui/checkbox';
import { Field, Message } from '@app/ui/field';
import { PasswordInput } from '@app/ui/password-input';
import { PasswordRules } from '@app/ui/password-rules';
import { BenefitArch } from '@app/ui/scenes/auth-niches';
import { TextInput } from '@app/ui/text-input';
import { HandCoins, type LucideIcon, Megaphone, Scale, Users } from 'lucide-react';
import { type UseFormGetValues, useForm } from 'react-hook-form';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { isApiError } from '../../../lib/api/error.ts';
import { useLanguage } from '../../../lib/language.tsx';
import { PageHead } from '../../../lib/page-head.tsx';
import { returnUrlOf } from '../../../lib/return-url.ts';
import { browserStore, storageKeys } from '../../../lib/storage.ts';
import { errorText } from '../../../lib/text.ts';
import { toast } from '../../../lib/toast.ts';
import { accounts } from '../client.ts';
import { AuthFrame } from '../parts/auth-frame.tsx';
import { showFieldErrors } from '../parts/failures.ts';
import { useAccountsText } from '../text.ts';

interface RegisterForm {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  confirmPassword: string;
  agreeToTerms: boolean;
  newsletter: boolean;
}

const sent = [
  'firstName',
  'lastName',
  'email',
  'password',
  'confirmPassword',
  'agreeToTerms',
] as const;

export default function RegisterPage() {
  const t = useAccountsText();
  const [search] = useSearchParams();
  const returnUrl = returnUrlOf(search);
  return (
    <AuthFrame picture={<Benefits />}>
      <PageHead description={t('registerDescription')} />
      <h1 className="t1">{t('registerTitle')}</h1>
      <p className="lead mt3">{t('registerLead')}</p>
      <RegisterFields />
      <div className="foot-l mt5">
        <span>{t('haveAccount')}</span>
        <Link className="link" to={pages.login({ returnUrl: returnUrl ?? undefined })}>
          {t('goLogin')}
        </Link>
      </div>
    </AuthFrame>
  );
}

/** Sends the form; what the server says of a field stands under it. */
function useRegistration() {
  const t = useAccountsText();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const form = useForm<RegisterForm>({
    defaultValues: {
      firstName: '',
      lastName: '',
      email: '',
      password: '',
      confirmPassword: '',
      agreeToTerms: false,
      newsletter: false,
    },
  });
  const submit = form.handleSubmit(async ({ newsletter: _, ...values }) => {
    try {
      const { redirectTo } = await accounts.register({ body: { ...values, language } });
      const email = values.email.trim();
      browserStore.set(storageKeys.registrationEmail, email);
      const next = redirectTo || pages.verify({ email });
      await navigate(next, { state: { sentAt: Date.now() } });
    } catch (failure) {
      if (isApiError(failure, 'EMAIL_TAKEN')) {
        form.setError('email', { message: failure.text }, { shouldFocus: true });
      } else if (!showFieldErrors(failure, sent, form.setError)) {
        const description = errorText(failure, language, t('registerFailed'));
        void toast({ title: t('error'), description, tone: 'bad' });
      }
    }
  });
  return { form, submit };
}

const address = /^\s*[^\s@]+@[^\s@]+\.[^\s@]{2,}\s*$/;

/** What can be seen without asking the server (specification §5). */
function useRules(values: UseFormGetValues<RegisterForm>) {
  const t = useAccountsText();
  const present = (text: string) => text.trim() !== '' || t('required');
  return {
    firstName: { validate: present },
    lastName: { validate: present },
    email: { validate: (text: string) => address.test(text) || t('emailInvalid') },
    password: {
      validate: (text: string) => [...text].length >= passwordLength.min || t('passwordShort'),
    },
    confirmPassword: {
      validate: (text: string) =>
        text === '' ? t('required') : text === values('password') || t('passwordMismatch'),
    },
    agreeToTerms: { validate: (agreed: boolean) => agreed || t('termsRequired') },
  };
}

function RegisterFields() {
  const t = useAccountsText();
  const { form, submit } = useRegistration();
  const { errors, isSubmitting } = form.formState;
  const rules = useRules(form.getValues);
  const [password, repeated] = form.watch(['password', 'confirmPassword']);
  const hints = passwordHints(password);
  const eye = { showLabel: t('showPassword'), hideLabel: t('hidePassword') };
  return (
    <form className="form mt6" noValidate method="post" onSubmit={submit}>
      <div className="two">
        <Field label={t('firstName')} error={errors.firstName?.message}>
          <TextInput autoComplete="given-name" {...form.register('firstName', rules.firstName)} />
        </Field>
        <Field label={t('lastName')} error={errors.lastName?.message}>
          <TextInput autoComplete="family-name" {...form.register('lastName', rules.lastName)} />
        </Field>
      </div>
      <Field label={t('email')} hint={t('emailHint')} error={errors.email?.message}>
        <TextInput
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          {...form.register('email', rules.email)}
        />
      </Field>
      <Field label={t('password')} error={errors.password?.message}>
        <PasswordInput
          autoComplete="new-password"
          {...eye}
          {...form.register('password', rules.password)}
        />
      </Field>
      <PasswordRules
        label={t('rulesLabel')}
        rules={[
          { text: t('ruleLength'), met: hints.length },
          { text: t('ruleUpper'), met: hints.upper },
          { text: t('ruleLower'), met: hints.lower },
          { text: t('ruleDigit'), met: hints.digit },
          { text: t('ruleSpecial'), met: hints.special },
        ]}
      />
      <Field
        label={t('repeatPassword')}
        error={errors.confirmPassword?.message}
        success={repeated !== '' && repeated === password ? t('passwordsMatch') : ''}
      >
        <PasswordInput
          autoComplete="new-password"
          {...eye}
          {...form.register('confirmPassword', rules.confirmPassword)}
        />
      </Field>
      <div>
        <Checkbox
          label={<Agreement />}
          invalid={errors.agreeToTerms !== undefined}
          {...(errors.agreeToTerms ? { 'aria-describedby': 'agree-error' } : {})}
          {...form.register('agreeToTerms', rules.agreeToTerms)}
        />
        {errors.agreeToTerms?.message ? (
          <Message tone="bad" id="agree-error">
            {errors.agreeToTerms.message}
          </Message>
        ) : null}
        <Checkbox label={t('newsletter')} {...form.register('newsletter')} />
      </div>
      <Button
        type="submit"
        variant="primary"
        size="l"
        wide
        busy={isSubmitting}
        busyLabel={t('registerBusy')}
      >
        {t('registerSubmit')}
      </Button>
    </form>
  );
}

function Agreement() {
  const t = useAccountsText();
  return (
    <>
      {t('agreeBefore')}
      <Link to={pages.terms()} target="_blank">
        {t('agreeTerms')}
      </Link>
      {t('agreeBetween')}
      <Link to={pages.privacy()} target="_blank">
        {t('agreePrivacy')}
      </Link>
    </>
  );
}

const benefits: readonly (readonly [LucideIcon, 1 | 2 | 3 | 4])[] = [
  [Megaphone, 1],
  [Users, 2],
  [Scale, 3],
  [HandCoins, 4],
];

function Benefits() {
  const t = useAccountsText();
  return (
    <aside className="tall poster" aria-label={t('benefitsLabel')}>
      <BenefitArch icons={benefits.map(([Icon]) => Icon)} say={t('benefitsSay')} />
      <ul className="bens">
        {benefits.map(([Icon, n]) => (
          <li key={n}>
            <Icon className="i" aria-hidden />
            <div>
              <b>{t(`benefit${n}`)}</b>
              <p>{t(`benefit${n}Text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </aside>
  );
}
