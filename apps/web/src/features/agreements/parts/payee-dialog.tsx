import type { AgreementView } from '@app/contracts/agreements/agreements.schemas';
import { Field } from '@app/ui/field';
import { TextInput } from '@app/ui/text-input';
import { FormDialog } from '../../../lib/form/form-dialog.tsx';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { agreements } from '../client.ts';
import { usePut } from '../queries.ts';
import { useMoneyText } from '../text.ts';
import { writtenAccount } from './written-account.ts';

/** Writes the account to pay to; until the agreement is signed it is part of its text. */
export function PayeeDialog({ view, onClose }: { view: AgreementView; onClose(): void }) {
  const t = useMoneyText();
  const { id, payee, signedAt } = view;
  const put = usePut(id);
  const form = useSubmitForm({
    values: {
      holder: payee?.holder ?? '',
      account: payee ? writtenAccount(payee.account) : '',
    },
    schema: () => import('@app/contracts/agreements/payee.schemas').then((it) => it.PayeeBody),
    check: ({ holder }) => ({ holder: holder.trim().length < 2 ? t('holderMissing') : '' }),
    send: async (body) => {
      put(await agreements.payee({ params: { id }, body }));
      onClose();
    },
  });
  const description = signedAt ? 'accountAfterText' : payee ? 'accountAnewText' : 'accountText';
  return (
    <FormDialog
      title={t(payee ? 'changeAccount' : 'writeAccount')}
      description={t(description)}
      form={form}
      onClose={onClose}
    >
      <Field label={t('holder')} hint={t('holderHint')} error={form.error('holder')} required>
        <TextInput maxLength={120} autoComplete="off" {...form.register('holder')} />
      </Field>
      <Field
        label={t('accountNumber')}
        hint={t('accountHint')}
        error={form.error('account')}
        required
      >
        <TextInput maxLength={60} autoComplete="off" {...form.register('account')} />
      </Field>
    </FormDialog>
  );
}
