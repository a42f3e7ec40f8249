import { type Actor, hasAnyPermission, hasPermission } from '../permissions/permissions.ts';
import { allow, allowIf, deny, type Verdict } from '../policy.ts';
import type { CallState } from './call.ts';

export interface CallSubject {
  readonly bankSlug: string;
  readonly state: CallState;
  readonly isPublished: boolean;
}

function bankStaff(
  actor: Actor,
  call: Pick<CallSubject, 'bankSlug'>,
  types: readonly (
    | 'ob_admin'
    | 'ob_koordinator'
    | 'ob_voditelj'
    | 'ob_savjetnik'
    | 'ob_menadzer'
  )[],
): Verdict {
  if (actor === null) return deny('NOT_SIGNED_IN');
  return allowIf(
    types.some((type) => hasPermission(actor, type, call.bankSlug)),
    'NOT_STAFF',
  );
}

export const callPolicy = {
  /** A published call is everybody's to read; a draft only the bank's people's. */
  view: (actor: Actor, call: CallSubject): Verdict => {
    if (call.isPublished) return allow;
    if (actor === null) return deny('NOT_SIGNED_IN');
    return allowIf(hasAnyPermission(actor, call.bankSlug), 'NOT_STAFF');
  },
  /** Begin an application: any member, while the call is open. */
  apply: (actor: Actor, call: CallSubject): Verdict => {
    if (actor === null) return deny('NOT_SIGNED_IN');
    return allowIf(call.isPublished && call.state === 'open', 'CALL_NOT_OPEN');
  },
  manage: (actor: Actor, call: Pick<CallSubject, 'bankSlug'>): Verdict =>
    bankStaff(actor, call, ['ob_admin', 'ob_koordinator', 'ob_voditelj', 'ob_menadzer']),
  /** Announce the recorded decisions of a whole call: those who decide. */
  publishDecisions: (actor: Actor, call: Pick<CallSubject, 'bankSlug'>): Verdict =>
    bankStaff(actor, call, ['ob_koordinator', 'ob_voditelj', 'ob_savjetnik']),
};
