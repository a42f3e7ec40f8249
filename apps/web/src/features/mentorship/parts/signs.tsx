import type { MentorshipRequest } from '@app/contracts/mentorship/mentorship.schemas';
import { type RequestPriority, requestPriorities } from '@app/domain/mentorship/mentorship';
import type { RequestStatus } from '@app/domain/mentorship/request.machine';
import { Badge, type BadgeTone } from '@app/ui/badge';
import { cx } from '@app/ui/cx';
import { Archive, Check, CircleDashed, Hand, type Icon, MessagesSquare } from '@app/ui/icons';
import type { CSSProperties } from 'react';
import { useNow } from '../../../lib/format/rendered-at.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { clockOf } from '../clock.ts';
import { useMentorshipText } from '../text.ts';
import s from './signs.module.css';

const looks: Readonly<Record<RequestStatus, readonly [BadgeTone, Icon]>> = {
  open: ['quiet', CircleDashed],
  claimed: ['info', Hand],
  in_progress: ['accent', MessagesSquare],
  resolved: ['ok', Check],
  archived: ['outline', Archive],
};

export function RequestStatusBadge({ status }: { status: RequestStatus }) {
  const t = useMentorshipText();
  const [tone, Mark] = looks[status];
  return (
    <Badge tone={tone} icon={<Mark />}>
      {t(`status_${status}`)}
    </Badge>
  );
}

/** Four bars that rise, and the word. */
export function Priority({ priority }: { priority: RequestPriority }) {
  const t = useMentorshipText();
  const height = requestPriorities.indexOf(priority);
  return (
    <span className={s.priority}>
      <span aria-hidden>
        {requestPriorities.map((one, n) => (
          <i key={one} data-on={n <= height || undefined} />
        ))}
      </span>
      {t(`priority_${priority}`)}
    </span>
  );
}

const arch = 'M7 52a43 43 0 0 1 86 0';
const broken = 'M7 52a43 43 0 0 1 34-42M59 10a43 43 0 0 1 34 42';

const tones = {
  overdue: s.overdue,
  urgent: s.urgent,
  warning: s.warning,
  ok: s.ok,
  paused: s.paused,
};

interface ClockProps {
  readonly request: Pick<MentorshipRequest, 'status' | 'slaTimer'>;
  /** Pixels. */
  readonly width?: number;
}

/** How long until the answer is due: an arch that runs empty, broken when late, dotted while it stands. */
export function RequestClock({ request, width = 64 }: ClockProps) {
  const t = useMentorshipText();
  const format = useFormat();
  const now = useNow();
  const { state, left, number } = clockOf(request, now);
  const size = { '--_w': `${width}px` } as CSSProperties;
  if (state === 'stopped') {
    const Mark = request.status === 'archived' ? Archive : Check;
    return (
      <span className={s.closed} style={size}>
        <Mark label={t('clockStopped')} />
      </span>
    );
  }
  const at = request.slaTimer ? format.momentOf(request.slaTimer) : '';
  const said =
    state === 'paused' ? 'clockPaused' : state === 'overdue' ? 'clockOverdue' : 'clockRuns';
  return (
    <span className={cx(s.clock, tones[state])} style={size}>
      <svg viewBox="0 0 100 54" fill="none" strokeWidth="11" aria-hidden="true">
        <path className={s.track} d={arch} />
        {state === 'overdue' ? (
          <path className={s.fill} d={broken} />
        ) : (
          <path
            className={s.fill}
            d={arch}
            pathLength="100"
            strokeDasharray={state === 'paused' ? '4 5.6' : `${left} 200`}
          />
        )}
      </svg>
      <b className="tabular" aria-hidden>
        {number === null
          ? t('stands')
          : 'hoursAndMinutes' in number
            ? number.hoursAndMinutes
            : 'hours' in number
              ? `${minus(number.hours)} h`
              : `${minus(number.minutes)} min`}
      </b>
      <span className="visually-hidden">{t(said, { at })}</span>
    </span>
  );
}

const minus = (count: number): string => (count < 0 ? `−${-count}` : `${count}`);
