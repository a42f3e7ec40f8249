import { type ApplicationSubject, isTeam } from '../applications/application.policy.ts';
import { fundRecorders } from '../funds/fund.policy.ts';
import { type Actor, hasPermission, type ObPermissionType } from '../permissions/permissions.ts';
import { allowIf, deny, type Verdict } from '../policy.ts';
import { hasAgreement, reportDeciders } from './agreement.policy.ts';
import type { ExceptionActor, ExceptionKind } from './exception.machine.ts';

/** Who proposes and who accepts: those who pay, and those who complete projects. */
export const exceptionTypes: Readonly<Record<ExceptionKind, readonly ObPermissionType[]>> = {
  payout: fundRecorders,
  shortfall: reportDeciders.map((role) => `ob_${role}` as const),
};

export interface ExceptionSubject extends ApplicationSubject {
  readonly kind: ExceptionKind;
}

function staff(actor: Actor, subject: ExceptionSubject): Verdict {
  if (actor === null) return deny('NOT_SIGNED_IN');
  if (isTeam(actor, subject)) return deny('OWN_APPLICATION');
  const { kind, status, bankSlug } = subject;
  if (!exceptionTypes[kind].some((type) => hasPermission(actor, type, bankSlug))) {
    return deny('NOT_STAFF');
  }
  const inTime =
    kind === 'payout'
      ? hasAgreement(status) && status !== 'completed'
      : status === 'implementation';
  return allowIf(inTime, 'WRONG_STATUS');
}

/** Who goes beside an agreement (decision 087). */
export const exceptionPolicy = {
  propose: staff,
  /** Nobody answers for what they proposed. */
  decide(actor: Actor, subject: ExceptionSubject & { readonly proposedBy: string }): Verdict {
    const may = staff(actor, subject);
    return may.ok ? allowIf(actor?.id !== subject.proposedBy, 'OWN_REQUEST') : may;
  },
};

/** The kinds of actor somebody is towards an exception. */
export function exceptionActors(
  actor: Actor,
  subject: ApplicationSubject,
  { kind, proposedBy }: { readonly kind: ExceptionKind; readonly proposedBy: string },
): ExceptionActor[] {
  if (actor?.id === proposedBy) return ['proposer'];
  return exceptionPolicy.decide(actor, { ...subject, kind, proposedBy }).ok ? ['second'] : [];
}
