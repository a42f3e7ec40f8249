import { machine } from '../machine.ts';

/** Statuses of what a guardian is asked about a member under eighteen. */
export const consentStatuses = ['pending', 'agreed', 'refused', 'withdrawn', 'expired'] as const;
export type ConsentStatus = (typeof consentStatuses)[number];

export const consentEvents = ['send', 'askAnew', 'agree', 'refuse', 'withdraw'] as const;
export type ConsentEvent = (typeof consentEvents)[number];

/** The guardian is whoever holds the address that the mail brought. */
export type ConsentActor = 'member' | 'guardian';

/**
 * - `sendRequest`: a new address by mail, for two weeks; the one before opens nothing more.
 * - `showMember`, `hideMember`: whether everybody may see the member.
 * - `mailConfirmation`: the guardian gets the address by which they can change their mind.
 * - `tellTeam`: the member and the owner hear of it.
 */
export type ConsentEffect =
  | 'sendRequest'
  | 'showMember'
  | 'hideMember'
  | 'mailConfirmation'
  | 'tellTeam';

const send = { to: 'pending', by: ['member'], effects: ['sendRequest'] } as const;
/** Of a member who corrected their year of birth and is still under eighteen. */
const askAnew = { to: 'pending', by: ['member'], effects: ['hideMember', 'sendRequest'] } as const;
const agree = {
  to: 'agreed',
  by: ['guardian'],
  effects: ['showMember', 'mailConfirmation', 'tellTeam'],
} as const;

/** After a refusal only the guardian can think again: the member asks nobody else. */
export const guardianConsentMachine = machine<
  ConsentStatus,
  ConsentEvent,
  ConsentActor,
  never,
  ConsentEffect
>({
  pending: {
    send,
    askAnew,
    agree,
    refuse: { to: 'refused', by: ['guardian'], effects: ['tellTeam'] },
  },
  agreed: {
    askAnew,
    withdraw: { to: 'withdrawn', by: ['guardian'], effects: ['hideMember', 'tellTeam'] },
  },
  refused: { agree },
  withdrawn: { agree },
  expired: { send },
});
