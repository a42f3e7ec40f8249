import { describe, expect, it } from 'vitest';
import { eventsFrom } from '../machine.ts';
import { invitationActors, mayInviteAgainAt, mayWriteNote } from './connection.ts';
import { invitationMachine, invitationStatuses } from './invitation.machine.ts';

const now = new Date('2026-11-20T12:00:00Z');
const adult = { birthYear: 1999, adultSaidAt: null };
const minor = { birthYear: 2011, adultSaidAt: null };
const unsaid = { birthYear: null, adultSaidAt: null };

it('what each side may do in each status', () => {
  const may = (actor: 'inviter' | 'invitee') =>
    Object.fromEntries(
      invitationStatuses.map((status) => [
        status,
        eventsFrom(invitationMachine, status, [actor]).join(' '),
      ]),
    );
  const over = { accepted: '', declined: '', withdrawn: '' };
  expect(may('inviter')).toEqual({ pending: 'withdraw', ...over });
  expect(may('invitee')).toEqual({ pending: 'accept decline', ...over });
});

it('only the two have to do with an invitation', () => {
  const invitation = { inviterId: 'a', inviteeId: 'b' };
  expect(['a', 'b', 'c'].map((id) => invitationActors(id, invitation))).toEqual([
    ['inviter'],
    ['invitee'],
    [],
  ]);
});

it.each([
  ['an adult to an adult', adult, adult, true],
  ['an adult to a minor', adult, minor, false],
  ['somebody of unknown age to a minor', unsaid, minor, false],
  ['a minor to a minor', minor, minor, true],
  ['a minor to an adult', minor, adult, true],
  ['anybody to somebody of unknown age', adult, unsaid, true],
])('words with an invitation of %s', (_, from, to, expected) => {
  expect(mayWriteNote(from, to, now)).toBe(expected);
});

describe('inviting again', () => {
  const declined = (answeredAt: string) => ({
    status: 'declined' as const,
    answeredAt: new Date(answeredAt),
  });

  it('waits thirty days after a refusal', () => {
    expect(mayInviteAgainAt(declined('2026-11-19T12:00:00Z'), now)).toEqual(
      new Date('2026-12-19T12:00:00Z'),
    );
    expect(mayInviteAgainAt(declined('2026-10-21T12:00:00Z'), now)).toBeNull();
  });

  it('is free otherwise', () => {
    expect(mayInviteAgainAt(undefined, now)).toBeNull();
    expect(mayInviteAgainAt({ status: 'withdrawn', answeredAt: now }, now)).toBeNull();
  });
});
