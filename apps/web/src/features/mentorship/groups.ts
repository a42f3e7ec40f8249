import type { MentorshipRequest } from '@app/contracts/mentorship/mentorship.schemas';
import { isTalking } from '@app/domain/mentorship/request.machine';
import { clockOf } from './clock.ts';

const mentorGroups = ['overdue', 'soon', 'ok', 'paused', 'stopped'] as const;
const teamGroups = ['rate', 'answered', 'waiting', 'earlier'] as const;
export type Group = (typeof mentorGroups)[number] | (typeof teamGroups)[number];

const ofClock = {
  overdue: 'overdue',
  urgent: 'soon',
  warning: 'soon',
  ok: 'ok',
  paused: 'paused',
  stopped: 'stopped',
} as const;

/** What a request asks of its reader now. */
function groupOf(request: MentorshipRequest, now: number): Group {
  const { state } = clockOf(request, now);
  if (request.side === 'mentor') return ofClock[state];
  if (request.canRate && request.userRating === null) return 'rate';
  if (!isTalking(request.status)) return 'earlier';
  return state === 'paused' ? 'answered' : 'waiting';
}

export interface Grouped {
  readonly group: Group;
  readonly requests: readonly MentorshipRequest[];
}

/** Requests by what they ask for, the most pressing first; within a group in the order given. */
export function grouped(requests: readonly MentorshipRequest[], now: number): Grouped[] {
  const named = requests.map((request) => ({ request, group: groupOf(request, now) }));
  return [...teamGroups.slice(0, 2), ...mentorGroups.slice(0, 4), 'waiting', 'stopped', 'earlier']
    .map((group) => ({
      group: group as Group,
      requests: named.filter((one) => one.group === group).map(({ request }) => request),
    }))
    .filter((one) => one.requests.length > 0);
}
