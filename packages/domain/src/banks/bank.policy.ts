import { type Actor, hasGlobalPermissions, hasPermission } from '../permissions/permissions.ts';
import { allowIf, deny, type Verdict } from '../policy.ts';

export interface BankSubject {
  readonly bankSlug: string;
}

export const bankPolicy = {
  /** Found a bank: ADMIN, global_admin or ob_admin. */
  create: (actor: Actor): Verdict =>
    actor === null
      ? deny('NOT_SIGNED_IN')
      : allowIf(hasGlobalPermissions(actor) || hasPermission(actor, 'ob_admin'), 'NOT_ADMIN'),
  /** Change its texts and staff: its voditelj and menadzer, ob_admin, admins. */
  manage: (actor: Actor, bank: BankSubject): Verdict => {
    if (actor === null) return deny('NOT_SIGNED_IN');
    const types = ['ob_admin', 'ob_voditelj', 'ob_menadzer'] as const;
    return allowIf(
      types.some((type) => hasPermission(actor, type, bank.bankSlug)),
      'NOT_STAFF',
    );
  },
};
