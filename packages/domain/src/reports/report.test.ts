import { expect, it } from 'vitest';
import { decide } from '../machine.ts';
import { reportEvents, reportMachine, reportStatuses } from './report.machine.ts';
import { reportActors } from './report.ts';

const actor = (role: string, id = 'm') => ({ id, role, permissions: [] });

it.each([
  ['nobody', null, []],
  ['a member', actor('INDIVIDUAL'), []],
  ['a moderator', actor('MODERATOR'), ['moderator']],
  ['an admin', actor('admin'), ['moderator']],
  ['a moderator whose own it is', actor('MODERATOR', 'owner'), []],
  ['an admin whose own it is', actor('ADMIN', 'owner'), []],
])('%s judges as %j', (_, who, expected) => {
  expect(reportActors(who, { ownerId: 'owner' })).toEqual(expected);
});

it('is decided once, and what somebody is told of needs a reason', () => {
  const moved = (state: (typeof reportStatuses)[number], reason?: string) =>
    reportEvents.map((event) => {
      const answer = decide(reportMachine, { state, event, actors: ['moderator'], reason });
      return answer.ok ? answer.move.to : answer.code;
    });
  expect(moved('open')).toEqual(['dismissed', 'REASON_MISSING', 'REASON_MISSING']);
  expect(moved('open', 'Vrijeđa.')).toEqual(['dismissed', 'warned', 'removed']);
  for (const state of reportStatuses.filter((one) => one !== 'open')) {
    expect(moved(state, 'Vrijeđa.')).toEqual(['WRONG_STATUS', 'WRONG_STATUS', 'WRONG_STATUS']);
  }
});
