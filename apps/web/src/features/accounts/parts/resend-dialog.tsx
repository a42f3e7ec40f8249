import { pages } from '@app/contracts/pages';
import { Button } from '@app/ui/button';
import { Dialog } from '@app/ui/dialog';
import { MailCheck } from '@app/ui/icons';
import { Message } from '@app/ui/message';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { Link } from '../../../lib/addresses/links.tsx';
import { serverErrors } from '../../../lib/form/field-errors.ts';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { useLanguage } from '../../../lib/texts/language.tsx';
import { errorText } from '../../../lib/texts/text.ts';
import { accounts } from '../client.ts';
import { useAccountsText } from '../text.ts';
import { EmailField } from './fields.tsx';

type Phase = 'ask' | 'sent' | 'already';

/** Milliseconds until the page for the code opens by itself (specification §4). */
const untilCode = 2000;

/** Sends the confirmation again; ends on the page for the code, or says that none is needed. */
export default function ResendDialog(props: {
  /** Whoever tried to sign in with an unconfirmed address has its code already; empty for others. */
  email: string;
  /** Where it goes on once the address is confirmed. */
  returnUrl?: string | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const t = useAccountsText();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const { returnUrl } = props;
  const [phase, setPhase] = useState<Phase>('ask');
  const [already, setAlready] = useState('');
  const form = useSubmitForm({
    values: { email: props.email },
    schema: () => import('@app/contracts/accounts/accounts.schemas').then((it) => it.EmailBody),
    send: async (body) => {
      const answer = await accounts.resendVerification({ body: { ...body, returnUrl } });
      setAlready(answer.error ?? '');
      setPhase(answer.alreadyVerified ? 'already' : 'sent');
    },
    refused: (error) => ({
      email: serverErrors(error).email ?? errorText(error, language, t('resendFailed')),
    }),
  });
  const { email } = form.values();
  const codePage = pages.verify({ email: email.trim(), returnUrl });

  useEffect(() => {
    if (phase !== 'sent') return;
    const timer = setTimeout(
      () => navigate(codePage, { state: { sentAt: Date.now() - untilCode } }),
      untilCode,
    );
    return () => clearTimeout(timer);
  }, [phase, navigate, codePage]);

  const titles = {
    ask: props.email ? t('verifyTitle') : t('resendTitle'),
    sent: t('resendDone'),
    already: t('alreadyTitle'),
  };
  return (
    <Dialog
      open={props.open}
      onOpenChange={props.onOpenChange}
      title={titles[phase]}
      closeLabel={t('close')}
      look="short"
    >
      {phase === 'sent' ? (
        <>
          <div role="status">
            <Message tone="ok" icon={<MailCheck />}>
              {t('resendSent')}
            </Message>
            <p className="muted mt3">{t('resendNext')}</p>
          </div>
          <Button wide onClick={() => navigate(codePage, { state: { sentAt: Date.now() } })}>
            {t('enterNow')}
          </Button>
        </>
      ) : phase === 'already' ? (
        <>
          <p className="bold">{already}</p>
          <p className="muted">{t('alreadyText')}</p>
          <Button wide asChild>
            <Link to={pages.login()} onClick={() => props.onOpenChange(false)}>
              {t('backToLogin')}
            </Link>
          </Button>
          <Button variant="ghost" wide asChild>
            <Link to={pages.forgotPassword({ email })}>{t('changePassword')}</Link>
          </Button>
        </>
      ) : (
        <form className="form" {...form.props}>
          {props.email ? (
            <>
              <p className="muted">{t('unverifiedText', { email: props.email })}</p>
              <Button variant="primary" wide asChild>
                <Link to={codePage} data-autofocus="">
                  {t('enterCode')}
                </Link>
              </Button>
              <div role="alert">
                {form.error('email') ? <Message tone="bad">{form.error('email')}</Message> : null}
              </div>
            </>
          ) : (
            <>
              <p className="muted">{t('resendText')}</p>
              <EmailField
                hint={t('resendHint')}
                error={form.error('email')}
                data-autofocus=""
                {...form.register('email')}
              />
            </>
          )}
          <Button
            type="submit"
            variant={props.email ? 'secondary' : 'primary'}
            wide
            busy={form.busy}
            busyLabel={t('resendBusy')}
          >
            {t('resendSubmit')}
          </Button>
          <Button variant="ghost" wide onClick={() => props.onOpenChange(false)}>
            {t('cancel')}
          </Button>
        </form>
      )}
    </Dialog>
  );
}
