import { Button } from '@app/ui/button';
import { Dialog } from '@app/ui/dialog';
import { Field } from '@app/ui/field';
import { TextInput } from '@app/ui/text-input';
import { useId, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { isApiError } from '../../../lib/api/error.ts';
import { FormDialog } from '../../../lib/form/form-dialog.tsx';
import { FormFailure } from '../../../lib/form/form-failure.tsx';
import { useFormsText } from '../../../lib/form/text.ts';
import { type SubmitForm, useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { toast } from '../../../lib/toast.ts';
import { account } from '../client.ts';
import { useReloadAccount } from '../queries.ts';
import { useSettingsText } from '../text.ts';
import { PasswordField } from './password-field.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

interface Proof {
  password: string;
  code: string;
}

/** A code that does not fit is told at its field. */
export const codeRefused = (error: unknown) =>
  isApiError(error, 'CODE_INVALID') ? { code: error.text } : undefined;

const useProof = (send: (proof: Proof) => Promise<unknown>) =>
  useSubmitForm<Proof>({
    values: { password: '', code: '' },
    schema: () =>
      import('@app/contracts/account-settings/account-settings.schemas').then(
        (it) => it.TwoFactorBody,
      ),
    send,
    refused: codeRefused,
  });

/** Password, and a code of the app or a recovery code. */
function ProofFields({ form }: { form: SubmitForm<Proof> }) {
  return (
    <>
      <PasswordField
        hint=""
        error={form.error('password')}
        registration={form.register('password')}
      />
      <FactorCodeField error={form.error('code')} registration={form.register('code')} />
    </>
  );
}

/** A code of the app or a recovery code, in one line. */
export function FactorCodeField(props: {
  error: string | undefined;
  registration: UseFormRegisterReturn;
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
  const form = useProof(async (body) => {
    await account.disableTwoFactor({ body });
    await reload();
    toast({ description: t('twoOffDone'), tone: 'ok' });
    props.onClose();
    props.onDone();
  });
  return (
    <FormDialog
      title={t('twoOffTitle')}
      description={t('twoOffText')}
      form={form}
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
  const words = useFormsText();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const form = useProof(async (body) => {
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
      <Button
        type="submit"
        form={id}
        variant="primary"
        wide
        busy={form.busy}
        busyLabel={words('saving')}
      >
        {t('recoveryMake')}
      </Button>
      <Button variant="ghost" wide disabled={form.busy} onClick={props.onClose}>
        {words('cancel')}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={props.onClose}
      title={codes ? t('recoveryTitle') : t('recoveryNewTitle')}
      description={codes ? t('recoveryText') : t('recoveryNewText')}
      closeLabel={words('close')}
      dismissible={!form.busy && codes === null}
      look="short"
      footer={footer}
    >
      {codes ? (
        <RecoveryCodes codes={codes} />
      ) : (
        <form id={id} className="form" {...form.props}>
          <FormFailure>{form.failure}</FormFailure>
          <ProofFields form={form} />
        </form>
      )}
    </Dialog>
  );
}
