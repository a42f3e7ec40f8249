import type { PaymentsWaiting } from '@app/contracts/payments/payments.schemas';
import { Button } from '@app/ui/button';
import { Loading, Skeleton } from '@app/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useFormat } from '../../../lib/format/use-format.ts';
import { FailedLine } from '../../../lib/queries/failed.tsx';
import { useShellText } from '../../../lib/texts/text.ts';
import { usePaymentsPlace } from '../place.ts';
import { waitingQuery } from '../queries.ts';
import { usePaymentsText } from '../text.ts';
import s from './payments.module.css';

/** What somebody of the staff has to decide or look into, and when the provider was last asked. */
export function WaitingPayments() {
  const t = usePaymentsText();
  const shell = useShellText();
  const query = useQuery(waitingQuery());
  return (
    <section className="mt5" aria-labelledby="payments-waiting">
      <h2 className="title-3" id="payments-waiting">
        {t('waiting')}
      </h2>
      {query.isPending ? (
        <Loading label={shell('loading')}>
          <Skeleton height={64} />
        </Loading>
      ) : null}
      {query.isError ? <FailedLine query={query} title={t('waitingFailed')} /> : null}
      {query.data ? <Waiting waiting={query.data} /> : null}
    </section>
  );
}

function Waiting({ waiting: { refunds, differences, lastCheck } }: { waiting: PaymentsWaiting }) {
  const t = usePaymentsText();
  const { km, momentOf, quantity } = useFormat();
  const lines = [
    ...refunds.map((refund) => ({
      id: refund.id,
      what: t(`refund_${refund.status}`),
      detail: `${km(refund.amount)}, ${refund.payment.campaign.title}`,
      payment: refund.payment,
    })),
    ...differences.map((difference) => ({
      id: difference.id,
      what: t(`difference_${difference.kind}`),
      detail: `${km(difference.payment.amount)}, ${difference.payment.campaign.title}`,
      payment: difference.payment,
    })),
  ];
  return (
    <>
      {lines.length === 0 ? <p className="muted mt3">{t('waitingNothing')}</p> : null}
      <ul className="rows mt3">
        {lines.map(({ id, what, detail, payment }) => (
          <li key={id} className={s.waiting}>
            <Line what={what} detail={detail} id={payment.id} order={payment.orderNumber} />
          </li>
        ))}
      </ul>
      <p className={`${s.check} small muted mt3`}>
        {lastCheck
          ? t('lastCheck', {
              when: momentOf(lastCheck.endedAt),
              asked: quantity(lastCheck.asked),
              changed: quantity(lastCheck.changed),
              unanswered: quantity(lastCheck.unanswered),
            })
          : t('noCheck')}
      </p>
    </>
  );
}

interface LineProps {
  readonly what: string;
  readonly detail: string;
  readonly id: string;
  readonly order: string;
}

function Line({ what, detail, id, order }: LineProps) {
  const t = usePaymentsText();
  const { set } = usePaymentsPlace();
  return (
    <>
      <span>
        <b>{what}</b>
        <span className="small muted block">{detail}</span>
      </span>
      <Button
        variant="soft"
        size="m"
        aria-label={t('open', { order })}
        onClick={() => set('uplata', id)}
      >
        {t('look')}
      </Button>
    </>
  );
}
