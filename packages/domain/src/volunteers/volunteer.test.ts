import { describe, expect, it } from 'vitest';
import { decide, eventsFrom } from '../machine.ts';
import { actualMatrix, expectedMatrix } from '../policy.factory.ts';
import { volunteerMachine, volunteerStatuses } from './volunteer.machine.ts';
import { volunteerPolicy } from './volunteer.policy.ts';
import {
  attendanceOf,
  hasBegun,
  isHours,
  isPast,
  volunteerEnd,
  volunteerLimits,
  volunteerStatus,
} from './volunteer.ts';

const application = {
  ownerId: 'vlasnik',
  memberIds: ['vlasnik', 'clan', 'clanVoditelj', 'vlasnikVoditelj'],
  bankSlug: 'tuzla',
  status: 'implementation',
} as const;
const now = new Date('2026-11-20T12:00:00Z');

it('who may do what with volunteers', () => {
  const acts = ['view', 'invite', 'record', 'offer'] as const;
  const actual = actualMatrix(acts, (actor, act) => volunteerPolicy[act](actor, application));
  expect(actual).toEqual(
    expectedMatrix(
      acts,
      `
      nobody:                                                           s s s s
      vlasnik clan vlasnikVoditelj clanVoditelj:                        + + + x
      lejla moderator zenica:                                           t t t +
      menadzer obAdmin asistent koordinator odbor savjetnik voditelj:   + t t +
      globalni admin:                                                   + t t +`,
    ),
  );
});

describe('the table', () => {
  it.each([
    ['offered', ['accept', 'refuse'], ['decline']],
    ['refused', [], []],
    ['invited', ['resend'], ['confirm', 'decline']],
    ['confirmed', ['attend'], ['decline']],
    ['declined', [], ['confirm']],
    ['expired', ['resend'], []],
    ['attended', ['correct'], []],
  ] as const)('%s', (status, team, volunteer) => {
    expect(eventsFrom(volunteerMachine, status, ['team'])).toEqual(team);
    expect(eventsFrom(volunteerMachine, status, ['volunteer'])).toEqual(volunteer);
  });

  it('lets nobody answer in the place of the volunteer', () => {
    for (const state of volunteerStatuses) {
      for (const event of ['confirm', 'decline'] as const) {
        expect(decide(volunteerMachine, { state, event, actors: ['team'] }).ok).toBe(false);
      }
    }
  });
});

it.each([
  ['2027-03-01', '2027-03-01T22:59:59.999Z'],
  ['2027-07-01', '2027-07-01T21:59:59.999Z'],
  ['2026-11-21', '2026-12-04T12:00:00.000Z'],
  ['', '2026-12-04T12:00:00.000Z'],
])('an address for an activity that ends on "%s" ends at %s', (endsOn, end) => {
  expect(volunteerEnd(now, endsOn).toISOString()).toBe(end);
});

it('an invitation reads as ended from its end on, an answer does not', () => {
  const expiresAt = now;
  expect(volunteerStatus({ status: 'invited', expiresAt }, now)).toBe('expired');
  expect(volunteerStatus({ status: 'confirmed', expiresAt }, now)).toBe('confirmed');
});

it.each([
  ['2026-11-20', true],
  ['2026-11-21', false],
  ['', false],
])('an activity from "%s" has begun: %s', (startsOn, expected) => {
  expect(hasBegun({ startsOn }, now)).toBe(expected);
});

it.each([
  [0.5, true],
  [6, true],
  [volunteerLimits.hours, true],
  [0, false],
  [1.25, false],
  [volunteerLimits.hours + 0.5, false],
])('%s is hours: %s', (hours, expected) => {
  expect(isHours(hours)).toBe(expected);
});

it('sums who comes, who came and for how long', () => {
  const sums = attendanceOf([
    { status: 'confirmed', halfHours: null },
    { status: 'attended', halfHours: 9 },
    { status: 'attended', halfHours: 4 },
    { status: 'declined', halfHours: null },
  ]);
  expect(sums).toEqual({ confirmed: 3, attended: 2, halfHours: 13 });
});

it.each([
  ['2026-11-19', true],
  ['2026-11-20', false],
  ['', false],
] as const)('an activity until %j is past: %s', (endsOn, past) => {
  expect(isPast({ endsOn }, now)).toBe(past);
});
