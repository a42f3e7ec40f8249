import { Button } from '@app/ui/button';
import { Dialog } from '@app/ui/dialog';
import { Field, Message } from '@app/ui/field';
import { TextInput } from '@app/ui/text-input';
import { MailCheck } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { isApiError } from '../../../lib/api/error.ts';
import { useLanguage } from '../../../lib/language.tsx';
import { errorText } from '../../../lib/text.ts';
import { accounts } from '../client.ts';
import { useAccountsText } from '../text.ts';

type Phase = 'ask' | 'sending' | 'sent' | 'already';

/** Milliseconds until the page for the code opens by itself (specification §4). */
const untilCode = 2000;

/** Sends the confirmation again; ends on the page for the code, or says that none is needed. */
export default function ResendDialog(props: {
  email: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const t = useAccountsText();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const [phase, setPhase] = useState<Phase>('ask');
  const [email, setEmail] = useState(props.email);
  const [error, setError] = useState('');
  const codePage = `/auth/verify?${new URLSearchParams({ email })}`;

  useEffect(() => {
    if (phase !== 'sent') return;
    const timer = setTimeout(() => navigate(codePage), untilCode);
    return () => clearTimeout(timer);
  }, [phase, navigate, codePage]);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setPhase('sending');
    setError('');
    try {
      const { alreadyVerified } = await accounts.resendVerification({ body: { email } });
      setPhase(alreadyVerified ? 'already' : 'sent');
    } catch (failure) {
      setPhase('ask');
      const ofField = isApiError(failure, 'VALIDATION') ? failure.fields.email : undefined;
      setError(ofField ?? errorText(failure, language, t('resendFailed')));
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
          <Message tone="ok" icon={<MailCheck className="i" aria-hidden />}>
            {t('resendSent')}
          </Message>
          <p className="mut">{t('resendNext')}</p>
          <Button wide onClick={() => navigate(codePage)}>
            {t('enterNow')}
          </Button>
        </>
      ) : phase === 'already' ? (
        <>
          <p className="mut">{t('alreadyText')}</p>
          <Button wide onClick={() => props.onOpenChange(false)}>
            {t('backToLogin')}
          </Button>
        </>
      ) : (
        <form className="form" noValidate onSubmit={send}>
          <p className="mut">{t('resendText')}</p>
          <Field label={t('email')} hint={t('resendHint')} error={error}>
            <TextInput
              type="email"
              autoComplete="email"
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
