import type { MentorshipRequest } from '@app/contracts/mentorship/mentorship.schemas';
import { type ClockState, clockState } from '@app/domain/mentorship/clock';

const minute = 60_000;
const hour = 60 * minute;

export interface Clock {
  readonly state: ClockState;
  /** How much of the arch is left, 0 to 100: half of it stands for four hours. */
  readonly left: number;
  /** `1:20` near the end, whole hours before; minutes and hours past it. Null where it stands. */
  readonly number:
    | { readonly hoursAndMinutes: string }
    | { readonly hours: number }
    | { readonly minutes: number }
    | null;
}

type Timed = Pick<MentorshipRequest, 'status' | 'slaTimer'>;

/** What the clock of a request shows at a moment. */
export function clockOf({ status, slaTimer }: Timed, now: number): Clock {
  const deadline = slaTimer === null ? null : new Date(slaTimer);
  const state = clockState({ status, deadline }, new Date(now));
  if (deadline === null || state === 'stopped') return { state, left: 0, number: null };
  const time = deadline.getTime() - now;
  const left = time > 0 ? Math.round(100 * (1 - 2 ** (-time / (4 * hour)))) : 0;
  return { state, left, number: numberOf(time) };
}

function numberOf(time: number): Clock['number'] {
  if (time < 0) {
    const late = Math.floor(-time / minute);
    return late < 60 ? { minutes: -late } : { hours: -Math.floor(late / 60) };
  }
  if (time >= 10 * hour) return { hours: Math.floor(time / hour) };
  const minutes = Math.floor(time / minute);
  return {
    hoursAndMinutes: `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`,
  };
}
