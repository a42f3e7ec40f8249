import { pages } from '@app/contracts/pages';
import { Button } from '@app/ui/button';
import { Dialog } from '@app/ui/dialog';
import { Field, Message } from '@app/ui/field';
import { TextInput } from '@app/ui/text-input';
import { MailCheck } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { isApiError } from '../../../lib/api/error.ts';
import { useLanguage } from '../../../lib/language.tsx';
import { errorText } from '../../../lib/text.ts';
import { accounts } from '../client.ts';
import { useAccountsText } from '../text.ts';
import { useWrongFocus } from './use-wrong-focus.ts';

type Phase = 'ask' | 'sending' | 'sent' | 'already';

/** Milliseconds until the page for the code opens by itself (specification §4). */
const untilCode = 2000;

/** Sends the confirmation again; ends on the page for the code, or says that none is needed. */
export default function ResendDialog(props: {
  email: string;
  /** What the server says of an address that is not confirmed; empty when nobody tried it. */
  words?: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const t = useAccountsText();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const [phase, setPhase] = useState<Phase>('ask');
  const [email, setEmail] = useState(props.email);
  const [error, setError] = useState('');
  const [already, setAlready] = useState('');
  const { form, refuse } = useWrongFocus();
  const codePage = pages.verify({ email: email.trim() });

  useEffect(() => {
    if (phase !== 'sent') return;
    const timer = setTimeout(
      () => navigate(codePage, { state: { sentAt: Date.now() - untilCode } }),
      untilCode,
    );
    return () => clearTimeout(timer);
  }, [phase, navigate, codePage]);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setPhase('sending');
    setError('');
    try {
      const answer = await accounts.resendVerification({ body: { email } });
      setAlready(answer.error ?? '');
      setPhase(answer.alreadyVerified ? 'already' : 'sent');
    } catch (failure) {
      setPhase('ask');
      const ofField = isApiError(failure, 'VALIDATION') ? failure.fields.email : undefined;
      setError(ofField ?? errorText(failure, language, t('resendFailed')));
      refuse();
    }
  };

  const titles = {
    ask: t('resendTitle'),
    sending: t('resendTitle'),
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
            <Message tone="ok" icon={<MailCheck className="i" aria-hidden />}>
              {t('resendSent')}
            </Message>
            <p className="mut mt3">{t('resendNext')}</p>
          </div>
          <Button wide onClick={() => navigate(codePage, { state: { sentAt: Date.now() } })}>
            {t('enterNow')}
          </Button>
        </>
      ) : phase === 'already' ? (
        <>
          <p className="b">{already}</p>
          <p className="mut">{t('alreadyText')}</p>
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
        <form className="form" ref={form} noValidate method="post" onSubmit={send}>
          {props.words ? (
            <div role="alert">
              <Message tone="warn">{props.words}</Message>
            </div>
          ) : null}
          <p className="mut">{t('resendText')}</p>
          <Field label={t('email')} hint={t('resendHint')} error={error}>
            <TextInput
              type="email"
              name="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              data-autofocus={props.email ? undefined : ''}
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          </Field>
          <Button
            type="submit"
            variant="primary"
            wide
            busy={phase === 'sending'}
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
