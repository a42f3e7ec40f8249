import { passwordLength } from '@app/domain/accounts/password';
import { Button } from '@app/ui/button';
import { CodeInput } from '@app/ui/code-input';
import { Field } from '@app/ui/field';
import { TextInput } from '@app/ui/text-input';
import { type FormEvent, useState } from 'react';
import { isApiError } from '../../../lib/api/error.ts';
import { useLanguage } from '../../../lib/language.tsx';
import { errorText } from '../../../lib/text.ts';
import { toast } from '../../../lib/toast.ts';
import { accounts } from '../client.ts';
import { useAccountsText } from '../text.ts';
import { type NewPasswordErrors, NewPasswordForm } from './new-password-form.tsx';
import { ResendLine } from './resend-line.tsx';
import { resetTrouble } from './reset-errors.ts';
import { useWrongFocus } from './use-wrong-focus.ts';

const codeLength = 6;

/** What an address looks like; the server knows it better, but its answer is not waited for. */
const address = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

/** Asks for the address; the next step comes whatever is answered (specification §4). */
export function ResetEmailStep(props: {
  email: string;
  onEmail: (email: string) => void;
  onNext: (email: string, sentAt: number) => void;
}) {
  const t = useAccountsText();
  const { language } = useLanguage();
  const { form, refuse } = useWrongFocus();
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const wrong = (why: string) => {
    setBusy(false);
    setError(why);
    refuse();
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const email = props.email.trim();
    if (email === '') return wrong(t('emailRequired'));
    if (!address.test(email)) return wrong(t('emailInvalid'));
    setBusy(true);
    try {
      await accounts.forgotPassword({ body: { email, language } });
    } catch (failure) {
      if (isApiError(failure, 'NETWORK')) {
        return wrong(errorText(failure, language, t('forgotFailed')));
      }
    }
    props.onEmail(email);
    props.onNext(email, Date.now());
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
          value={props.email}
          onChange={(event) => props.onEmail(event.target.value)}
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
        {t('forgotSend')}
      </Button>
    </form>
  );
}

/** Takes the code from the mail. */
export function ResetCodeStep(props: {
  email: string;
  code: string;
  sentAt: number;
  onCode: (code: string) => void;
  onNext: () => void;
}) {
  const t = useAccountsText();
  const { language } = useLanguage();
  const { form, refuse } = useWrongFocus();
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const { code, email } = props;
  const check = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setError('');
    try {
      await accounts.verifyResetCode({ body: { code, email, language } });
      props.onNext();
    } catch (failure) {
      setBusy(false);
      const words = errorText(failure, language, t('forgotFailed'));
      const trouble = resetTrouble(failure, words, false);
      setError(trouble ? t(trouble) : words);
      refuse();
    }
  };
  const type = (typed: string) => {
    setError('');
    props.onCode(typed);
  };
  return (
    <>
      <form className="form mt6" ref={form} noValidate method="post" onSubmit={check}>
        <Field as="group" id="code" label={t('forgotCode')} error={error}>
          <CodeInput
            label={t('forgotCode')}
            charLabel={(place, of) => t('forgotDigit', { place, of })}
            length={codeLength}
            digits
            value={code}
            onValue={type}
            state={error ? 'bad' : undefined}
            {...(error ? { describedBy: 'code-m' } : {})}
          />
        </Field>
        <Button
          type="submit"
          variant="primary"
          size="l"
          wide
          busy={busy}
          busyLabel={t('forgotChecking')}
          disabled={code.length < codeLength}
        >
          {t('forgotCheck')}
        </Button>
      </form>
      <ResendLine
        sentAt={props.sentAt}
        send={async () => {
          await accounts.forgotPassword({ body: { email, language } });
          return undefined;
        }}
        onSent={() => type('')}
        question={t('forgotCodeAgain')}
        action={t('resendSubmit')}
        wait="resendWait"
        sent={t('resendSent')}
        failed={t('resendFailed')}
      />
    </>
  );
}

/** Takes the new password twice. */
export function ResetPasswordStep(props: {
  email: string;
  code: string;
  onCodeRefused: () => void;
  onNext: () => void;
}) {
  const t = useAccountsText();
  const { language } = useLanguage();
  const save = async (newPassword: string): Promise<NewPasswordErrors> => {
    const { code, email } = props;
    try {
      await accounts.resetPassword({ body: { code, email, newPassword, language } });
      props.onNext();
      return {};
    } catch (failure) {
      const ofField = isApiError(failure, 'VALIDATION') ? failure.fields.newPassword : undefined;
      if (ofField) return { password: ofField };
      const words = errorText(failure, language, t('forgotFailed'));
      const trouble = resetTrouble(failure, words, true);
      void toast({ title: t('error'), description: trouble ? t(trouble) : words, tone: 'bad' });
      if (trouble) props.onCodeRefused();
      return {};
    }
  };
  return (
    <NewPasswordForm
      check={(password, repeated) => {
        if ([...password].length < passwordLength.min) return { password: t('passwordShort') };
        return password === repeated ? {} : { repeated: t('passwordMismatch') };
      }}
      save={save}
      email={props.email}
    />
  );
}
