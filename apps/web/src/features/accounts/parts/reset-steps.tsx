import { passwordLength } from '@app/domain/accounts/password';
import { Button } from '@app/ui/button';
import { CodeInput } from '@app/ui/code-input';
import { Field } from '@app/ui/field';
import { PasswordInput } from '@app/ui/password-input';
import { TextInput } from '@app/ui/text-input';
import { type FormEvent, useState } from 'react';
import { isApiError } from '../../../lib/api/error.ts';
import { useLanguage } from '../../../lib/language.tsx';
import { errorText } from '../../../lib/text.ts';
import { accounts } from '../client.ts';
import { useAccountsText } from '../text.ts';

const codeLength = 6;

/** Asks for the address; the next step comes whatever the answer (specification §4). */
export function ResetEmailStep(props: {
  email: string;
  onEmail: (email: string) => void;
  onNext: () => void;
}) {
  const t = useAccountsText();
  const { language } = useLanguage();
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const email = props.email.trim();
    if (!/^\S+@\S+$/.test(email)) return setError(t('emailInvalid'));
    setBusy(true);
    try {
      await accounts.forgotPassword({ body: { email, language } });
    } catch (failure) {
      if (isApiError(failure, 'VALIDATION', 'NETWORK')) {
        setBusy(false);
        return setError(
          isApiError(failure, 'VALIDATION')
            ? (failure.fields.email ?? t('emailInvalid'))
            : errorText(failure, language, t('forgotFailed')),
        );
      }
    }
    props.onEmail(email);
    props.onNext();
  };
  return (
    <form className="form mt6" noValidate onSubmit={send}>
      <Field label={t('email')} error={error}>
        <TextInput
          type="email"
          autoComplete="email"
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
  onCode: (code: string) => void;
  onNext: () => void;
}) {
  const t = useAccountsText();
  const { language } = useLanguage();
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const check = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setError('');
    try {
      await accounts.verifyResetCode({ body: { code: props.code, email: props.email, language } });
      props.onNext();
    } catch (failure) {
      setBusy(false);
      setError(errorText(failure, language, t('forgotFailed')));
    }
  };
  return (
    <form className="form mt6" noValidate onSubmit={check}>
      <Field as="group" label={t('forgotCode')} error={error}>
        <CodeInput
          label={t('forgotCode')}
          charLabel={(place, of) => t('forgotDigit', { place, of })}
          length={codeLength}
          digits
          value={props.code}
          onValue={props.onCode}
          state={error ? 'bad' : undefined}
        />
      </Field>
      <Button
        type="submit"
        variant="primary"
        size="l"
        wide
        busy={busy}
        busyLabel={t('forgotChecking')}
        disabled={props.code.length < codeLength}
      >
        {t('forgotCheck')}
      </Button>
    </form>
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
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [errors, setErrors] = useState<{ password?: string; repeated?: string }>({});
  const [busy, setBusy] = useState(false);
  const eye = { showLabel: t('showPassword'), hideLabel: t('hidePassword') };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (password.length < passwordLength.min) return setErrors({ password: t('passwordShort') });
    if (password !== repeated) return setErrors({ repeated: t('passwordMismatch') });
    setBusy(true);
    setErrors({});
    const { code, email } = props;
    try {
      await accounts.resetPassword({ body: { code, email, newPassword: password, language } });
      props.onNext();
    } catch (failure) {
      setBusy(false);
      if (isApiError(failure, 'CODE_INVALID', 'CODE_EXPIRED')) props.onCodeRefused();
      const ofField = isApiError(failure, 'VALIDATION') ? failure.fields.newPassword : undefined;
      setErrors({ password: ofField ?? errorText(failure, language, t('forgotFailed')) });
    }
  };
  return (
    <form className="form mt6" noValidate onSubmit={save}>
      <Field label={t('newPassword')} error={errors.password}>
        <PasswordInput
          autoComplete="new-password"
          {...eye}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      <Field label={t('repeatPassword')} error={errors.repeated}>
        <PasswordInput
          autoComplete="new-password"
          {...eye}
          value={repeated}
          onChange={(event) => setRepeated(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="primary" size="l" wide busy={busy} busyLabel={t('finishing')}>
        {t('forgotSave')}
      </Button>
    </form>
  );
}
