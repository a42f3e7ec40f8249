import { Field } from '@app/ui/field';
import { PasswordInput } from '@app/ui/password-input';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useSession } from '../../../lib/session/session.ts';
import { useSettingsText } from '../text.ts';

/** The password that proves who asks. */
export function PasswordField(props: {
  label?: string;
  hint?: string;
  error: string | undefined;
  /** Whether it takes the focus when the dialog opens; so by default. */
  autoFocus?: boolean;
  registration: UseFormRegisterReturn;
}) {
  const t = useSettingsText();
  return (
    <>
      <UserName />
      <Field
        label={props.label ?? t('password')}
        hint={props.hint ?? t('passwordHint')}
        error={props.error}
      >
        <PasswordInput
          autoComplete="current-password"
          data-autofocus={props.autoFocus === false ? undefined : ''}
          showLabel={t('showPassword')}
          hideLabel={t('hidePassword')}
          {...props.registration}
        />
      </Field>
    </>
  );
}

/** Tells password managers whose password it is. */
function UserName() {
  const { profile } = useSession();
  return <input type="text" autoComplete="username" value={profile?.email ?? ''} readOnly hidden />;
}
