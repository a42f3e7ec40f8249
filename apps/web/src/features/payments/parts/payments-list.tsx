import type { PaymentRow } from '@app/contracts/payments/payments.schemas';
import { cx } from '@app/ui/cx';
import { Table } from '@app/ui/table';
import { useFormat } from '../../../lib/format/use-format.ts';
import { usePaymentsText } from '../text.ts';
import { PaymentStatus } from './payment-status.tsx';
import s from './payments.module.css';

const columns = ['donor', 'campaign', 'status', 'date', 'amount'] as const;

interface PaymentsListProps {
  readonly payments: readonly PaymentRow[];
  onOpen(id: string): void;
}

/** A table; on a phone a list of the same. */
export function PaymentsList({ payments, onOpen }: PaymentsListProps) {
  const t = usePaymentsText();
  return (
    <>
      <div className="wide-only">
        <Table label={t('list')} minWidth={660}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col" className={cx(column === 'amount' && 'r')}>
                  {t(`column_${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {payments.map((one) => (
              <Row key={one.id} payment={one} onOpen={onOpen} />
            ))}
          </tbody>
        </Table>
      </div>
      <ul className="rows phone-only">
        {payments.map((one) => (
          <Item key={one.id} payment={one} onOpen={onOpen} />
        ))}
      </ul>
    </>
  );
}

interface OneProps extends Pick<PaymentsListProps, 'onOpen'> {
  readonly payment: PaymentRow;
}

function Opens({ payment, onOpen }: OneProps) {
  const t = usePaymentsText();
  return (
    <button
      type="button"
      className={cx('link bold', s.opens)}
      aria-label={t('open', { order: payment.orderNumber })}
      onClick={() => onOpen(payment.id)}
    >
      {payment.donorName ?? t('unnamed')}
    </button>
  );
}

function Amount({ payment }: Pick<OneProps, 'payment'>) {
  const t = usePaymentsText();
  const { km } = useFormat();
  return (
    <>
      <b className="tabular">{km(payment.amount)}</b>
      {payment.returned > 0 && payment.returned < payment.amount ? (
        <span className="smaller muted block tabular">
          {t('returnedOf', { amount: km(payment.returned) })}
        </span>
      ) : null}
    </>
  );
}

function Row({ payment, onOpen }: OneProps) {
  const { date } = useFormat();
  return (
    <tr>
      <td>
        <Opens payment={payment} onOpen={onOpen} />
        <span className="smaller muted block tabular">{payment.orderNumber}</span>
      </td>
      <td className={s.campaign}>
        {payment.campaign.title}
        <span className="smaller muted block">{payment.bank.municipality}</span>
      </td>
      <td>
        <PaymentStatus payment={payment} />
      </td>
      <td className="tabular">{date(payment.createdAt)}</td>
      <td className="r">
        <Amount payment={payment} />
      </td>
    </tr>
  );
}

function Item({ payment, onOpen }: OneProps) {
  const { date } = useFormat();
  return (
    <li className={s.item}>
      <Opens payment={payment} onOpen={onOpen} />
      <span className={s.sum}>
        <Amount payment={payment} />
      </span>
      <span className="small muted">
        {payment.campaign.title}, {date(payment.createdAt)}
      </span>
      <span>
        <PaymentStatus payment={payment} />
      </span>
    </li>
  );
}
