import { machine } from '../machine.ts';

/** Statuses of an invitation to a team (specification §4), and `withdrawn`, which nobody is shown. */
export const invitationStatuses = [
  'pending',
  'accepted',
  'rejected',
  'expired',
  'withdrawn',
] as const;
export type InvitationStatus = (typeof invitationStatuses)[number];

export const invitationEvents = ['accept', 'decline', 'resend', 'withdraw'] as const;
export type InvitationEvent = (typeof invitationEvents)[number];

export type InvitationActor = 'owner' | 'invitee';

/**
 * - `teamOpen`: the application can still be edited.
 * - `roomInTeam`: the team has fewer members than the call allows.
 */
export type InvitationGuard = 'teamOpen' | 'roomInTeam';

/**
 * - `joinTeam`: the invited person becomes a member.
 * - `sendInvitation`: a new link, for another two weeks, by mail; a member gets a notification.
 * - `notifyOwner`: the owner hears what was answered.
 * - `notifyTeam`: the others hear who has come.
 */
export type InvitationEffect = 'joinTeam' | 'sendInvitation' | 'notifyOwner' | 'notifyTeam';

const sent = {
  to: 'pending',
  by: ['owner'],
  guards: ['teamOpen', 'roomInTeam'],
  effects: ['sendInvitation'],
} as const;

/** Whoever declined is not asked again by the same way; they can come in by the team's link. */
export const teamInvitationMachine = machine<
  InvitationStatus,
  InvitationEvent,
  InvitationActor,
  InvitationGuard,
  InvitationEffect
>({
  pending: {
    accept: {
      to: 'accepted',
      by: ['invitee'],
      guards: ['teamOpen', 'roomInTeam'],
      effects: ['joinTeam', 'notifyOwner', 'notifyTeam'],
    },
    decline: { to: 'rejected', by: ['invitee'], effects: ['notifyOwner'] },
    resend: sent,
    withdraw: { to: 'withdrawn', by: ['owner'] },
  },
  accepted: {},
  rejected: {},
  expired: { resend: sent, withdraw: { to: 'withdrawn', by: ['owner'] } },
  withdrawn: {},
});
