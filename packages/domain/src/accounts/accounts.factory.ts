import type { Actor, ObPermissionType, PermissionRecord } from '../permissions/permissions.ts';

/** Members as the tests of the policies need them; everybody's bank is `tuzla`. */

export function permission(
  permissionType: ObPermissionType,
  bankSlug: string | null = 'tuzla',
): PermissionRecord {
  const scope = bankSlug === null ? 'global' : 'bank';
  return { permissionType, scope, scopeValue: bankSlug, isActive: true };
}

export function member(
  id: string,
  permissions: readonly PermissionRecord[] = [],
  role = 'INDIVIDUAL',
): NonNullable<Actor> {
  return { id, role, permissions };
}

/** One of each kind of person; `vlasnik` owns, `clan` is on the team, the others are strangers. */
export const personas = {
  nobody: null,
  lejla: member('lejla'),
  vlasnik: member('vlasnik'),
  clan: member('clan'),
  asistent: member('asistent', [permission('ob_asistent')]),
  koordinator: member('koordinator', [permission('ob_koordinator')]),
  voditelj: member('voditelj', [permission('ob_voditelj')]),
  savjetnik: member('savjetnik', [permission('ob_savjetnik')]),
  menadzer: member('menadzer', [permission('ob_menadzer')]),
  odbor: member('odbor', [permission('ob_committee_member')]),
  obAdmin: member('obAdmin', [permission('ob_admin', null)]),
  globalni: member('globalni', [permission('global_admin', null)]),
  admin: member('admin', [], 'ADMIN'),
  moderator: member('moderator', [], 'MODERATOR'),
  zenica: member('zenica', [permission('ob_voditelj', 'zenica')]),
  /** Staff of the bank who own the application themselves. */
  vlasnikVoditelj: member('vlasnik', [permission('ob_voditelj')]),
  /** Staff of the bank who are on the team. */
  clanVoditelj: member('clan', [permission('ob_voditelj')]),
} satisfies Record<string, Actor>;

export type Persona = keyof typeof personas;

export const personaNames = Object.keys(personas) as Persona[];
