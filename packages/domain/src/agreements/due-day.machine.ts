import { machine } from '../machine.ts';
import { type AgreementActor, type AgreementEffect, answerers } from './agreement.policy.ts';

/** Whether the team has asked for another day of a step. */
export const dueDayStates = ['kept', 'asked'] as const;
export type DueDayState = (typeof dueDayStates)[number];
export const dueDayEvents = ['ask', 'withdraw', 'accept', 'refuse'] as const;
export type DueDayEvent = (typeof dueDayEvents)[number];

/** `stepOpen`: nothing was proven yet. */
export type DueDayGuard = 'stepOpen';

const ask = {
  to: 'asked',
  by: ['team'],
  reason: 'required',
  guards: ['stepOpen'],
  effects: ['tellBank'],
} as const;

/** The day of a step that was agreed on: the team asks for another one, the bank answers. */
export const dueDayMachine = machine<
  DueDayState,
  DueDayEvent,
  AgreementActor,
  DueDayGuard,
  AgreementEffect
>({
  kept: { ask },
  asked: {
    ask,
    withdraw: { to: 'kept', by: ['team'] },
    accept: { to: 'kept', by: answerers, effects: ['tellTeam'] },
    refuse: { to: 'kept', by: answerers, reason: 'required', effects: ['tellTeam'] },
  },
});
