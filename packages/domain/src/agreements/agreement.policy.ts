import {
  type ApplicationEvent,
  type ApplicationStatus,
  applicationMachine,
  applicationStatuses,
} from '../applications/application.machine.ts';
import {
  type ApplicationSubject,
  applicationPolicy,
  isTeam,
  visibleStatus,
} from '../applications/application.policy.ts';
import type { BankSubject } from '../banks/bank.policy.ts';
import { canMove } from '../machine.ts';
import {
  type Actor,
  hasAnyPermission,
  hasPermission,
  type StaffRole,
  staffRolesFor,
} from '../permissions/permissions.ts';
import { allowIf, deny, type Verdict } from '../policy.ts';

/** Who moves milestones, receipts and the report. */
export type AgreementActor = 'team' | StaffRole;
/** `tellBank`: those who answer; `tellTeam`: all of it but whoever moved it. */
export type AgreementEffect = 'tellBank' | 'tellTeam';

/** The bank's people who answer for milestones and receipts, as they start the project. */
export const answerers = ['menadzer', 'voditelj', 'koordinator'] as const;
/** Who accepts the final report, as they complete the project. */
export const reportDeciders = ['voditelj', 'koordinator', 'savjetnik'] as const;

/** Statuses in which the agreement is prepared, by the one table of statuses. */
export const signableStatuses: readonly ApplicationStatus[] = applicationStatuses.filter((status) =>
  canMove(applicationMachine, status, 'signContract'),
);
/** Whether its agreement can still be prepared and signed. */
export const isSignable = (status: ApplicationStatus): boolean => signableStatuses.includes(status);

const carried = ['contract_signed', 'implementation', 'completed'] as const;

/** From the decision on there is something to agree on. */
export const hasAgreement = (status: ApplicationStatus): boolean =>
  isSignable(status) || isBound(status);

/** The paper is signed, however far the project has come since. */
export const isBound = (status: ApplicationStatus): boolean =>
  carried.some((one) => one === status);

/** What was agreed on holds: steps are moved by asking, never taken away. */
export const isSigned = (status: ApplicationStatus): boolean =>
  status === 'contract_signed' || status === 'implementation';

/** Staff who are on the team act as the team: nobody answers for their own project. */
export function agreementActors(actor: Actor, subject: ApplicationSubject): AgreementActor[] {
  return isTeam(actor, subject) ? ['team'] : staffRolesFor(actor, subject.bankSlug);
}

function staff(
  roles: readonly StaffRole[],
  actor: Actor,
  subject: ApplicationSubject,
  inStatus: boolean,
): Verdict {
  if (actor === null) return deny('NOT_SIGNED_IN');
  if (isTeam(actor, subject)) return deny('OWN_APPLICATION');
  const mine = staffRolesFor(actor, subject.bankSlug);
  if (!roles.some((role) => mine.includes(role))) return deny('NOT_STAFF');
  return allowIf(inStatus, 'WRONG_STATUS');
}

/** Who does what once a project is approved. */
export const agreementPolicy = {
  /** The team and whoever has a permission in the bank, once the decision is known to them. */
  view(actor: Actor, subject: ApplicationSubject): Verdict {
    const insider = applicationPolicy.viewPrivate(actor, subject);
    return insider.ok
      ? allowIf(hasAgreement(visibleStatus(actor, subject)), 'WRONG_STATUS')
      : insider;
  },
  /** Write the agreement, tick the bank's points, plan milestones before it is signed. */
  prepare: (actor: Actor, subject: ApplicationSubject): Verdict =>
    staff(answerers, actor, subject, isSignable(subject.status)),
  /** Tick the team's points, send the signed copy. */
  sign(actor: Actor, subject: ApplicationSubject): Verdict {
    if (actor === null) return deny('NOT_SIGNED_IN');
    if (!isTeam(actor, subject)) return deny('NOT_TEAM');
    return allowIf(isSignable(visibleStatus(actor, subject)), 'WRONG_STATUS');
  },
  /** Dates and steps: the team until it is signed, the bank until the project is over. */
  plan(actor: Actor, subject: ApplicationSubject): Verdict {
    if (isTeam(actor, subject)) return agreementPolicy.sign(actor, subject);
    const over = subject.status === 'completed';
    return staff(answerers, actor, subject, hasAgreement(subject.status) && !over);
  },
  /** Proofs, receipts, the report: the team while the project is carried out. */
  report(actor: Actor, subject: ApplicationSubject): Verdict {
    if (actor === null) return deny('NOT_SIGNED_IN');
    if (!isTeam(actor, subject)) return deny('NOT_TEAM');
    return allowIf(subject.status === 'implementation', 'WRONG_STATUS');
  },
  /** Accept or return proofs and receipts. */
  answer: (actor: Actor, subject: ApplicationSubject): Verdict =>
    staff(answerers, actor, subject, subject.status === 'implementation'),
  /** Accept or return the final report. */
  decideReport: (actor: Actor, subject: ApplicationSubject): Verdict =>
    staff(reportDeciders, actor, subject, subject.status === 'implementation'),
};

const writers = ['ob_menadzer', 'ob_voditelj', 'ob_admin'] as const;

/** The wording of a bank's agreements: read by its people, written by those who manage it. */
export const agreementTemplatePolicy = {
  view: (actor: Actor, { bankSlug }: BankSubject): Verdict =>
    actor === null
      ? deny('NOT_SIGNED_IN')
      : allowIf(hasAnyPermission(actor, bankSlug), 'NOT_STAFF'),
  edit: (actor: Actor, { bankSlug }: BankSubject): Verdict =>
    actor === null
      ? deny('NOT_SIGNED_IN')
      : allowIf(
          writers.some((type) => hasPermission(actor, type, bankSlug)),
          'NOT_STAFF',
        ),
};

/** Moves of the application that are made where its agreement is. */
export const agreementEvents = [
  'signContract',
  'startImplementation',
  'complete',
] as const satisfies readonly ApplicationEvent[];
