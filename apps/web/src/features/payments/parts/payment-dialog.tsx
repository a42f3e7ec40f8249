import type { PaymentView } from '@app/contracts/payments/payments.schemas';
import { Dialog } from '@app/ui/dialog';
import { Loading, Skeleton } from '@app/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useFormat } from '../../../lib/format/use-format.ts';
import { Failed } from '../../../lib/queries/failed.tsx';
import { useShellText } from '../../../lib/texts/text.ts';
import { paymentQuery } from '../queries.ts';
import { usePaymentsText } from '../text.ts';
import { Differences } from './differences.tsx';
import { Donor } from './donor.tsx';
import { GiveBack } from './give-back.tsx';
import { PaymentStatus } from './payment-status.tsx';
import s from './payments.module.css';
import { Refunds } from './refunds.tsx';

interface PaymentDialogProps {
  readonly id: string;
  onClose(): void;
}

/** One payment with all that happened to it, and what can be done about it. */
export function PaymentDialog({ id, onClose }: PaymentDialogProps) {
  const t = usePaymentsText();
  const shell = useShellText();
  const { km } = useFormat();
  const query = useQuery(paymentQuery(id));
  const { data } = query;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      look="drawer"
      title={data ? t('payment', { amount: km(data.amount) }) : t('title')}
      closeLabel={t('close')}
    >
      {query.isPending ? (
        <Loading label={shell('loading')}>
          <Skeleton height={320} />
        </Loading>
      ) : null}
      {data ? <Payment payment={data} /> : null}
      {query.isError && !data ? <Failed query={query} level={3} title={t('missing')} /> : null}
    </Dialog>
  );
}

function Payment({ payment }: { readonly payment: PaymentView }) {
  const t = usePaymentsText();
  const { km, dateTime } = useFormat();
  return (
    <>
      <p>
        <PaymentStatus payment={payment} />
      </p>
      <dl className="facts mt4">
        <Fact name={t('order')} value={payment.orderNumber} />
        {payment.returned > 0 ? <Fact name={t('returned')} value={km(payment.returned)} /> : null}
        <Fact name={t('column_campaign')} value={payment.campaign.title} />
        <Fact name={t('bank')} value={payment.bank.name} />
        {payment.receiptNumber ? <Fact name={t('receipt')} value={payment.receiptNumber} /> : null}
        <Fact name={t('begun')} value={dateTime(payment.createdAt)} />
      </dl>
      <Differences payment={payment} />
      <Refunds payment={payment} />
      {payment.refundable > 0 ? <GiveBack key={payment.refundable} payment={payment} /> : null}
      <Donor payment={payment} />
      <History payment={payment} />
    </>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="tabular">{value}</dd>
    </div>
  );
}

const shownEvents = [
  'held',
  'settled',
  'declined',
  'expired',
  'overfunded',
  'refunded',
  'refundedPart',
  'mismatch',
  'receiptSent',
  'refundMailSent',
  'secondRoundMailSent',
  'endMailSent',
  'matched',
  'matchReturned',
] as const;

function History({ payment: { events } }: { readonly payment: PaymentView }) {
  const t = usePaymentsText();
  const { km, dateTime } = useFormat();
  return (
    <section className={s.part}>
      <h3 className="title-4">{t('history')}</h3>
      <ol className={`${s.events} mt3`}>
        {events.flatMap(({ event, amount, at }, n) => {
          const known = shownEvents.find((one) => one === event);
          if (!known) return [];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: what happened stays in its place
            <li key={n} className={s.event}>
              <span>
                {t(`event_${known}`)}
                {amount === null || !known.startsWith('refunded') ? '' : `, ${km(amount)}`}
              </span>
              <span className="small muted tabular">{dateTime(at)}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
