import { machine } from '../machine.ts';

/** What has become of a wish for a youth bank, or of a proposal for a call. */
export const bankRequestStatuses = [
  'received',
  'answered',
  'accepted',
  'declined',
  'withdrawn',
] as const;
export type BankRequestStatus = (typeof bankRequestStatuses)[number];

export const bankRequestEvents = ['answer', 'reply', 'accept', 'decline', 'withdraw'] as const;
export type BankRequestEvent = (typeof bankRequestEvents)[number];

/** `bankAdmin`: whoever may found banks, and for a call those who manage its bank. */
export type BankRequestActor = 'requester' | 'bankAdmin';

/**
 * - `tellRequester`: a notification, with the mail that they chose.
 * - `tellAdmins`: a notification to all who may answer.
 */
export type BankRequestEffect = 'tellRequester' | 'tellAdmins';

const told = { by: ['bankAdmin'], reason: 'required', effects: ['tellRequester'] } as const;
const withdraw = { to: 'withdrawn', by: ['requester'] } as const;

export const bankRequestMachine = machine<
  BankRequestStatus,
  BankRequestEvent,
  BankRequestActor,
  never,
  BankRequestEffect
>({
  received: {
    answer: { to: 'answered', ...told },
    accept: { to: 'accepted', ...told },
    decline: { to: 'declined', ...told },
    withdraw,
  },
  answered: {
    reply: { to: 'received', by: ['requester'], reason: 'required', effects: ['tellAdmins'] },
    answer: { to: 'answered', ...told },
    accept: { to: 'accepted', ...told },
    decline: { to: 'declined', ...told },
    withdraw,
  },
  accepted: {},
  declined: {},
  withdrawn: {},
});

/** In which somebody still waits for something. */
export const openRequestStatuses = ['received', 'answered'] as const satisfies BankRequestStatus[];
