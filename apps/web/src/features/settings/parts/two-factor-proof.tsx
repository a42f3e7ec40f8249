import { Button } from '@app/ui/button';
import { Dialog } from '@app/ui/dialog';
import { Field } from '@app/ui/field';
import { TextInput } from '@app/ui/text-input';
import { useId, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { toast } from '../../../lib/toast.ts';
import { account } from '../client.ts';
import { useReloadAccount } from '../queries.ts';
import { useSettingsText } from '../text.ts';
import { FormDialog, FormFailure, useFormSending } from './form-dialog.tsx';
import { PasswordField } from './password-field.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

interface Proof {
  password: string;
  code: string;
}

const useProof = () => useForm<Proof>({ defaultValues: { password: '', code: '' } });
const proofNames = ['password', 'code'] as const;

/** Password, and a code of the app or a recovery code. */
function ProofFields({ form }: { form: UseFormReturn<Proof> }) {
  const { errors } = form.formState;
  return (
    <>
      <PasswordField
        hint=""
        error={errors.password?.message}
        registration={form.register('password')}
      />
      <CodeField error={errors.code?.message} registration={form.register('code')} />
    </>
  );
}

/** A code of the app or a recovery code, in one line. */
export function CodeField(props: {
  error: string | undefined;
  registration: ReturnType<UseFormReturn<Proof>['register']>;
}) {
  const t = useSettingsText();
  return (
    <Field label={t('codeOrRecovery')} hint={t('codeOrRecoveryHint')} error={props.error}>
      <TextInput
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
        {...props.registration}
      />
    </Field>
  );
}

export function TwoFactorOffDialog(props: { onClose: () => void; onDone: () => void }) {
  const t = useSettingsText();
  const reload = useReloadAccount();
  const form = useProof();
  return (
    <FormDialog
      title={t('twoOffTitle')}
      description={t('twoOffText')}
      form={form}
      names={proofNames}
      send={async (body) => {
        await account.disableTwoFactor({ body });
        await reload();
        toast({ description: t('twoOffDone'), tone: 'ok' });
        props.onClose();
        props.onDone();
      }}
      onClose={props.onClose}
      submitLabel={t('twoOff')}
      tone="danger"
    >
      <ProofFields form={form} />
    </FormDialog>
  );
}

/** Asks for password and code, then shows the new codes, in one dialog. */
export function RenewCodesDialog(props: { onClose: () => void }) {
  const t = useSettingsText();
  const id = useId();
  const reload = useReloadAccount();
  const form = useProof();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { failure, submit, busy } = useFormSending(form, proofNames, async (body) => {
    const { recoveryCodes } = await account.renewRecoveryCodes({ body });
    void reload();
    setCodes(recoveryCodes);
  });
  const footer = codes ? (
    <Button variant="primary" wide onClick={props.onClose}>
      {t('recoveryDone')}
    </Button>
  ) : (
    <>
      <Button type="submit" form={id} variant="primary" wide busy={busy} busyLabel={t('saving')}>
        {t('recoveryMake')}
      </Button>
      <Button variant="ghost" wide disabled={busy} onClick={props.onClose}>
        {t('cancel')}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={props.onClose}
      title={codes ? t('recoveryTitle') : t('recoveryNewTitle')}
      description={codes ? t('recoveryText') : t('recoveryNewText')}
      closeLabel={t('close')}
      dismissible={!busy && codes === null}
      look="short"
      footer={footer}
    >
      {codes ? (
        <RecoveryCodes codes={codes} />
      ) : (
        <form id={id} className="form" noValidate onSubmit={submit}>
          <FormFailure>{failure}</FormFailure>
          <ProofFields form={form} />
        </form>
      )}
    </Dialog>
  );
}
