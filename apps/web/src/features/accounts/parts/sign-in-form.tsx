import type { UnverifiedDetails } from '@app/contracts/accounts/accounts.schemas';
import { pages } from '@app/contracts/pages';
import type { Language } from '@app/messages/catalogue';
import { Field } from '@app/ui/field';
import { Note } from '@app/ui/note';
import { PasswordInput } from '@app/ui/password-input';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import type { z } from 'zod';
import { PageLink } from '../../../lib/addresses/links.tsx';
import { isApiError } from '../../../lib/api/error.ts';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { lazyPart } from '../../../lib/lazy-parts/lazy-part.tsx';
import { session } from '../../../lib/session/session.ts';
import { currentLanguage, useLanguage } from '../../../lib/texts/language.tsx';
import { toast } from '../../../lib/toast.ts';
import { accounts } from '../client.ts';
import { keepRegistration } from '../registration.ts';
import { resetRequest } from '../reset-request.ts';
import { signInTextIn, useSignInText } from '../sign-in-text.ts';
import { EmailField, SubmitButton } from './fields.tsx';

const ResendDialog = lazyPart(() => import('./resend-dialog.tsx'));
const TwoFactorStep = lazyPart(() => import('./two-factor-step.tsx'));

/** What signing in gave. */
interface SignedIn {
  readonly accessToken?: string | undefined;
  readonly refreshToken?: string | undefined;
  readonly restored?: boolean | undefined;
}

interface SignInFormProps {
  readonly title: string;
  readonly lead: string;
  /** The address, where it is known. */
  readonly email?: string | undefined;
  /** Where it goes on once a mail for confirmation is answered. */
  readonly returnUrl?: string | undefined;
  /** Once the session is kept; `restored` when signing in brought the account back; its language. */
  readonly onDone?: (signedIn: { restored: boolean; language: Language }) => Promise<void>;
  /** The lines below, given how to ask for another confirmation mail. */
  readonly footer: (askResend: () => void) => ReactNode;
}

/** Signing in: e-mail and password, the second step where there is one, an unconfirmed address. */
export function SignInForm({ title, lead, email, returnUrl, onDone, footer }: SignInFormProps) {
  const t = useSignInText();
  const { choose } = useLanguage();
  const [challenge, setChallenge] = useState('');
  const [codeExpired, setCodeExpired] = useState(false);
  const [unverified, setUnverified] = useState<string | null>(null);
  const finish = async ({ accessToken = '', refreshToken = '', restored = false }: SignedIn) => {
    const { language } = await session.signIn({ accessToken, refreshToken });
    // The account's wins over that of the page, in what is said of signing in, too.
    if (language !== currentLanguage()) choose(language);
    if (restored) {
      const say = signInTextIn(language);
      const description = say('restoredText');
      void toast({ title: say('restored'), description, tone: 'ok', duration: 10_000 });
    }
    await onDone?.({ restored, language });
  };
  if (challenge !== '') {
    const back = (expired: boolean) => {
      setChallenge('');
      setCodeExpired(expired);
    };
    return <TwoFactorStep challenge={challenge} onDone={finish} onBack={back} />;
  }
  return (
    <>
      <h1 className="title-1">{title}</h1>
      <p className="lead mt3">{lead}</p>
      {codeExpired ? (
        <Note tone="warn" role="alert" className="mt5">
          {t('codeExpired')}
        </Note>
      ) : null}
      <Credentials
        email={email}
        onUnverified={setUnverified}
        onChallenge={setChallenge}
        onDone={finish}
      />
      {footer(() => setUnverified(''))}
      {unverified === null ? null : (
        <ResendDialog
          email={unverified}
          returnUrl={returnUrl}
          open
          onOpenChange={() => setUnverified(null)}
        />
      )}
    </>
  );
}

/** E-mail and password; what came of them goes to one of three. */
function Credentials(props: {
  email: string | undefined;
  onUnverified: (email: string) => void;
  onChallenge: (challenge: string) => void;
  onDone: (answer: SignedIn) => Promise<void>;
}) {
  const t = useSignInText();
  const navigate = useNavigate();
  const form = useSubmitForm({
    values: { email: props.email ?? '', password: '' },
    schema: () => import('@app/contracts/accounts/accounts.schemas').then((it) => it.LoginBody),
    check: ({ email, password }) => ({
      email: email.trim() ? '' : t('emailRequired'),
      password: password ? '' : t('passwordRequired'),
    }),
    send: async (body) => {
      const answer = await accounts.login({ body: { ...body, request: resetRequest() } });
      if (answer.autoPasswordReset) {
        const page = pages.forgotPassword({ email: body.email.trim(), auto: 'true' });
        await navigate(page, { state: { sentAt: Date.now(), isUnset: true } });
      } else if (answer.twoFactor) props.onChallenge(answer.twoFactor);
      else await props.onDone(answer);
    },
    refused: (error) => {
      if (isApiError(error, 'INVALID_CREDENTIALS')) form.focus('password');
      if (!isApiError(error, 'EMAIL_NOT_VERIFIED')) return undefined;
      const email = form.values().email.trim();
      const { registrationSecret } = error.details as z.infer<typeof UnverifiedDetails>;
      keepRegistration(email, registrationSecret);
      props.onUnverified(email);
      return true;
    },
    failed: t('loginFailed'),
    tell: (description) => void toast({ title: t('error'), description, tone: 'bad' }),
  });
  return (
    <form className="form mt6" {...form.props}>
      <EmailField error={form.error('email')} autoComplete="username" {...form.register('email')} />
      <Field
        label={t('password')}
        error={form.error('password')}
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
          {...form.register('password')}
        />
      </Field>
      <SubmitButton busy={form.busy} busyLabel={t('loginBusy')}>
        {t('loginSubmit')}
      </SubmitButton>
    </form>
  );
}
