import type { CallDetail, CallKind, CallSummary } from '@app/contracts/calls/calls.schemas';
import { Badge } from '@app/ui/badge';
import { CalendarClock, Check, ClipboardCheck, DoorClosed, DoorOpen } from '@app/ui/icons';
import { useFormat } from '../../lib/format/use-format.ts';
import { useCallsText } from './text.ts';

export function GrantWord({ kind }: { kind: CallKind }) {
  const t = useCallsText();
  return <span className="grant">{t(kind === 'orange' ? 'orange' : 'blue')}</span>;
}

export function StateBadge({ state }: { state: CallDetail['phase'] }) {
  const t = useCallsText();
  switch (state) {
    case 'open':
      return (
        <Badge tone="ok" icon={<DoorOpen />}>
          {t('stateOpen')}
        </Badge>
      );
    case 'coming':
      return (
        <Badge tone="info" icon={<CalendarClock />}>
          {t('stateComing')}
        </Badge>
      );
    case 'deciding':
      return (
        <Badge tone="info" icon={<ClipboardCheck />}>
          {t('stateDeciding')}
        </Badge>
      );
    case 'decided':
      return (
        <Badge tone="ok" icon={<Check />}>
          {t('stateDecided')}
        </Badge>
      );
    default:
      return (
        <Badge tone="outline" icon={<DoorClosed />}>
          {t('stateClosed')}
        </Badge>
      );
  }
}

export function CallFacts({ call }: { call: CallSummary }) {
  const t = useCallsText();
  const { km, shortDate, time } = useFormat();
  const when = call.state === 'coming' ? call.opensAt : call.closesAt;
  const word = { open: 'deadline', coming: 'opens', closed: 'closedOn' } as const;
  return (
    <dl className="pairs">
      <div>
        <dt>{t('perProject')}</dt>
        <dd className="tabular">{t('upTo', { amount: km(call.maxAmount) })}</dd>
      </div>
      <div>
        <dt>{t(word[call.state])}</dt>
        <dd className="tabular">{t('dateAtTime', { date: shortDate(when), time: time(when) })}</dd>
      </div>
    </dl>
  );
}
