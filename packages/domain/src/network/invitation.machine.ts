import { machine } from '../machine.ts';

/** What has become of an invitation to connect. */
export const invitationStatuses = ['pending', 'accepted', 'declined', 'withdrawn'] as const;
export type InvitationStatus = (typeof invitationStatuses)[number];

export const invitationEvents = ['accept', 'decline', 'withdraw'] as const;
export type InvitationEvent = (typeof invitationEvents)[number];

export type InvitationActor = 'inviter' | 'invitee';

/**
 * - `connect`: both are in each other's network from now on.
 * - `tellInviter`: a notification. Of a refusal nobody is told.
 * - `untellInvitee`: nothing tells of the invitation any more.
 */
export type InvitationEffect = 'connect' | 'tellInviter' | 'untellInvitee';

export const invitationMachine = machine<
  InvitationStatus,
  InvitationEvent,
  InvitationActor,
  never,
  InvitationEffect
>({
  pending: {
    accept: { to: 'accepted', by: ['invitee'], effects: ['connect', 'tellInviter'] },
    decline: { to: 'declined', by: ['invitee'] },
    withdraw: { to: 'withdrawn', by: ['inviter'], effects: ['untellInvitee'] },
  },
  accepted: {},
  declined: {},
  withdrawn: {},
});
