import { Button } from '@app/ui/button';
import { Field } from '@app/ui/field';
import { PasswordInput } from '@app/ui/password-input';
import { type FormEvent, useState } from 'react';
import { useAccountsText } from '../text.ts';
import { useWrongFocus } from './use-wrong-focus.ts';

/** What is wrong with either field. */
export interface NewPasswordErrors {
  readonly password?: string;
  readonly repeated?: string;
}

const none = (errors: NewPasswordErrors) => !errors.password && !errors.repeated;

/** Takes a new password twice. */
export function NewPasswordForm(props: {
  /** Whose it is, for password managers. */
  email: string;
  check: (password: string, repeated: string) => NewPasswordErrors;
  /** Sends it; answers what the server finds wrong. */
  save: (password: string) => Promise<NewPasswordErrors>;
}) {
  const t = useAccountsText();
  const { form, refuse } = useWrongFocus();
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [errors, setErrors] = useState<NewPasswordErrors>({});
  const [busy, setBusy] = useState(false);
  const eye = { showLabel: t('showPassword'), hideLabel: t('hidePassword') };
  const tell = (wrong: NewPasswordErrors) => {
    setErrors(wrong);
    if (!none(wrong)) refuse();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = props.check(password, repeated);
    tell(wrong);
    if (!none(wrong)) return;
    setBusy(true);
    tell(await props.save(password));
    setBusy(false);
  };
  const matches = repeated !== '' && password === repeated;
  return (
    <form className="form mt6" ref={form} noValidate method="post" onSubmit={submit}>
      <input
        type="text"
        name="username"
        autoComplete="username"
        value={props.email}
        readOnly
        hidden
      />
      <Field label={t('newPassword')} hint={t('passwordHint')} error={errors.password ?? ''}>
        <PasswordInput
          name="new-password"
          autoComplete="new-password"
          {...eye}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      <Field
        label={t('repeatPassword')}
        error={errors.repeated ?? ''}
        success={matches ? t('passwordsMatch') : ''}
      >
        <PasswordInput
          name="repeat-password"
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
