import type { PaymentView, RefundView } from '@app/contracts/payments/payments.schemas';
import type { RefundDecision } from '@app/domain/crowdfunding/refund.machine';
import { Button } from '@app/ui/button';
import { Field } from '@app/ui/field';
import { RadioButtons } from '@app/ui/radio-buttons';
import { TextArea } from '@app/ui/text-area';
import { payments } from '../../../entities/payments/public.ts';
import { FormFailure } from '../../../lib/form/form-failure.tsx';
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { toast } from '../../../lib/toast.ts';
import { useChangedPayment } from '../queries.ts';
import { usePaymentsText } from '../text.ts';
import s from './payments.module.css';

/** What was asked to be given back, and who decided. */
export function Refunds({ payment: { refunds } }: { readonly payment: PaymentView }) {
  const t = usePaymentsText();
  if (refunds.length === 0) return null;
  return (
    <section className={s.part}>
      <h3 className="title-4">{t('refunds')}</h3>
      <ul className="rows mt3">
        {refunds.map((refund) => (
          <li key={refund.id}>
            <Refund refund={refund} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Refund({ refund }: { readonly refund: RefundView }) {
  const t = usePaymentsText();
  const { km, date } = useFormat();
  const { status, decisions, decidedBy, note } = refund;
  return (
    <>
      <p>
        <b className="tabular">{km(refund.amount)}</b> {t(`refund_${status}`)}
      </p>
      <p className="small muted">
        {t(`cause_${refund.cause}`, { name: refund.askedBy ?? t('somebody') })},{' '}
        {date(refund.askedAt)}
        {refund.reason ? `: ${refund.reason}` : ''}
      </p>
      {note ? (
        <p className="small muted">{t('decided', { name: decidedBy ?? t('somebody'), note })}</p>
      ) : null}
      {awaitsOther(refund) ? <p className="small mt2">{t('waitForOther')}</p> : null}
      {decisions.length > 0 ? <Decide refund={refund} /> : null}
    </>
  );
}

/** Whoever asked for it does not agree to it: they can only take it back. */
const awaitsOther = ({ status, decisions }: Pick<RefundView, 'status' | 'decisions'>) =>
  status === 'waiting' && !decisions.includes('approve');

interface Values {
  decision: RefundDecision;
  note: string;
}

function Decide({ refund: { id, status, decisions } }: { readonly refund: RefundView }) {
  const t = usePaymentsText();
  const changed = useChangedPayment();
  const [only = 'reject', ...others] = decisions;
  const isOwn = awaitsOther({ status, decisions });
  const form = useSubmitForm<Values>({
    values: { decision: only, note: '' },
    check: ({ decision, note }) => ({
      note:
        (decision === 'reject' || decision === 'confirm') && note.trim() === ''
          ? t('noteMissing')
          : '',
    }),
    send: async (body) => {
      await changed(await payments.decide({ params: { id }, body }));
      toast({ title: t('decidedDone'), tone: 'ok' });
    },
  });
  return (
    <form {...form.props} className="form mt4">
      {others.length > 0 ? (
        <Field as="group" label={t('decide')}>
          <RadioButtons
            label={t('decide')}
            options={decisions.map((value) => ({ value, label: t(`decision_${value}`) }))}
            columns={decisions.length}
            {...form.bind('decision')}
          />
        </Field>
      ) : null}
      <Field
        label={t('noteLabel')}
        hint={t(isOwn ? 'takeBackHint' : 'noteHint')}
        error={form.error('note')}
      >
        <TextArea rows={2} maxLength={500} {...form.register('note')} />
      </Field>
      <FormFailure>{form.failure}</FormFailure>
      <div>
        <Button
          type="submit"
          variant={others.length > 0 ? 'primary' : 'soft'}
          size="m"
          busy={form.busy}
          busyLabel={t('sending')}
        >
          {isOwn ? t('takeBack') : others.length === 0 ? t(`decision_${only}`) : t('sendDecision')}
        </Button>
      </div>
    </form>
  );
}
