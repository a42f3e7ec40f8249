import type { AgreementView, ExpenseView } from '@app/contracts/agreements/agreements.schemas';
import { agreementLimits } from '@app/domain/agreements/agreement.limits';
import { isBeyondAllowed, overspendingAllowed } from '@app/domain/agreements/spending';
import { addFening, readKm } from '@app/domain/money';
import { Field } from '@app/ui/field';
import { Camera } from '@app/ui/icons';
import { Select } from '@app/ui/select';
import { TextArea } from '@app/ui/text-area';
import { TextInput } from '@app/ui/text-input';
import { useState } from 'react';
import { AmountInput } from '../../../lib/form/amount-input.tsx';
import { DateField } from '../../../lib/form/date-field.tsx';
import { FormDialog } from '../../../lib/form/form-dialog.tsx';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { dayOf } from '../../../lib/format/days.ts';
import { useNow } from '../../../lib/format/rendered-at.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { agreements } from '../client.ts';
import { usePut } from '../queries.ts';
import { useAgreementsText } from '../text.ts';
import { SendFile } from './send-file.tsx';

interface Values {
  lineId: string;
  amount: number | null;
  spentOn: string;
  supplier: string;
  what: string;
  file: string;
  overReason: string;
}

export function ExpenseDialog({
  view: { id, lines },
  expense,
  onClose,
}: {
  view: AgreementView;
  expense: ExpenseView | null;
  onClose(): void;
}) {
  const t = useAgreementsText();
  const put = usePut(id);
  const { km } = useFormat();
  const today = dayOf(useNow());
  const [name, setName] = useState(expense?.file.name ?? '');
  /** In KM, how far a line goes beyond its promise where that is more than is allowed. */
  const overOf = (lineId: string, amount: number | null): number => {
    const line = lines.find((one) => one.id === lineId);
    if (!line || !amount) return 0;
    // What is sent again does not count until then.
    const spent = addFening(readKm(line.spent), readKm(amount));
    const promised = readKm(line.promised);
    return isBeyondAllowed(spent, promised) ? (spent - promised) / 100 : 0;
  };
  const form = useSubmitForm<Values>({
    values: {
      lineId: expense?.lineId ?? '',
      amount: expense?.amount ?? null,
      spentOn: expense?.spentOn ?? today,
      supplier: expense?.supplier ?? '',
      what: expense?.what ?? '',
      file: expense?.file.file ?? '',
      overReason: expense?.overReason ?? '',
    },
    check: ({ lineId, amount, spentOn, supplier, file, overReason }) => ({
      lineId: lineId === '' ? t('lineMissing') : '',
      amount: amount ? '' : t('amountMissing'),
      spentOn: spentOn === '' ? t('dayMissing') : spentOn > today ? t('dayAhead') : '',
      supplier: supplier.trim() === '' ? t('supplierMissing') : '',
      file: file === '' ? t('fileMissing') : '',
      overReason:
        overOf(lineId, amount) > 0 && overReason.trim() === '' ? t('overReasonMissing') : '',
    }),
    send: async ({ amount, ...values }) => {
      if (amount === null) return;
      const body = { ...values, amount };
      put(
        await (expense
          ? agreements.resendExpense({ params: { id, item: expense.id }, body })
          : agreements.addExpense({ params: { id }, body })),
      );
      onClose();
    },
  });
  const over = overOf(form.watch('lineId'), form.watch('amount'));
  return (
    <FormDialog
      title={t(expense ? 'mendTitle' : 'addReceipt')}
      description={expense?.reason ? t('returnedBecause', { reason: expense.reason }) : undefined}
      form={form}
      onClose={onClose}
      submitLabel={t('sendReceipt')}
      look="base"
    >
      <Field as="group" label={t('receiptFile')} hint={name} error={form.error('file')} required>
        <SendFile
          id={id}
          purpose="receipt"
          onSent={(uploaded) => {
            form.change('file', uploaded.file);
            setName(uploaded.name);
          }}
        >
          <Camera />
          {t(name ? 'otherFile' : 'chooseFile')}
        </SendFile>
      </Field>
      <Field label={t('line')} error={form.error('lineId')} required>
        <Select {...form.register('lineId')}>
          <option value="">{t('chooseLine')}</option>
          {lines.map((line) => (
            <option key={line.id} value={line.id}>
              {line.name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('supplier')} error={form.error('supplier')} required>
        <TextInput maxLength={agreementLimits.supplier} {...form.register('supplier')} />
      </Field>
      <div className="two">
        <Field label={t('amount')} error={form.error('amount')} required>
          <AmountInput {...form.bind('amount')} />
        </Field>
        <DateField
          label={t('spentOn')}
          error={form.error('spentOn')}
          required
          max={today}
          {...form.bind('spentOn')}
        />
      </div>
      {over > 0 ? (
        <Field
          label={t('overReason')}
          hint={t('overReasonHint', { amount: km(over), percent: overspendingAllowed })}
          error={form.error('overReason')}
          required
        >
          <TextArea rows={3} maxLength={agreementLimits.reason} {...form.register('overReason')} />
        </Field>
      ) : null}
      <Field label={t('whatBought')} error={form.error('what')}>
        <TextInput maxLength={agreementLimits.what} {...form.register('what')} />
      </Field>
    </FormDialog>
  );
}
