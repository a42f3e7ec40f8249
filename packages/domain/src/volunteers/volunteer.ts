import { isDay } from '../dates.ts';
import { dayText, instantAt } from '../sarajevo-time.ts';
import type { VolunteerStatus } from './volunteer.machine.ts';

const day = 24 * 60 * 60 * 1000;

export const volunteerLimits = {
  /** For how long at least the volunteer can answer. */
  days: 14,
  /** For how long it is kept who did not come. */
  keptDays: 180,
  /** Of one application. */
  perApplication: 300,
  /** Invited at once. */
  atOnce: 30,
  /** To a member of what they did, the latest. */
  shown: 30,
  name: 120,
  words: 600,
  hours: 500,
} as const;

/** An address ends with the last day of the activity in Sarajevo, or after two weeks if that is later. */
export function volunteerEnd(now: Date, endsOn: string): Date {
  const soonest = new Date(now.getTime() + volunteerLimits.days * day);
  if (!isDay(endsOn)) return soonest;
  const nextMidnight = instantAt(Date.parse(endsOn) / day + 1, 0);
  const after = new Date(nextMidnight.getTime() - 1);
  return after < soonest ? soonest : after;
}

/** What ended before this, without hours, is forgotten. */
export const volunteerKeptFrom = (now: Date): Date =>
  new Date(now.getTime() - volunteerLimits.keptDays * day);

/** What has become of an invitation by now. */
export const volunteerStatus = (
  { status, expiresAt }: { readonly status: VolunteerStatus; readonly expiresAt: Date },
  now: Date,
): VolunteerStatus =>
  (status === 'invited' || status === 'offered') && expiresAt <= now ? 'expired' : status;

/** Whether an activity has begun, by the calendar of Sarajevo. */
export const hasBegun = ({ startsOn }: { readonly startsOn: string }, now: Date): boolean =>
  startsOn !== '' && startsOn <= dayText(now);

/** Whether an activity's last day is past, by the calendar of Sarajevo: nobody is invited any more. */
export const isPast = ({ endsOn }: { readonly endsOn: string }, now: Date): boolean =>
  endsOn !== '' && endsOn < dayText(now);

/** Hours are written down by halves. */
export const isHours = (hours: number): boolean =>
  Number.isInteger(hours * 2) && hours > 0 && hours <= volunteerLimits.hours;

export interface Attendance {
  readonly confirmed: number;
  readonly attended: number;
  readonly halfHours: number;
}

/** @param halfHours of each; null where none are written down. */
export const attendanceOf = (
  volunteers: readonly { readonly status: VolunteerStatus; readonly halfHours: number | null }[],
): Attendance => ({
  confirmed: volunteers.filter(({ status }) => status === 'confirmed' || status === 'attended')
    .length,
  attended: volunteers.filter(({ status }) => status === 'attended').length,
  halfHours: volunteers.reduce((sum, { halfHours }) => sum + (halfHours ?? 0), 0),
});
