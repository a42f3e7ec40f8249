import { pages } from '@app/contracts/pages';
import { cx } from '@app/ui/cx';
import { Spinner } from '@app/ui/spinner';
import { Steps } from '@app/ui/steps';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Link } from '../../../lib/addresses/links.tsx';
import { PageHead } from '../../../lib/page/page-head.tsx';
import { toast } from '../../../lib/toast.ts';
import s from '../parts/auth-frame.module.css';
import { AuthFrame } from '../parts/auth-frame.tsx';
import { LinkPasswordStep, LinkRequestStep } from '../parts/link-reset-steps.tsx';
import { BuildNiche } from '../parts/niches.tsx';
import { StepTitle } from '../parts/step-title.tsx';
import { type LinkOwner, useLinkCheck } from '../parts/use-link-check.ts';
import { useAccountsText } from '../text.ts';

const total = 3;

type Phase =
  | { readonly at: 'request' }
  | { readonly at: 'reset'; readonly owner: LinkOwner }
  | { readonly at: 'success' };

const places = { request: 1, reset: 2, success: 3 } as const;
const titles = {
  request: 'linkTitleRequest',
  reset: 'linkTitleReset',
  success: 'linkTitleSuccess',
} as const;

/** A new password by the link of a mail, in three steps (specification §2.7). */
export default function PasswordResetPage() {
  const t = useAccountsText();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [phase, setPhase] = useState<Phase>({ at: 'request' });
  const [token, setToken] = useState(search.get('token') ?? '');

  const refused = () => {
    void toast({ title: t('linkInvalidTitle'), description: t('linkInvalid'), tone: 'bad' });
    setToken('');
    setPhase({ at: 'request' });
    void navigate({ search: '' }, { replace: true });
  };
  const { state, retry } = useLinkCheck(token, {
    onValid: (owner) => setPhase({ at: 'reset', owner }),
    onInvalid: refused,
  });

  const { at } = phase;
  return (
    <AuthFrame picture={<BuildNiche done={places[at]} total={total} />}>
      <PageHead description={t('linkDescription')} />
      <Steps current={places[at]} total={total} label={t('step', { current: places[at], total })} />
      <StepTitle step={at}>{t(titles[at])}</StepTitle>
      {at === 'request' && state !== 'idle' ? (
        <Checking failed={state === 'failed'} onRetry={retry} />
      ) : null}
      {at === 'request' && state === 'idle' ? (
        <>
          <p className="lead mt3">{t('linkLeadRequest')}</p>
          <LinkRequestStep onToken={setToken} />
        </>
      ) : null}
      {phase.at === 'reset' ? (
        <>
          <p className="lead mt3">{t('linkLeadReset', { ...phase.owner })}</p>
          <LinkPasswordStep
            token={token}
            email={phase.owner.email}
            onRefused={refused}
            onDone={() => {
              setPhase({ at: 'success' });
              void navigate({ search: '' }, { replace: true });
            }}
          />
        </>
      ) : null}
      {at === 'success' ? (
        <>
          <p className="lead mt3">{t('linkLeadSuccess')}</p>
          <Link className="button button-large button-primary button-wide mt6" to={pages.login()}>
            {t('goLogin')}
          </Link>
        </>
      ) : (
        <div className={cx(s.foot, 'mt5')}>
          <Link className="link" to={pages.login()}>
            {t('backToLogin')}
          </Link>
        </div>
      )}
    </AuthFrame>
  );
}

function Checking({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  const t = useAccountsText();
  if (failed) {
    return (
      <>
        <p className="lead mt3" role="alert">
          {t('linkCheckFailed')}
        </p>
        <button
          type="button"
          className="button button-large button-secondary button-wide mt6"
          onClick={onRetry}
        >
          {t('retry')}
        </button>
      </>
    );
  }
  return (
    <p className="row lead mt3" role="status">
      <Spinner label={t('linkChecking')} />
      {t('linkChecking')}
    </p>
  );
}
