import { machine } from '../machine.ts';
import { type AgreementActor, type AgreementEffect, answerers } from './agreement.policy.ts';

export const expenseStates = ['sent', 'accepted', 'returned', 'withdrawn'] as const;
export type ExpenseState = (typeof expenseStates)[number];
export const expenseEvents = ['accept', 'return', 'resend', 'withdraw'] as const;
export type ExpenseEvent = (typeof expenseEvents)[number];

/** `overspendingAccepted`: whoever accepts what goes far beyond its line says so. */
export type ExpenseGuard = 'overspendingAccepted';

const withdraw = { to: 'withdrawn', by: ['team'] } as const;

/** A receipt: none is ever taken away, so that what was shown once can be told later. */
export const expenseMachine = machine<
  ExpenseState,
  ExpenseEvent,
  AgreementActor,
  ExpenseGuard,
  AgreementEffect
>({
  sent: {
    accept: {
      to: 'accepted',
      by: answerers,
      guards: ['overspendingAccepted'],
      effects: ['tellTeam'],
    },
    return: { to: 'returned', by: answerers, reason: 'required', effects: ['tellTeam'] },
    withdraw,
  },
  accepted: {},
  returned: { resend: { to: 'sent', by: ['team'], effects: ['tellBank'] }, withdraw },
  withdrawn: {},
});
