import {
  type Actor,
  hasAnyPermission,
  hasPermission,
  staffRolesFor,
} from '../permissions/permissions.ts';
import { allow, allowIf, deny, type Verdict } from '../policy.ts';
import type { CallActor } from './call.machine.ts';
import type { CallState } from './call.ts';

export interface CallSubject {
  readonly bankSlug: string;
  readonly state: CallState;
  readonly isPublished: boolean;
  /** Banks that give it together with its own. */
  readonly partners?: readonly string[];
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
  /** See what its staff see: people of its bank; of a partner's once it is published. */
  viewWork: (
    actor: Actor,
    { bankSlug, isPublished, partners = [] }: Omit<CallSubject, 'state'>,
  ): Verdict => {
    if (actor === null) return deny('NOT_SIGNED_IN');
    const banks = [bankSlug, ...(isPublished ? partners : [])];
    return allowIf(
      banks.some((bank) => hasAnyPermission(actor, bank)),
      'NOT_STAFF',
    );
  },
  /** See what is written and not published: people of its own bank, never a partner's. */
  viewChanges: (actor: Actor, { bankSlug }: Pick<CallSubject, 'bankSlug'>): Verdict => {
    if (actor === null) return deny('NOT_SIGNED_IN');
    return allowIf(hasAnyPermission(actor, bankSlug), 'NOT_STAFF');
  },
  manage: (actor: Actor, call: Pick<CallSubject, 'bankSlug'>): Verdict =>
    bankStaff(actor, call, ['ob_admin', 'ob_koordinator', 'ob_voditelj', 'ob_menadzer']),
  /** Delete: what was never public. What has been is archived, so that its trail stays. */
  remove: (
    actor: Actor,
    call: Pick<CallSubject, 'bankSlug'> & { readonly wasPublic: boolean },
  ): Verdict => {
    const managed = callPolicy.manage(actor, call);
    return managed.ok ? allowIf(!call.wasPublic, 'WRONG_STATUS') : managed;
  },
  /** Announce the recorded decisions of a whole call: those who decide. */
  publishDecisions: (actor: Actor, call: Pick<CallSubject, 'bankSlug'>): Verdict =>
    bankStaff(actor, call, ['ob_koordinator', 'ob_voditelj', 'ob_savjetnik']),
};

/** Every kind of actor that somebody is for the calls of a bank. */
export function callActors(actor: Actor, bankSlug: string): CallActor[] {
  const admin = hasPermission(actor, 'ob_admin', bankSlug);
  return [...(admin ? (['obAdmin'] as const) : []), ...staffRolesFor(actor, bankSlug)];
}
