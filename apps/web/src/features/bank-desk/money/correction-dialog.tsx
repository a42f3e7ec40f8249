import type { FundEntryView } from '@app/contracts/funds/funds.schemas';
import { Field } from '@app/ui/field';
import { TextArea } from '@app/ui/text-area';
import { useState } from 'react';
import { AmountInput } from '../../../lib/form/amount-input.tsx';
import { FormDialog } from '../../../lib/form/form-dialog.tsx';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { newId } from '../../../lib/new-id.ts';
import { toast } from '../../../lib/toast.ts';
import { funds } from '../../funds/public.ts';
import { useFundRefusal } from './fund-refusal.ts';
import { useReloadFund } from './queries.ts';
import { useFundsText } from './text.ts';

interface Values {
  amount: number | null;
  reason: string;
}

interface CorrectionDialogProps {
  readonly bank: string;
  readonly entry: FundEntryView;
  onClose(): void;
}

/** Says the right amount; what is written is the difference. */
export function CorrectionDialog({ bank, entry, onClose }: CorrectionDialogProps) {
  const t = useFundsText();
  const { km } = useFormat();
  const reload = useReloadFund(bank);
  const [id] = useState(newId);
  const { canOverride, refused } = useFundRefusal();
  const form = useSubmitForm<Values>({
    values: { amount: null, reason: '' },
    check: ({ amount, reason }) => ({
      amount: amount === null ? t('amountMissing') : '',
      reason: reason.trim().length < 10 ? t('reasonMissing') : '',
    }),
    send: async ({ amount, reason }) => {
      if (amount === null) return;
      const body = { id, amount, reason, override: canOverride };
      await funds.correct({ params: { slug: bank, id: entry.id }, body });
      onClose();
      toast({ title: t('corrected'), description: km(amount), tone: 'ok' });
      await reload();
    },
    refused,
  });
  return (
    <FormDialog
      title={t('correctTitle')}
      description={t('correctText', {
        what: t(`kind_${entry.kind}`),
        amount: km(entry.amount),
      })}
      form={form}
      onClose={onClose}
      submitLabel={t('correct')}
    >
      <Field label={t('rightAmount')} error={form.error('amount')} required>
        <AmountInput {...form.bind('amount')} />
      </Field>
      <Field label={t('reason')} hint={t('correctHint')} error={form.error('reason')} required>
        <TextArea rows={3} maxLength={2000} {...form.register('reason')} />
      </Field>
    </FormDialog>
  );
}
