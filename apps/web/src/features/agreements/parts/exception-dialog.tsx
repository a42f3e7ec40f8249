import type { AgreementView } from '@app/contracts/agreements/agreements.schemas';
import {
  exceptionReasonAtLeast as atLeast,
  type ExceptionKind,
} from '@app/domain/agreements/exception.machine';
import { Field } from '@app/ui/field';
import { TextArea } from '@app/ui/text-area';
import { useState } from 'react';
import { AmountInput } from '../../../lib/form/amount-input.tsx';
import { DateField } from '../../../lib/form/date-field.tsx';
import { FormDialog } from '../../../lib/form/form-dialog.tsx';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { dayOf } from '../../../lib/format/days.ts';
import { useNow } from '../../../lib/format/rendered-at.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { newId } from '../../../lib/new-id.ts';
import { toast } from '../../../lib/toast.ts';
import { agreements } from '../client.ts';
import { usePut } from '../queries.ts';
import { useAgreementsText, useMoneyText } from '../text.ts';

interface ExceptionDialogProps {
  readonly view: AgreementView;
  readonly kind: ExceptionKind;
  /** What a payout begins with; a shortfall is as large as what is missing. */
  readonly amount: number | null;
  onClose(): void;
}

interface Values {
  amount: number | null;
  on: string;
  reason: string;
}

/** One proposes what goes beside the agreement; another decides. */
export function ExceptionDialog({ view, kind, amount, onClose }: ExceptionDialogProps) {
  const a = useAgreementsText();
  const t = useMoneyText();
  const { km } = useFormat();
  const put = usePut(view.id);
  const today = dayOf(useNow());
  // One for all tries, so that an answer that got lost proposes nothing twice.
  const [item] = useState(newId);
  const isPayout = kind === 'payout';
  const form = useSubmitForm<Values>({
    values: { amount: isPayout ? amount : view.accounting.missing, on: today, reason: '' },
    check: (now) => ({
      amount: now.amount ? '' : a('amountMissing'),
      on: now.on === '' ? a('dayMissing') : now.on > today ? a('dayAhead') : '',
      reason: now.reason.trim().length < atLeast ? t('whyShort', { count: atLeast }) : '',
    }),
    send: async ({ amount: asked, on, reason }) => {
      put(
        await agreements.propose({
          params: { id: view.id },
          body: { id: item, kind, amount: asked ?? 0, on: isPayout ? on : null, reason },
        }),
      );
      onClose();
      toast({ title: t('sent'), tone: 'ok' });
    },
  });
  return (
    <FormDialog
      title={t(isPayout ? 'payoutTitle' : 'shortfallTitle')}
      description={
        isPayout
          ? t('payoutText', { owed: km(view.owed) })
          : t('shortfallText', { amount: km(view.accounting.missing) })
      }
      form={form}
      onClose={onClose}
      submitLabel={t('send')}
      look="base"
    >
      {isPayout ? (
        <div className="two">
          <Field label={a('amount')} error={form.error('amount')} required>
            <AmountInput {...form.bind('amount')} />
          </Field>
          <DateField
            label={a('payDay')}
            error={form.error('on')}
            required
            max={today}
            {...form.bind('on')}
          />
        </div>
      ) : null}
      <Field
        label={t('why')}
        hint={t('whyHint', { count: atLeast })}
        error={form.error('reason')}
        required
      >
        <TextArea rows={4} maxLength={1000} {...form.register('reason')} />
      </Field>
    </FormDialog>
  );
}
