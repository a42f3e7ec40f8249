import type { BankSubject } from '../banks/bank.policy.ts';
import {
  type Actor,
  hasAnyPermission,
  hasPermission,
  type ObPermissionType,
} from '../permissions/permissions.ts';
import { allowIf, deny, type Verdict } from '../policy.ts';

const byAny =
  (...types: readonly ObPermissionType[]) =>
  (actor: Actor, { bankSlug }: BankSubject): Verdict =>
    actor === null
      ? deny('NOT_SIGNED_IN')
      : allowIf(
          types.some((type) => hasPermission(actor, type, bankSlug)),
          'NOT_STAFF',
        );

/** Who writes entries: koordinator, voditelj, menadzer, ob_admin, and admins. */
export const fundRecorders = [
  'ob_koordinator',
  'ob_voditelj',
  'ob_menadzer',
  'ob_admin',
] as const satisfies readonly ObPermissionType[];

/** Who does what with the money of a bank. */
export const fundPolicy = {
  /** Every entry, with who wrote it and why: whoever has a permission in the bank, admins. */
  view: (actor: Actor, { bankSlug }: BankSubject): Verdict =>
    actor === null
      ? deny('NOT_SIGNED_IN')
      : allowIf(hasAnyPermission(actor, bankSlug), 'NOT_STAFF'),
  /** Entries and corrections. */
  record: byAny(...fundRecorders),
  /** Promise more than is left, by name and with a reason: voditelj, admins. */
  override: byAny('ob_voditelj'),
};
