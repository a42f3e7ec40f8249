import { describe, expect, it } from 'vitest';
import { personas } from '../accounts/accounts.factory.ts';
import { actualMatrix, expectedMatrix } from '../policy.factory.ts';
import { teamPolicy } from './team.policy.ts';
import {
  invitationEnd,
  invitationStatus,
  linkEnd,
  linkOver,
  maskedAddress,
  teamLimits,
} from './team.ts';
import { teamInvitationMachine } from './team-invitation.machine.ts';

const now = new Date('2026-11-22T12:00:00Z');
const later = new Date('2026-11-22T12:00:00.001Z');
const team = { ownerId: 'vlasnik', memberIds: ['vlasnik', 'clan'] };

describe('what has become of an invitation', () => {
  it.each([
    ['pending', later, 'pending'],
    ['pending', now, 'expired'],
    ['accepted', now, 'accepted'],
    ['rejected', now, 'rejected'],
    ['withdrawn', now, 'withdrawn'],
  ] as const)('%s until %s: %s', (status, expiresAt, expected) => {
    expect(invitationStatus({ status, expiresAt }, now)).toBe(expected);
  });

  it('is answered by the invited person alone, and never twice', () => {
    for (const status of ['accepted', 'rejected', 'expired', 'withdrawn'] as const) {
      expect(Object.keys(teamInvitationMachine[status])).not.toContain('accept');
    }
    expect(teamInvitationMachine.pending.accept?.by).toEqual(['invitee']);
  });
});

it.each([
  [null, '2026-12-06T12:00:00.000Z'],
  ['2026-12-24T22:59:59.000Z', '2026-12-06T12:00:00.000Z'],
  ['2026-11-30T22:59:59.000Z', '2026-11-30T22:59:59.000Z'],
  ['2026-11-20T22:59:59.000Z', '2026-12-06T12:00:00.000Z'],
] as const)('is answered before the application has to be sent, at %s', (closesAt, end) => {
  const closes = closesAt && new Date(closesAt);
  expect([invitationEnd(now, closes), linkEnd(now, closes)].map((at) => at.toISOString())).toEqual([
    end,
    end,
  ]);
});

describe('a link', () => {
  const open = { expiresAt: later, withdrawnAt: null, uses: teamLimits.linkUses - 1 };
  it.each([
    [{}, undefined],
    [{ expiresAt: now }, 'expired'],
    [{ uses: teamLimits.linkUses }, 'used'],
    [{ withdrawnAt: now, expiresAt: now }, 'withdrawn'],
  ] as const)('with %j is over because: %s', (changed, expected) => {
    expect(linkOver({ ...open, ...changed }, now)).toBe(expected);
  });
});

it.each([
  ['amina.h@primjer.ba', 'a•••@primjer.ba'],
  ['a@b@primjer.ba', 'a•••@primjer.ba'],
])('%s is shown as %s', (email, shown) => {
  expect(maskedAddress(email)).toBe(shown);
});

describe('rights', () => {
  it('to leave', () => {
    const expected = `
      nobody: s
      vlasnik vlasnikVoditelj: x
      clan clanVoditelj: +
      lejla moderator zenica: t
      asistent koordinator voditelj savjetnik menadzer odbor: t
      obAdmin globalni admin: t`;
    const actual = actualMatrix(['leave'], (actor) => teamPolicy.leave(actor, team));
    expect(actual).toEqual(expectedMatrix(['leave'], expected));
  });

  it('to say what somebody does', () => {
    const columns = ['vlasnik', 'clan'] as const;
    const expected = `
      nobody: s
      vlasnik vlasnikVoditelj: +
      clan clanVoditelj: o +
      lejla moderator zenica: t
      asistent koordinator voditelj savjetnik menadzer odbor: t
      obAdmin globalni admin: t`;
    const actual = actualMatrix(columns, (actor, of) =>
      teamPolicy.describe(actor, { ...team, memberId: personas[of].id }),
    );
    expect(actual).toEqual(expectedMatrix(columns, expected));
  });
});
