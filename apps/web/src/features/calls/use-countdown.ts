import type { CallSummary } from '@app/contracts/calls/calls.schemas';
import { timeGone, timeLeft, useCallsText } from '../../entities/calls/public.ts';
import { useNow } from '../../lib/format/rendered-at.tsx';

/** What a call that is not over counts down to, and the arch that shows it. */
export function useCountdown({
  state,
  opensAt,
  closesAt,
}: Pick<CallSummary, 'state' | 'opensAt' | 'closesAt'>) {
  const now = useNow();
  const t = useCallsText();
  const isComing = state === 'coming';
  const at = isComing ? opensAt : closesAt;
  const { unit, count } = timeLeft(at, now);
  return {
    at,
    arch: {
      value: isComing ? 0 : 100 - timeGone(opensAt, closesAt, now),
      number: count,
      label: t(isComing ? `${unit}ToOpening` : `${unit}ToDeadline`, { count }),
    },
  };
}
