import { agreementEvents } from './agreement.policy.ts';
import { agreementPoints } from './checklist.ts';
import { dueDayEvents } from './due-day.machine.ts';
import { exceptionEvents } from './exception.machine.ts';
import { expenseEvents } from './expense.machine.ts';
import { milestoneEvents } from './milestone.machine.ts';
import { reportEvents } from './report.machine.ts';
import { signedCopyEvents } from './signed-copy.machine.ts';

const of = <P extends string, E extends string>(part: P, events: readonly E[]) =>
  events.map((event) => `${part}.${event}` as const);

/** All that can happen to an agreement, as its history keeps it. */
export const agreementHistoryEvents = [
  ...agreementEvents,
  'prepared',
  'signed',
  ...of('copy', signedCopyEvents),
  ...of('ticked', agreementPoints),
  ...of('unticked', agreementPoints),
  ...of('milestone', ['planned', 'changed', 'moved', 'removed', ...milestoneEvents]),
  ...of('dueDay', dueDayEvents),
  ...of('expense', ['send', 'acceptOver', ...expenseEvents]),
  ...of('report', reportEvents),
  'payee.written',
  ...of('exception', ['propose', ...exceptionEvents]),
  'file.removed',
] as const;
export type AgreementHistoryEvent = (typeof agreementHistoryEvents)[number];
