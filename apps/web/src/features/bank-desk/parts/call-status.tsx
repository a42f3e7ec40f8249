import type { CallStatus } from '@app/domain/calls/call.machine';
import { Badge, type BadgeTone } from '@app/ui/badge';
import {
  Archive,
  CalendarClock,
  CircleCheck,
  DoorClosed,
  DoorOpen,
  type Icon,
  PencilLine,
  Scale,
} from '@app/ui/icons';
import { useDeskText } from '../text.ts';

const looks: Readonly<Record<CallStatus, readonly [BadgeTone, Icon]>> = {
  draft: ['quiet', PencilLine],
  scheduled: ['info', CalendarClock],
  open: ['ok', DoorOpen],
  closed: ['outline', DoorClosed],
  deciding: ['warn', Scale],
  decided: ['accent', CircleCheck],
  archived: ['outline', Archive],
};

export function CallStatusIcon({ status }: { status: CallStatus }) {
  const [, Mark] = looks[status];
  return <Mark />;
}

export function CallStatusBadge({ status }: { status: CallStatus }) {
  const t = useDeskText();
  const [tone] = looks[status];
  return (
    <Badge tone={tone} icon={<CallStatusIcon status={status} />}>
      {t(`call_${status}`)}
    </Badge>
  );
}
