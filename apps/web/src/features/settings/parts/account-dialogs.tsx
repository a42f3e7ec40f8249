import type { Account } from '@app/contracts/accounts/account-settings.schemas';
import { Field } from '@app/ui/field';
import { TextInput } from '@app/ui/text-input';
import { useForm } from 'react-hook-form';
import { toast } from '../../../lib/toast.ts';
import { account } from '../client.ts';
import { useShowAccount } from '../queries.ts';
import { spacedPhone } from '../spaced-phone.ts';
import { useSettingsText } from '../text.ts';
import { FormDialog } from './form-dialog.tsx';
import { PasswordField } from './password-field.tsx';

export interface AccountDialogProps {
  readonly account: Account;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

export function NameDialog(props: AccountDialogProps) {
  const t = useSettingsText();
  const show = useShowAccount();
  const { firstName, lastName } = props.account;
  const form = useForm({ defaultValues: { firstName, lastName } });
  const { errors } = form.formState;
  return (
    <FormDialog
      title={t('changeName')}
      form={form}
      names={['firstName', 'lastName']}
      send={async (body) => {
        show(await account.changeAccount({ body }));
        props.onSaved();
        props.onClose();
      }}
      onClose={props.onClose}
    >
      <Field label={t('firstName')} error={errors.firstName?.message}>
        <TextInput autoComplete="given-name" data-autofocus {...form.register('firstName')} />
      </Field>
      <Field label={t('lastName')} hint={t('nameHint')} error={errors.lastName?.message}>
        <TextInput autoComplete="family-name" {...form.register('lastName')} />
      </Field>
    </FormDialog>
  );
}

export function PhoneDialog(props: AccountDialogProps) {
  const t = useSettingsText();
  const show = useShowAccount();
  const form = useForm({
    defaultValues: { phoneNumber: spacedPhone(props.account.phoneNumber ?? '') },
  });
  return (
    <FormDialog
      title={t('changePhone')}
      form={form}
      names={['phoneNumber']}
      send={async (body) => {
        show(await account.changeAccount({ body }));
        props.onSaved();
        props.onClose();
      }}
      onClose={props.onClose}
    >
      <Field
        label={t('phoneNumber')}
        hint={t('phoneHint')}
        error={form.formState.errors.phoneNumber?.message}
      >
        <TextInput
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          data-autofocus
          {...form.register('phoneNumber')}
        />
      </Field>
    </FormDialog>
  );
}

export function EmailDialog(props: AccountDialogProps) {
  const t = useSettingsText();
  const show = useShowAccount();
  const form = useForm({ defaultValues: { newEmail: '', password: '' } });
  const { errors } = form.formState;
  return (
    <FormDialog
      title={t('changeEmail')}
      description={t('changeEmailText', { email: props.account.email })}
      form={form}
      names={['newEmail', 'password']}
      send={async (body) => {
        show(await account.requestEmailChange({ body }));
        props.onClose();
        toast({ title: t('emailSent'), description: t('emailSentText'), tone: 'ok' });
      }}
      onClose={props.onClose}
      submitLabel={t('sendLink')}
      busyLabel={t('sendingLink')}
    >
      <Field label={t('newEmail')} error={errors.newEmail?.message}>
        <TextInput
          type="email"
          autoComplete="email"
          data-autofocus
          {...form.register('newEmail')}
        />
      </Field>
      <PasswordField
        autoFocus={false}
        error={errors.password?.message}
        registration={form.register('password')}
      />
    </FormDialog>
  );
}
