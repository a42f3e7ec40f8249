import type { DifferenceView, PaymentView } from '@app/contracts/payments/payments.schemas';
import { Button } from '@app/ui/button';
import { Field } from '@app/ui/field';
import { Note } from '@app/ui/note';
import { TextArea } from '@app/ui/text-area';
import { payments } from '../../../entities/payments/public.ts';
import { FormFailure } from '../../../lib/form/form-failure.tsx';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useChangedPayment } from '../queries.ts';
import { usePaymentsText } from '../text.ts';
import s from './payments.module.css';

/** Where the card system says otherwise than we do. */
export function Differences({ payment: { differences } }: { readonly payment: PaymentView }) {
  const t = usePaymentsText();
  if (differences.length === 0) return null;
  return (
    <section className={s.part}>
      <h3 className="title-4">{t('differences')}</h3>
      <ul className="rows mt3">
        {differences.map((one) => (
          <li key={one.id}>
            <Difference difference={one} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Difference({ difference }: { readonly difference: DifferenceView }) {
  const t = usePaymentsText();
  const { km, date } = useFormat();
  const { kind, told, foundAt, closedAt, closedBy, note } = difference;
  const amount = told.amount === null ? '' : `, ${t('toldAmount', { amount: km(told.amount) })}`;
  const words = `${t(`difference_${kind}`)}${amount}`;
  if (closedAt) {
    return (
      <p className="small muted">
        {words}. {closedBy ? t('closedBy', { name: closedBy, note }) : t('closedAlone')}
      </p>
    );
  }
  return (
    <>
      <Note tone="warn">
        {words} ({date(foundAt)})
      </Note>
      <Close id={difference.id} />
    </>
  );
}

function Close({ id }: { readonly id: string }) {
  const t = usePaymentsText();
  const changed = useChangedPayment();
  const form = useSubmitForm<{ note: string }>({
    values: { note: '' },
    check: ({ note }) => ({ note: note.trim().length < 5 ? t('noteMissing') : '' }),
    send: async (body) => changed(await payments.close({ params: { id }, body })),
  });
  return (
    <form {...form.props} className="form mt4">
      <Field label={t('closeNote')} error={form.error('note')} required>
        <TextArea rows={2} maxLength={500} {...form.register('note')} />
      </Field>
      <FormFailure>{form.failure}</FormFailure>
      <div>
        <Button type="submit" variant="soft" size="m" busy={form.busy} busyLabel={t('sending')}>
          {t('closeIt')}
        </Button>
      </div>
    </form>
  );
}
