import {
  type ApplicationEvent,
  type ApplicationStatus,
  applicationMachine,
} from '../applications/application.machine.ts';
import type { BankSubject } from '../banks/bank.policy.ts';
import { callPolicy } from '../calls/call.policy.ts';
import { fundPolicy } from '../funds/fund.policy.ts';
import { transition } from '../machine.ts';
import {
  type Actor,
  hasAnyPermission,
  hasPermission,
  isReviewBoard,
  obPermissionTypes,
  staffRolesFor,
} from '../permissions/permissions.ts';
import { allowIf, deny, type Verdict } from '../policy.ts';
import type { DeskTaskKind } from './desk.tasks.ts';

const exporters = obPermissionTypes.filter((type) => type !== 'ob_committee_member');

/** By the status table: whoever makes the move does the task. */
const movers =
  (status: ApplicationStatus, event: ApplicationEvent) =>
  (actor: Actor, { bankSlug }: BankSubject): Verdict => {
    const by = transition(applicationMachine, status, event)?.by ?? [];
    return allowIf(
      staffRolesFor(actor, bankSlug).some((role) => by.some((kind) => kind === role)),
      'NOT_STAFF',
    );
  };

const doers: Readonly<Record<DeskTaskKind, (actor: Actor, bank: BankSubject) => Verdict>> = {
  drafts: callPolicy.manage,
  score: (actor, { bankSlug }) => allowIf(isReviewBoard(actor, bankSlug), 'NOT_BOARD'),
  decide: movers('submitted', 'approve'),
  announce: callPolicy.publishDecisions,
  campaignEnding: movers('approved', 'startCampaign'),
  campaignMissed: movers('crowdfunding', 'planSecondRound'),
  sign: movers('published', 'signContract'),
  start: movers('contract_signed', 'startImplementation'),
  pay: fundPolicy.record,
  complete: movers('implementation', 'complete'),
};

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
  /** What waits is shown to all; whose it is, by this. */
  do: (actor: Actor, { kind, ...bank }: BankSubject & { readonly kind: DeskTaskKind }): Verdict =>
    actor === null ? deny('NOT_SIGNED_IN') : doers[kind](actor, bank),
};
