import { passwordHints } from '@app/domain/accounts/password';
import { Field } from '@app/ui/field';
import { PasswordInput } from '@app/ui/password-input';
import { PasswordRules } from '@app/ui/password-rules';
import { FormDialog } from '../../../lib/form/form-dialog.tsx';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { toast } from '../../../lib/toast.ts';
import { account } from '../client.ts';
import { useReloadAccount, useReloadSessions } from '../queries.ts';
import { useSettingsText } from '../text.ts';
import { PasswordField } from './password-field.tsx';

export function PasswordDialog(props: { onClose: () => void; onSaved: () => void }) {
  const t = useSettingsText();
  const reloadAccount = useReloadAccount();
  const reloadSessions = useReloadSessions();
  const form = useSubmitForm({
    values: { currentPassword: '', newPassword: '' },
    schema: () =>
      import('@app/contracts/account-settings/account-settings.schemas').then(
        (it) => it.ChangePasswordBody,
      ),
    send: async (body) => {
      await account.changePassword({ body });
      props.onClose();
      props.onSaved();
      toast({ title: t('passwordDone'), description: t('passwordDoneText'), tone: 'ok' });
      await Promise.all([reloadAccount(), reloadSessions()]);
    },
  });
  const hints = passwordHints(form.watch('newPassword'));
  return (
    <FormDialog
      title={t('changePassword')}
      description={t('changePasswordText')}
      form={form}
      onClose={props.onClose}
    >
      <PasswordField
        label={t('currentPassword')}
        error={form.error('currentPassword')}
        registration={form.register('currentPassword')}
      />
      <Field label={t('newPassword')} error={form.error('newPassword')}>
        <PasswordInput
          autoComplete="new-password"
          showLabel={t('showPassword')}
          hideLabel={t('hidePassword')}
          {...form.register('newPassword')}
        />
      </Field>
      <PasswordRules
        label={t('rulesLabel')}
        rules={[
          { text: t('ruleLength'), met: hints.length },
          { text: t('ruleUpper'), met: hints.upper },
          { text: t('ruleLower'), met: hints.lower },
          { text: t('ruleDigit'), met: hints.digit },
          { text: t('ruleSpecial'), met: hints.special },
        ]}
      />
    </FormDialog>
  );
}
