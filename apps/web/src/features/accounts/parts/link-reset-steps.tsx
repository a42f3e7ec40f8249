import { passwordLength } from '@app/domain/accounts/password';
import { Button } from '@app/ui/button';
import { Field, Message } from '@app/ui/field';
import { TextInput } from '@app/ui/text-input';
import { MailCheck } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { isApiError } from '../../../lib/api/error.ts';
import { useLanguage } from '../../../lib/language.tsx';
import { errorText } from '../../../lib/text.ts';
import { toast } from '../../../lib/toast.ts';
import { accounts } from '../client.ts';
import { useAccountsText } from '../text.ts';
import { type NewPasswordErrors, NewPasswordForm } from './new-password-form.tsx';
import { useWrongFocus } from './use-wrong-focus.ts';

/** Asks for the address and has a link mailed to it. */
export function LinkRequestStep({ onToken }: { onToken: (token: string) => void }) {
  const t = useAccountsText();
  const { language } = useLanguage();
  const { form, refuse } = useWrongFocus();
  const [email, setEmail] = useState('');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);
  const wrong = (why: string) => {
    setError(why);
    refuse();
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setSent(false);
    if (email.trim() === '') return wrong(t('linkEmailRequired'));
    setError('');
    setBusy(true);
    try {
      const { resetToken } = await accounts.requestPasswordReset({ body: { email } });
      if (resetToken) return onToken(resetToken);
      setSent(true);
      void toast({ title: t('linkSentTitle'), description: t('linkSent'), tone: 'ok' });
    } catch (failure) {
      const ofField = isApiError(failure, 'VALIDATION') ? failure.fields.email : undefined;
      if (ofField) return wrong(ofField);
      const description = errorText(failure, language);
      void toast({ title: t('linkSendFailed'), description, tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className="form mt6" ref={form} noValidate method="post" onSubmit={send}>
      <Field label={t('email')} error={error}>
        <TextInput
          type="email"
          name="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Field>
      <Button
        type="submit"
        variant="primary"
        size="l"
        wide
        busy={busy}
        busyLabel={t('forgotSending')}
      >
        {t('linkSend')}
      </Button>
      {sent ? (
        <Message tone="ok" icon={<MailCheck className="i" aria-hidden />}>
          {t('linkSent')}
        </Message>
      ) : null}
    </form>
  );
}

/** Takes the new password twice and sets it by the token of the link. */
export function LinkPasswordStep(props: {
  token: string;
  email: string;
  onRefused: () => void;
  onDone: () => void;
}) {
  const t = useAccountsText();
  const { language } = useLanguage();
  const check = (password: string, repeated: string): NewPasswordErrors => {
    if (password === '') return { password: t('linkFieldsRequired') };
    if (repeated === '') return { repeated: t('linkFieldsRequired') };
    if (password !== repeated) return { repeated: t('linkMismatch') };
    return [...password].length < passwordLength.min ? { password: t('linkShort') } : {};
  };
  const save = async (newPassword: string): Promise<NewPasswordErrors> => {
    try {
      await accounts.resetPassword({ body: { token: props.token, newPassword } });
      props.onDone();
      return {};
    } catch (failure) {
      const ofField = isApiError(failure, 'VALIDATION') ? failure.fields.newPassword : undefined;
      if (ofField) return { password: ofField };
      if (isApiError(failure, 'TOKEN_INVALID')) {
        props.onRefused();
        return {};
      }
      const description = errorText(failure, language);
      void toast({ title: t('linkResetFailed'), description, tone: 'bad' });
      return {};
    }
  };
  return <NewPasswordForm check={check} save={save} email={props.email} />;
}
