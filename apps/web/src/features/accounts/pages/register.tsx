import { pages } from '@app/contracts/pages';
import { passwordHints } from '@app/domain/accounts/password';
import { Checkbox } from '@app/ui/checkbox';
import { cx } from '@app/ui/cx';
import { Field } from '@app/ui/field';
import { HandCoins, type Icon, Megaphone, Scale, Users } from '@app/ui/icons';
import { Message } from '@app/ui/message';
import { PasswordInput } from '@app/ui/password-input';
import { PasswordRules } from '@app/ui/password-rules';
import { TextInput } from '@app/ui/text-input';
import { useNavigate, useSearchParams } from 'react-router';
import { Link } from '../../../lib/addresses/links.tsx';
import { returnUrlOf } from '../../../lib/addresses/return-url.ts';
import { isApiError } from '../../../lib/api/error.ts';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { PageHead } from '../../../lib/page/page-head.tsx';
import { useLanguage } from '../../../lib/texts/language.tsx';
import { toast } from '../../../lib/toast.ts';
import { accounts } from '../client.ts';
import s from '../parts/auth-frame.module.css';
import { AuthFrame } from '../parts/auth-frame.tsx';
import { EmailField, SubmitButton } from '../parts/fields.tsx';
import niches from '../parts/niches.module.css';
import { BenefitArch, Niche } from '../parts/niches.tsx';
import { keepRegistration, signInRegistered } from '../registration.ts';
import { useSignInText } from '../sign-in-text.ts';
import { useWish } from '../wish.ts';

export default function RegisterPage() {
  const t = useSignInText();
  const [search] = useSearchParams();
  const returnUrl = returnUrlOf(search) ?? undefined;
  const wish = useWish(returnUrl);
  return (
    <AuthFrame picture={<Benefits />}>
      <PageHead description={t('registerDescription')} />
      <h1 className="title-1">{t('registerTitle')}</h1>
      <p className="lead mt3">{wish ?? t('registerLead')}</p>
      <RegisterFields invited={search.get('email') ?? ''} returnUrl={returnUrl} />
      <div className={cx(s.foot, 'mt5')}>
        <span>{t('haveAccount')}</span>
        <Link className="link" to={pages.login({ returnUrl })}>
          {t('goLogin')}
        </Link>
      </div>
    </AuthFrame>
  );
}

interface RegisterProps {
  /** The address to which an invitation was sent. */
  readonly invited: string;
  readonly returnUrl: string | undefined;
}

/** Sends the form; what the server says of a field stands under it. */
function useRegistration({ invited, returnUrl }: RegisterProps) {
  const t = useSignInText();
  const { language } = useLanguage();
  const navigate = useNavigate();
  return useSubmitForm({
    values: {
      firstName: '',
      lastName: '',
      email: invited,
      password: '',
      confirmPassword: '',
      agreeToTerms: false,
      newsletter: false,
    },
    schema: () => import('@app/contracts/accounts/accounts.schemas').then((it) => it.RegisterBody),
    send: async ({ newsletter: _, ...values }) => {
      const { verified, redirectTo, registrationSecret } = await accounts.register({
        body: { ...values, language, returnUrl },
      });
      const email = values.email.trim();
      keepRegistration(email, registrationSecret);
      if (verified && !(await signInRegistered(email))) {
        await navigate(pages.login({ email, returnUrl }));
        return;
      }
      const next = redirectTo || pages.verify({ email, returnUrl });
      await navigate(next, { state: { sentAt: Date.now() } });
    },
    refused: (error) => (isApiError(error, 'EMAIL_TAKEN') ? { email: error.text } : undefined),
    failed: t('registerFailed'),
    tell: (description) => void toast({ title: t('error'), description, tone: 'bad' }),
  });
}

function RegisterFields(props: RegisterProps) {
  const t = useSignInText();
  const form = useRegistration(props);
  const [password, repeated] = form.watch(['password', 'confirmPassword']);
  const hints = passwordHints(password);
  const terms = form.error('agreeToTerms');
  const eye = { showLabel: t('showPassword'), hideLabel: t('hidePassword') };
  return (
    <form className="form mt6" {...form.props}>
      <div className="two">
        <Field label={t('firstName')} error={form.error('firstName')}>
          <TextInput autoComplete="given-name" {...form.register('firstName')} />
        </Field>
        <Field label={t('lastName')} error={form.error('lastName')}>
          <TextInput autoComplete="family-name" {...form.register('lastName')} />
        </Field>
      </div>
      <EmailField
        hint={t(props.invited ? 'emailInvited' : 'emailHint')}
        error={form.error('email')}
        {...form.register('email')}
      />
      <Field label={t('password')} error={form.error('password')}>
        <PasswordInput
          autoComplete="new-password"
          {...eye}
          {...form.register('password', { deps: 'confirmPassword' })}
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
        error={form.error('confirmPassword')}
        success={repeated !== '' && repeated === password ? t('passwordsMatch') : ''}
      >
        <PasswordInput autoComplete="new-password" {...eye} {...form.register('confirmPassword')} />
      </Field>
      <div>
        <Checkbox
          label={<Agreement />}
          invalid={terms !== undefined}
          {...(terms ? { 'aria-describedby': 'agree-error' } : {})}
          {...form.register('agreeToTerms')}
        />
        {terms ? (
          <Message tone="bad" id="agree-error">
            {terms}
          </Message>
        ) : null}
        <Checkbox label={t('newsletter')} {...form.register('newsletter')} />
      </div>
      <SubmitButton busy={form.busy} busyLabel={t('registerBusy')}>
        {t('registerSubmit')}
      </SubmitButton>
    </form>
  );
}

function Agreement() {
  const t = useSignInText();
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

const benefits: readonly (readonly [Icon, 1 | 2 | 3 | 4])[] = [
  [Megaphone, 1],
  [Users, 2],
  [Scale, 3],
  [HandCoins, 4],
];

function Benefits() {
  const t = useSignInText();
  return (
    <Niche poster label={t('benefitsLabel')}>
      <BenefitArch icons={benefits.map(([Icon]) => Icon)} say={t('benefitsSay')} />
      <ul className={niches.benefits}>
        {benefits.map(([Icon, n]) => (
          <li key={n}>
            <Icon />
            <div>
              <b>{t(`benefit${n}`)}</b>
              <p>{t(`benefit${n}Text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Niche>
  );
}
