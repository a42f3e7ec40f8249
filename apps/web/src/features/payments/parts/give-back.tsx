import type { PaymentView } from '@app/contracts/payments/payments.schemas';
import { Button } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import { Field } from '@app/ui/field';
import { TextArea } from '@app/ui/text-area';
import { useState } from 'react';
import { payments } from '../../../entities/payments/public.ts';
import { AmountInput } from '../../../lib/form/amount-input.tsx';
import { FormFailure } from '../../../lib/form/form-failure.tsx';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { newId } from '../../../lib/new-id.ts';
import { toast } from '../../../lib/toast.ts';
import { useChangedPayment } from '../queries.ts';
import { usePaymentsText } from '../text.ts';
import s from './payments.module.css';

interface Values {
  amount: number | null;
  reason: string;
}

/** Gives back all that is left of a donation, or less. */
export function GiveBack({ payment }: { readonly payment: PaymentView }) {
  const t = usePaymentsText();
  const { km } = useFormat();
  const [open, setOpen] = useState(false);
  if (open) return <GiveBackForm payment={payment} />;
  return (
    <div className={cx('row row-wrap g4', s.part)}>
      <Button variant="secondary" size="m" onClick={() => setOpen(true)}>
        {t('give')}
      </Button>
      <span className="small muted">{t('giveHint', { amount: km(payment.refundable) })}</span>
    </div>
  );
}

function GiveBackForm({ payment: { id, refundable, alone } }: { readonly payment: PaymentView }) {
  const t = usePaymentsText();
  const { km } = useFormat();
  const changed = useChangedPayment();
  // One for all tries, so that an answer that got lost gives nothing back twice.
  const [refund] = useState(newId);
  const hint =
    alone >= refundable
      ? t('giveHint', { amount: km(refundable) })
      : alone > 0
        ? t('giveAlone', { amount: km(alone) })
        : t('giveAlways');
  const form = useSubmitForm<Values>({
    values: { amount: refundable, reason: '' },
    check: ({ amount, reason }) => ({
      amount: !amount ? t('amountMissing') : amount > refundable ? t('amountTooMuch') : '',
      reason: reason.trim().length < 5 ? t('reasonMissing') : '',
    }),
    send: async ({ amount, reason }) => {
      if (amount === null) return;
      const after = await payments.refund({ params: { id }, body: { id: refund, amount, reason } });
      await changed(after);
      const waits = after.refunds.some((one) => one.id === refund && one.status === 'waiting');
      toast({ title: t(waits ? 'givenWaits' : 'given'), description: km(amount), tone: 'ok' });
    },
  });
  return (
    <form {...form.props} className={`form ${s.part}`}>
      <h3 className="title-4">{t('give')}</h3>
      <Field label={t('giveAmount')} hint={hint} error={form.error('amount')} required>
        <AmountInput {...form.bind('amount')} />
      </Field>
      <Field label={t('reason')} hint={t('reasonHint')} error={form.error('reason')} required>
        <TextArea rows={3} maxLength={500} {...form.register('reason')} />
      </Field>
      <FormFailure>{form.failure}</FormFailure>
      <div>
        <Button type="submit" variant="primary" busy={form.busy} busyLabel={t('sending')}>
          {t('give')}
        </Button>
      </div>
    </form>
  );
}
