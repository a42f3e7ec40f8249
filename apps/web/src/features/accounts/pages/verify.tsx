import { pages } from '@app/contracts/pages';
import { Button } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import { ArrowLeft } from '@app/ui/icons';
import { Message } from '@app/ui/message';
import { Spinner } from '@app/ui/spinner';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { Link } from '../../../lib/addresses/links.tsx';
import { returnUrlOf } from '../../../lib/addresses/return-url.ts';
import { memberHome } from '../../../lib/addresses/route-table.ts';
import { isApiError } from '../../../lib/api/error.ts';
import { useCodeTries } from '../../../lib/form/code-field.tsx';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { lazyPart } from '../../../lib/lazy-parts/lazy-part.tsx';
import { PageHead } from '../../../lib/page/page-head.tsx';
import { session, useSession } from '../../../lib/session/session.ts';
import { useLanguage } from '../../../lib/texts/language.tsx';
import { errorText } from '../../../lib/texts/text.ts';
import { accounts } from '../client.ts';
import s from '../parts/auth-frame.module.css';
import { AuthFrame } from '../parts/auth-frame.tsx';
import { CodeForm } from '../parts/code-form.tsx';
import { LetterNiche } from '../parts/niches.tsx';
import { ResendLine } from '../parts/resend-line.tsx';
import { StepTitle } from '../parts/step-title.tsx';
import { signInRegistered } from '../registration.ts';
import { useAccountsText } from '../text.ts';

const ResendDialog = lazyPart(() => import('../parts/resend-dialog.tsx'));

/** Milliseconds until the first steps open by themselves (specification §2.8). */
const untilOnboarding = { code: 1500, token: 2000 } as const;

export default function VerifyPage() {
  const t = useAccountsText();
  const [search] = useSearchParams();
  const token = search.get('token');
  const email = search.get('email') ?? '';
  const returnUrl = returnUrlOf(search) ?? undefined;
  const [done, setDone] = useState<Confirmed | null>(null);
  const elsewhere = useConfirmedElsewhere(email);
  const confirmed = done ?? elsewhere;
  const [signsIn, setSignsIn] = useState<string | null>(null);
  const [tokenRefused, setTokenRefused] = useState('');
  const byToken = token && !tokenRefused;
  useNextPage(confirmed, returnUrl);
  const byLink = async ({ email: address, alreadyVerified }: Verified) => {
    const signedIn = signInRegistered(address);
    const isKnown = !alreadyVerified || session.read().profile !== null || (await signedIn);
    if (isKnown) setDone({ email: address, by: 'token', signedIn });
    else setSignsIn(address);
  };
  const isOver = confirmed !== null || signsIn !== null;
  return (
    <AuthFrame picture={<LetterNiche />}>
      <PageHead description={t('verifyDescription')} />
      <StepTitle step={isOver ? 2 : 1}>{isOver ? t('verifyDone') : t('verifyTitle')}</StepTitle>
      {signsIn !== null ? (
        <SignInNow email={signsIn} returnUrl={returnUrl} />
      ) : confirmed ? (
        <Done />
      ) : byToken ? (
        <TokenCheck token={token} onDone={byLink} onRefused={setTokenRefused} />
      ) : (
        <ByCode
          email={email}
          returnUrl={returnUrl}
          trouble={tokenRefused}
          onDone={() => setDone({ email, by: 'code', signedIn: signInRegistered(email) })}
        />
      )}
    </AuthFrame>
  );
}

type Verified = Awaited<ReturnType<typeof accounts.verifyToken>>;

interface Confirmed {
  readonly email: string;
  readonly by: 'code' | 'token';
  /** Whether this browser is signed in by its registration. */
  readonly signedIn: Promise<boolean>;
}

/** The link of the mail was opened in another tab or on another device: this one need not wait for a code. */
function useConfirmedElsewhere(email: string): Confirmed | null {
  const { profile } = useSession();
  const [known, setKnown] = useState<Confirmed | null>(null);
  const own = profile?.isVerified && profile.email === email.toLowerCase();
  useEffect(() => {
    if (own) setKnown({ email, by: 'code', signedIn: Promise.resolve(true) });
  }, [own, email]);
  useEffect(() => {
    const back = () => void signInRegistered(email);
    addEventListener('focus', back);
    return () => removeEventListener('focus', back);
  }, [email]);
  return known;
}

/** The first steps open by themselves, after a moment in which it can be read what happened. */
function useNextPage(confirmed: Confirmed | null, returnUrl: string | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!confirmed) return;
    const { email, by, signedIn } = confirmed;
    let gone = false;
    const goOn = async () => {
      await signedIn;
      if (gone) return;
      const finished = session.read().profile?.onboardingCompleted;
      const next = finished ? (returnUrl ?? memberHome()) : pages.onboarding({ email, returnUrl });
      void navigate(next, { replace: true, state: { confirmed: true } });
    };
    const timer = setTimeout(goOn, untilOnboarding[by]);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [confirmed, navigate, returnUrl]);
}

/** The link was opened before, as scanners of mails do: the address is confirmed all the same. */
function SignInNow({ email, returnUrl }: { email: string; returnUrl: string | undefined }) {
  const t = useAccountsText();
  return (
    <>
      <p className="lead mt3" role="status">
        {t('verifiedBefore', { email })}
      </p>
      <Link
        className="button button-large button-primary button-wide mt6"
        to={pages.login({ email, returnUrl })}
      >
        {t('goLogin')}
      </Link>
    </>
  );
}

function Done() {
  const t = useAccountsText();
  return (
    <div role="status">
      <p className="lead mt3">{t('verifyNext')}</p>
      <p className="row small muted mt6">
        <Spinner label={t('opening')} />
        {t('opening')}
      </p>
    </div>
  );
}

function ByCode(props: {
  email: string;
  returnUrl: string | undefined;
  trouble: string;
  onDone: () => void;
}) {
  const t = useAccountsText();
  const { state } = useLocation();
  const { email, trouble, returnUrl } = props;
  const [asking, setAsking] = useState(false);
  /** With another code the form begins anew. */
  const [sends, setSends] = useState(0);
  return (
    <>
      <p className="lead mt3">{email ? t('verifyLead', { email }) : t('verifyNoEmail')}</p>
      {trouble ? (
        <div className="mt4" role="alert">
          <Message tone="bad">{trouble}</Message>
        </div>
      ) : null}
      {email ? (
        <>
          <CodeStep key={sends} email={email} onDone={props.onDone} />
          <ResendLine
            sentAt={Number(state?.sentAt) || 0}
            send={async () => {
              const answer = await accounts.resendVerification({ body: { email, returnUrl } });
              return answer.alreadyVerified ? { stop: answer.error } : undefined;
            }}
            onSent={() => setSends(sends + 1)}
            question={t('verifySpam')}
            action={t('verifyAgain')}
            wait="resendWait"
            sent={t('resendSent')}
            failed={t('resendFailed')}
          />
          <Link className={cx(s.back, 'mt3')} to={pages.register({ returnUrl })}>
            <ArrowLeft />
            {t('otherAddress')}
          </Link>
        </>
      ) : (
        <Button className="mt6" variant="primary" size="l" wide onClick={() => setAsking(true)}>
          {t('verifyAgain')}
        </Button>
      )}
      <ResendDialog email="" returnUrl={returnUrl} open={asking} onOpenChange={setAsking} />
    </>
  );
}

function TokenCheck(props: {
  token: string;
  onDone: (verified: Verified) => void;
  onRefused: (why: string) => void;
}) {
  const t = useAccountsText();
  const { language } = useLanguage();
  const [unreached, setUnreached] = useState('');
  // A link's token works once; React's repeated effects must not use it up twice.
  const asked = useRef(0);
  const [turn, setTurn] = useState(1);
  const check = useEffectEvent(async () => {
    setUnreached('');
    try {
      props.onDone(await accounts.verifyToken({ query: { token: props.token } }));
    } catch (failure) {
      const words = errorText(failure, language, t('verifyFailed'));
      // Nothing is known of the token when the server was not reached.
      if (isApiError(failure) && failure.status >= 400 && failure.status < 500) {
        props.onRefused(words);
      } else setUnreached(words);
    }
  });
  useEffect(() => {
    if (asked.current === turn) return;
    asked.current = turn;
    void check();
  }, [turn]);
  if (unreached) {
    return (
      <>
        <p className="lead mt3" role="alert">
          {unreached}
        </p>
        <Button size="l" wide className="mt6" onClick={() => setTurn(turn + 1)}>
          {t('retry')}
        </Button>
      </>
    );
  }
  return (
    <p className="row lead mt3" role="status">
      <Spinner label={t('verifyChecking')} />
      {t('verifyChecking')}
    </p>
  );
}

function CodeStep({ email, onDone }: { email: string; onDone: () => void }) {
  const t = useAccountsText();
  const { language } = useLanguage();
  const tries = useCodeTries();
  const form = useSubmitForm({
    values: { code: '' },
    send: async ({ code }) => {
      await accounts.verifyCode({ body: { email, code } });
      onDone();
    },
    refused: (error) => {
      tries.refused(error);
      return { code: errorText(error, language, t('verifyFailed')) };
    },
  });
  return (
    <CodeForm
      form={form}
      label={t('verifyCode')}
      triesLeft={tries.left}
      busyLabel={t('verifyBusy')}
      submit={t('confirm')}
    />
  );
}
