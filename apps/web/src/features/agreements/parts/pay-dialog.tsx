import type { AgreementView, InstalmentView } from '@app/contracts/agreements/agreements.schemas';
import { Field } from '@app/ui/field';
import { MoneyInput } from '@app/ui/money-input';
import { useState } from 'react';
import { dayOf } from '../../../lib/days.ts';
import { DateField } from '../../../lib/form/date-field.tsx';
import { FormDialog } from '../../../lib/form/form-dialog.tsx';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { useLanguage } from '../../../lib/language.tsx';
import { newId } from '../../../lib/new-id.ts';
import { useNow } from '../../../lib/rendered-at.tsx';
import { toast } from '../../../lib/toast.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { funds } from '../../funds/public.ts';
import { useReload } from '../queries.ts';
import { useAgreementsText } from '../text.ts';
import { leftOf, useConditionWords } from './condition-words.ts';

/** Writes into the ledger of the bank that an instalment was paid: there is no other record of it. */
export function PayDialog({
  view: { id, bank, instalments },
  instalment,
  onClose,
}: {
  view: AgreementView;
  instalment: InstalmentView;
  onClose(): void;
}) {
  const t = useAgreementsText();
  const { language } = useLanguage();
  const { km } = useFormat();
  const when = useConditionWords();
  const reload = useReload(id);
  const today = dayOf(useNow());
  // One for all tries, so that an answer that got lost writes nothing twice.
  const [entry] = useState(newId);
  const name = t('instalmentN', { number: instalments.indexOf(instalment) + 1 });
  const form = useSubmitForm<{ amount: number | null; on: string }>({
    values: { amount: leftOf(instalment), on: today },
    check: ({ amount, on }) => ({
      amount: amount ? '' : t('amountMissing'),
      on: on === '' ? t('dayMissing') : on > today ? t('dayAhead') : '',
    }),
    send: async ({ amount, on }) => {
      if (amount === null) return;
      await funds.record({
        params: { slug: bank.slug },
        body: {
          id: entry,
          kind: 'paid',
          amount,
          on,
          applicationId: id,
          purpose: `${name}, ${when(instalment)}`.slice(0, 300),
        },
      });
      onClose();
      toast({ title: t('paid'), description: km(amount), tone: 'ok' });
      await reload();
    },
  });
  return (
    <FormDialog
      title={t('payOf', { what: name })}
      description={t('payText')}
      form={form}
      onClose={onClose}
      submitLabel={t('pay')}
    >
      <Field label={t('amount')} error={form.error('amount')} required>
        <MoneyInput {...form.bind('amount')} locale={language} unit="KM" />
      </Field>
      <DateField
        label={t('payDay')}
        error={form.error('on')}
        required
        max={today}
        {...form.bind('on')}
      />
    </FormDialog>
  );
}
