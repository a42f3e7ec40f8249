import { machine } from '../machine.ts';
import { type AgreementActor, type AgreementEffect, reportDeciders } from './agreement.policy.ts';

export const reportStates = ['draft', 'sent', 'accepted', 'returned'] as const;
export type ReportState = (typeof reportStates)[number];
export const reportEvents = ['send', 'accept', 'return'] as const;
export type ReportEvent = (typeof reportEvents)[number];

/**
 * - `reportWhole`: nothing asked for is missing.
 * - `receiptsAnswered`: the bank has answered for every receipt.
 * - `moneyTraced`: what was paid is in accepted receipts, returned, or excused by two people.
 */
export type ReportGuard = 'reportWhole' | 'receiptsAnswered' | 'moneyTraced';

const send = { to: 'sent', by: ['team'], guards: ['reportWhole'], effects: ['tellBank'] } as const;

export const reportMachine = machine<
  ReportState,
  ReportEvent,
  AgreementActor,
  ReportGuard,
  AgreementEffect
>({
  draft: { send },
  sent: {
    accept: {
      to: 'accepted',
      by: reportDeciders,
      guards: ['receiptsAnswered', 'moneyTraced'],
      effects: ['tellTeam'],
    },
    return: { to: 'returned', by: reportDeciders, reason: 'required', effects: ['tellTeam'] },
  },
  accepted: {},
  returned: { send },
});
