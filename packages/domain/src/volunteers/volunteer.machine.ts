import { machine } from '../machine.ts';

/** Statuses of somebody who is asked to take part in an activity, or offers to. */
export const volunteerStatuses = [
  'offered',
  'invited',
  'confirmed',
  'declined',
  'expired',
  'attended',
  'refused',
] as const;
export type VolunteerStatus = (typeof volunteerStatuses)[number];

export const volunteerEvents = [
  'accept',
  'refuse',
  'resend',
  'confirm',
  'decline',
  'attend',
  'correct',
] as const;
export type VolunteerEvent = (typeof volunteerEvents)[number];

/** The volunteer is whoever holds the address that the mail brought. */
export type VolunteerActor = 'team' | 'volunteer';

/**
 * - `inTime`: an answer can be changed until the address ends.
 * - `begun`: hours are written down once the activity has begun.
 */
export type VolunteerGuard = 'inTime' | 'begun';

/**
 * - `mailInvitation`: a new address by mail; the one before opens nothing more.
 * - `mailCertificate`: the volunteer is led to the certificate.
 * - `tellTeam`: the team hears who comes.
 * - `tellVolunteer`: who offered to help hears what the team says.
 */
export type VolunteerEffect = 'mailInvitation' | 'mailCertificate' | 'tellTeam' | 'tellVolunteer';

const resend = { to: 'invited', by: ['team'], effects: ['mailInvitation'] } as const;
const confirm = { to: 'confirmed', by: ['volunteer'], effects: ['tellTeam'] } as const;
const decline = { to: 'declined', by: ['volunteer'], effects: ['tellTeam'] } as const;
const inTime = { guards: ['inTime'] } as const;

export const volunteerMachine = machine<
  VolunteerStatus,
  VolunteerEvent,
  VolunteerActor,
  VolunteerGuard,
  VolunteerEffect
>({
  offered: {
    accept: { to: 'confirmed', by: ['team'], effects: ['tellVolunteer'] },
    refuse: { to: 'refused', by: ['team'], effects: ['tellVolunteer'] },
    decline,
  },
  invited: { resend, confirm, decline },
  confirmed: {
    decline: { ...decline, ...inTime },
    attend: { to: 'attended', by: ['team'], guards: ['begun'], effects: ['mailCertificate'] },
  },
  declined: { confirm: { ...confirm, ...inTime } },
  expired: { resend },
  refused: {},
  attended: { correct: { to: 'attended', by: ['team'], guards: ['begun'] } },
});
