import { dayNumber, instantAt } from '../sarajevo-time.ts';
import type { RequestPriority } from './mentorship.ts';
import { isTalking, type RequestStatus } from './request.machine.ts';

const hour = 3_600_000;

/** Hours until the next answer is due. Source: PRODUCT.md, "Mentorship clock". */
export const answerHours: Readonly<Record<RequestPriority, number>> = {
  urgent: 8,
  high: 24,
  normal: 48,
  low: 96,
};

/** When a bank's mentors answer, by the clocks of Sarajevo. */
export interface WorkingHours {
  /** 1 is Monday, 7 Sunday; at least one. */
  readonly days: readonly number[];
  /** Minutes since midnight; `from` before `to`. */
  readonly from: number;
  readonly to: number;
}

/**
 * When an answer is due that is asked for now.
 *
 * @param hours that may pass; only those within `work` count.
 * @param work null: every hour counts.
 */
export function deadlineAfter(from: Date, hours: number, work: WorkingHours | null): Date {
  let left = hours * hour;
  if (work === null) return new Date(from.getTime() + left);
  for (let day = dayNumber(from); ; day += 1) {
    if (!work.days.includes(isoWeekday(day))) continue;
    const begins = Math.max(instantAt(day, work.from).getTime(), from.getTime());
    const ends = instantAt(day, work.to).getTime();
    const counted = ends - begins;
    if (counted >= left) return new Date(begins + left);
    left -= Math.max(counted, 0);
  }
}

/** Day 0 was a Thursday. */
const isoWeekday = (day: number): number => ((((day + 3) % 7) + 7) % 7) + 1;

/**
 * - `overdue`, `urgent` (under 2 h), `warning` (under 6 h), `ok`: specification §4, "SLA indicator".
 * - `paused`: the team owes the answer. `stopped`: nobody owes any.
 */
export const clockStates = ['overdue', 'urgent', 'warning', 'ok', 'paused', 'stopped'] as const;
export type ClockState = (typeof clockStates)[number];

/** `deadline` null: no answer of the mentor is awaited. */
export function clockState(
  { status, deadline }: { readonly status: RequestStatus; readonly deadline: Date | null },
  now: Date,
): ClockState {
  if (!isTalking(status)) return 'stopped';
  if (deadline === null) return 'paused';
  const left = deadline.getTime() - now.getTime();
  if (left < 0) return 'overdue';
  if (left < 2 * hour) return 'urgent';
  return left < 6 * hour ? 'warning' : 'ok';
}
