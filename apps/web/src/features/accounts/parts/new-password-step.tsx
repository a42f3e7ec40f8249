import { Field } from '@app/ui/field';
import { PasswordInput } from '@app/ui/password-input';
import type { FieldMessages } from '../../../lib/form/field-errors.ts';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { useLanguage } from '../../../lib/texts/language.tsx';
import { toast } from '../../../lib/toast.ts';
import { accounts } from '../client.ts';
import { useAccountsText } from '../text.ts';
import { SubmitButton } from './fields.tsx';

interface NewPassword {
  newPassword: string;
  repeated: string;
}

interface NewPasswordStepProps {
  /** Whose it is, for password managers. */
  readonly email: string;
  /** What proves that it may be set: the code of a mail, or the token of its link. */
  readonly proof:
    | { readonly code: string; readonly email: string; readonly request: string }
    | { readonly token: string };
  /** What the specification says in words of the page's own. */
  readonly check: (values: NewPassword) => FieldMessages;
  readonly refused: (error: unknown) => string | true | undefined;
  /** Title of what is said when it fails. */
  readonly failedTitle: string;
  readonly failed?: string;
  readonly onDone: () => void;
}

/** Takes a new password twice and sets it. */
export function NewPasswordStep({ proof, onDone, ...props }: NewPasswordStepProps) {
  const t = useAccountsText();
  const { language } = useLanguage();
  const bodyOf = ({ newPassword }: NewPassword) => ({ ...proof, newPassword, language });
  const form = useSubmitForm<NewPassword>({
    values: { newPassword: '', repeated: '' },
    schema: () =>
      import('@app/contracts/accounts/accounts.schemas').then((it) => it.ResetPasswordBody),
    bodyOf,
    check: props.check,
    send: async (values) => {
      await accounts.resetPassword({ body: bodyOf(values) });
      onDone();
    },
    refused: props.refused,
    failed: props.failed,
    tell: (description) => void toast({ title: props.failedTitle, description, tone: 'bad' }),
  });
  const eye = { showLabel: t('showPassword'), hideLabel: t('hidePassword') };
  const [newPassword, repeated] = form.watch(['newPassword', 'repeated']);
  return (
    <form className="form mt6" {...form.props}>
      <input
        type="text"
        name="username"
        autoComplete="username"
        value={props.email}
        readOnly
        hidden
      />
      <Field label={t('newPassword')} hint={t('passwordHint')} error={form.error('newPassword')}>
        <PasswordInput autoComplete="new-password" {...eye} {...form.register('newPassword')} />
      </Field>
      <Field
        label={t('repeatPassword')}
        error={form.error('repeated')}
        success={repeated !== '' && repeated === newPassword ? t('passwordsMatch') : ''}
      >
        <PasswordInput autoComplete="new-password" {...eye} {...form.register('repeated')} />
      </Field>
      <SubmitButton busy={form.busy} busyLabel={t('finishing')}>
        {t('forgotSave')}
      </SubmitButton>
    </form>
  );
}
