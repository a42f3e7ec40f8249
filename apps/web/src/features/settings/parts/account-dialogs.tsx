import type { Account } from '@app/contracts/account-settings/account-settings.schemas';
import { Field } from '@app/ui/field';
import { TextInput } from '@app/ui/text-input';
import { FormDialog } from '../../../lib/form/form-dialog.tsx';
import { PhoneField } from '../../../lib/form/phone-field.tsx';
import { TownField } from '../../../lib/form/town-field.tsx';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { toast } from '../../../lib/toast.ts';
import { account } from '../client.ts';
import { useShowAccount } from '../queries.ts';
import { spacedPhone } from '../spaced-phone.ts';
import { useSettingsText } from '../text.ts';
import { PasswordField } from './password-field.tsx';

const schemas = () => import('@app/contracts/account-settings/account-settings.schemas');
const changeSchema = () => schemas().then((it) => it.AccountChange);

export interface AccountDialogProps {
  readonly account: Account;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

export function NameDialog(props: AccountDialogProps) {
  const t = useSettingsText();
  const show = useShowAccount();
  const { firstName, lastName } = props.account;
  const form = useSubmitForm({
    values: { firstName, lastName },
    schema: changeSchema,
    send: async (body) => {
      show(await account.changeAccount({ body }));
      props.onSaved();
      props.onClose();
    },
  });
  return (
    <FormDialog title={t('changeName')} form={form} onClose={props.onClose}>
      <Field label={t('firstName')} error={form.error('firstName')}>
        <TextInput autoComplete="given-name" data-autofocus {...form.register('firstName')} />
      </Field>
      <Field label={t('lastName')} hint={t('nameHint')} error={form.error('lastName')}>
        <TextInput autoComplete="family-name" {...form.register('lastName')} />
      </Field>
    </FormDialog>
  );
}

export function PhoneDialog(props: AccountDialogProps) {
  const t = useSettingsText();
  const show = useShowAccount();
  const form = useSubmitForm({
    values: { phoneNumber: spacedPhone(props.account.phoneNumber ?? '') },
    schema: changeSchema,
    send: async (body) => {
      show(await account.changeAccount({ body }));
      props.onSaved();
      props.onClose();
    },
  });
  return (
    <FormDialog title={t('changePhone')} form={form} onClose={props.onClose}>
      <PhoneField
        label={t('phoneNumber')}
        hint={t('phoneHint')}
        error={form.error('phoneNumber')}
        data-autofocus
        {...form.register('phoneNumber')}
      />
    </FormDialog>
  );
}

export function TownDialog(props: AccountDialogProps) {
  const t = useSettingsText();
  const show = useShowAccount();
  const form = useSubmitForm({
    values: { municipality: props.account.municipality ?? '' },
    schema: changeSchema,
    send: async (body) => {
      show(await account.changeAccount({ body }));
      props.onSaved();
      props.onClose();
    },
  });
  return (
    <FormDialog title={t('changeTown')} form={form} onClose={props.onClose}>
      <TownField
        label={t('town')}
        hint={t('townHint')}
        error={form.error('municipality')}
        data-autofocus
        {...form.register('municipality')}
      />
    </FormDialog>
  );
}

export function EmailDialog(props: AccountDialogProps) {
  const t = useSettingsText();
  const show = useShowAccount();
  const form = useSubmitForm({
    values: { newEmail: '', password: '' },
    schema: () => schemas().then((it) => it.RequestEmailChangeBody),
    send: async (body) => {
      show(await account.requestEmailChange({ body }));
      props.onClose();
      toast({ title: t('emailSent'), description: t('emailSentText'), tone: 'ok' });
    },
  });
  return (
    <FormDialog
      title={t('changeEmail')}
      description={t('changeEmailText', { email: props.account.email })}
      form={form}
      onClose={props.onClose}
      submitLabel={t('sendLink')}
      busyLabel={t('sending')}
    >
      <Field label={t('newEmail')} error={form.error('newEmail')}>
        <TextInput
          type="email"
          autoComplete="email"
          data-autofocus
          {...form.register('newEmail')}
        />
      </Field>
      <PasswordField
        autoFocus={false}
        error={form.error('password')}
        registration={form.register('password')}
      />
    </FormDialog>
  );
}
