import type { PaymentRow } from '@app/contracts/payments/payments.schemas';
import { Badge, type BadgeTone } from '@app/ui/badge';
import { CircleCheck, CircleExclamationPoint, Clock, type Icon, Undo2, X } from '@app/ui/icons';
import { usePaymentsText } from '../text.ts';

type Shown = PaymentRow['status'] | 'partly';

const looks: Readonly<Record<Shown, readonly [BadgeTone, Icon]>> = {
  held: ['info', Clock],
  settled: ['ok', CircleCheck],
  partly: ['gold', Undo2],
  declined: ['quiet', X],
  expired: ['quiet', Clock],
  overfunded: ['warn', CircleExclamationPoint],
  refunded: ['outline', Undo2],
};

export function PaymentStatus({ payment: { status, returned } }: { payment: PaymentRow }) {
  const t = usePaymentsText();
  const shown: Shown = status === 'settled' && returned > 0 ? 'partly' : status;
  const [tone, Mark] = looks[shown];
  return (
    <Badge tone={tone} icon={<Mark />}>
      {t(`status_${shown}`)}
    </Badge>
  );
}
