import { describe, expect, it } from 'vitest';
import { eventsFrom } from '../machine.ts';
import { invitationActors, mayInviteAgainAt } from './connection.ts';
import { invitationMachine, invitationStatuses } from './invitation.machine.ts';

const now = new Date('2026-11-20T12:00:00Z');

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
