import { answerers } from '../agreements/agreement.policy.ts';
import { dueDayMachine } from '../agreements/due-day.machine.ts';
import type { ExceptionKind } from '../agreements/exception.machine.ts';
import { exceptionTypes } from '../agreements/exception.policy.ts';
import { expenseMachine } from '../agreements/expense.machine.ts';
import { milestoneMachine } from '../agreements/milestone.machine.ts';
import { reportMachine } from '../agreements/report.machine.ts';
import { applicationMachine } from '../applications/application.machine.ts';
import type { BankSubject } from '../banks/bank.policy.ts';
import { callPolicy } from '../calls/call.policy.ts';
import { donationPolicy } from '../crowdfunding/donation.policy.ts';
import { fundPolicy } from '../funds/fund.policy.ts';
import { type Machine, transition } from '../machine.ts';
import {
  type Actor,
  hasAnyPermission,
  hasPermission,
  isReviewBoard,
  obPermissionTypes,
  type StaffRole,
  staffRolesFor,
} from '../permissions/permissions.ts';
import { allowIf, deny, type Verdict } from '../policy.ts';
import { type DeskTaskKind, type DutyKind, dutyKinds } from './desk.tasks.ts';

const exporters = obPermissionTypes.filter((type) => type !== 'ob_committee_member');

/** By a status table: whoever makes the move does the task. */
const movers =
  <S extends string, E extends string>(
    table: Machine<S, E, string, string, string>,
    state: S,
    event: E,
  ) =>
  (actor: Actor, { bankSlug }: BankSubject): Verdict => {
    const by = transition(table, state, event)?.by ?? [];
    return allowIf(
      staffRolesFor(actor, bankSlug).some((role) => by.some((kind) => kind === role)),
      'NOT_STAFF',
    );
  };

const answer =
  (roles: readonly StaffRole[]) =>
  (actor: Actor, { bankSlug }: BankSubject): Verdict =>
    allowIf(
      staffRolesFor(actor, bankSlug).some((role) => roles.includes(role)),
      'NOT_STAFF',
    );

/** Those who may propose it; not who did. */
const second =
  (kind: ExceptionKind) =>
  (actor: Actor, { bankSlug }: BankSubject): Verdict =>
    allowIf(
      exceptionTypes[kind].some((type) => hasPermission(actor, type, bankSlug)),
      'NOT_STAFF',
    );

const doers: Readonly<Record<DutyKind, (actor: Actor, bank: BankSubject) => Verdict>> = {
  score: (actor, { bankSlug }) => allowIf(isReviewBoard(actor, bankSlug), 'NOT_BOARD'),
  decide: movers(applicationMachine, 'submitted', 'approve'),
  announce: callPolicy.publishDecisions,
  campaign: movers(applicationMachine, 'approved', 'startCampaign'),
  publish: movers(applicationMachine, 'approved', 'publish'),
  campaignMissed: movers(applicationMachine, 'crowdfunding', 'planSecondRound'),
  prepare: answer(answerers),
  check: answer(answerers),
  sign: movers(applicationMachine, 'published', 'signContract'),
  start: movers(applicationMachine, 'contract_signed', 'startImplementation'),
  payee: answer(answerers),
  pay: fundPolicy.record,
  payout: second('payout'),
  shortfall: second('shortfall'),
  dueDay: movers(dueDayMachine, 'asked', 'accept'),
  proof: movers(milestoneMachine, 'proven', 'accept'),
  receipt: movers(expenseMachine, 'sent', 'accept'),
  report: movers(reportMachine, 'sent', 'accept'),
  complete: movers(applicationMachine, 'implementation', 'complete'),
  refund: donationPolicy.refund,
  ticket: (actor, { bankSlug }) => allowIf(isReviewBoard(actor, bankSlug), 'NOT_BOARD'),
};

const isDuty = (kind: DeskTaskKind): kind is DutyKind => dutyKinds.some((one) => one === kind);

export interface TaskSubject extends BankSubject {
  readonly kind: DeskTaskKind;
  /** Whether it is about a project of the reader's own team. */
  readonly isOwn?: boolean;
  /** Whether the reader wrote or proposed what is to be checked: another does that. */
  readonly isProposed?: boolean;
}

/** Who does what at the desk of a bank. */
export const deskPolicy = {
  /** Whoever has a permission in the bank, admins: calls, applications, money and people. */
  enter: (actor: Actor, { bankSlug }: BankSubject): Verdict =>
    actor === null
      ? deny('NOT_SIGNED_IN')
      : allowIf(hasAnyPermission(actor, bankSlug), 'NOT_STAFF'),
  /** See all banks in which one has a permission beside each other; admins every bank. */
  overview: (actor: Actor): Verdict =>
    actor === null ? deny('NOT_SIGNED_IN') : allowIf(hasAnyPermission(actor), 'NOT_STAFF'),
  /** Applications as a file, which leaves the product: all but who only scores. */
  export: (actor: Actor, { bankSlug }: BankSubject): Verdict =>
    actor === null
      ? deny('NOT_SIGNED_IN')
      : allowIf(
          exporters.some((type) => hasPermission(actor, type, bankSlug)),
          'NOT_STAFF',
        ),
  /** What waits is shown to all; whose it is, by this: nobody does it for their own project. */
  do(actor: Actor, { kind, isOwn = false, isProposed = false, ...bank }: TaskSubject): Verdict {
    if (actor === null) return deny('NOT_SIGNED_IN');
    if (!isDuty(kind)) return deny('NOT_TEAM');
    const verdict = doers[kind](actor, bank);
    if (verdict.ok && isOwn) return deny('OWN_APPLICATION');
    return verdict.ok && isProposed ? deny('OWN_REQUEST') : verdict;
  },
};
