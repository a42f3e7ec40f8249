/** Role labels of members; the first is the default (specification §1, §6). */
export const userRoles = [
  'INDIVIDUAL',
  'MODERATOR',
  'moderator',
  'ADMIN',
  'admin',
  'super_admin',
] as const;

/** Permission types of the youth-bank section (specification §6). */
export const obPermissionTypes = [
  'global_admin',
  'ob_admin',
  'ob_asistent',
  'ob_koordinator',
  'ob_voditelj',
  'ob_savjetnik',
  'ob_committee_member',
  'ob_menadzer',
] as const;
export type ObPermissionType = (typeof obPermissionTypes)[number];

/** Types that exist with scope `global` only; a record of another scope grants nothing. */
const globalOnlyTypes: readonly string[] = ['global_admin', 'ob_admin'];

export const isGlobalOnly = (type: ObPermissionType): boolean => globalOnlyTypes.includes(type);

export interface PermissionRecord {
  readonly permissionType: ObPermissionType;
  readonly scope: 'global' | 'bank';
  /** The bank's slug if the scope is `bank`. */
  readonly scopeValue: string | null;
  readonly isActive: boolean;
}

/** Who asks; `null` is a visitor that is not signed in. */
export type Actor = {
  readonly id: string;
  readonly role: string;
  readonly permissions: readonly PermissionRecord[];
} | null;

/** The staff of a youth bank, as the status tables name them. */
export const staffRoles = ['asistent', 'koordinator', 'voditelj', 'savjetnik', 'menadzer'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Permissions that make a member of the review board (specification §6, "Review board"). */
export const reviewBoardTypes = [
  'ob_asistent',
  'ob_koordinator',
  'ob_voditelj',
  'ob_savjetnik',
  'ob_committee_member',
] as const satisfies readonly ObPermissionType[];

export const adminRoles = ['ADMIN', 'admin', 'super_admin'] as const;

export function isAdminRole(role: string): boolean {
  return (adminRoles as readonly string[]).includes(role);
}

/** Role ADMIN, admin or super_admin. */
export function isAdmin(actor: Actor): boolean {
  return actor !== null && isAdminRole(actor.role);
}

export const moderatorRoles = ['MODERATOR', 'moderator'] as const;

export function isModeratorRole(role: string): boolean {
  return (moderatorRoles as readonly string[]).includes(role);
}

/** Role MODERATOR or moderator; an admin is not a moderator. */
export function isModerator(actor: Actor): boolean {
  return actor !== null && isModeratorRole(actor.role);
}

/** By a record alone, not as ADMIN or global_admin. `bankSlug` left out: any scope. */
export function holdsPermission(actor: Actor, type: ObPermissionType, bankSlug?: string): boolean {
  return (actor?.permissions ?? []).some((record) => {
    if (record.permissionType !== type || !record.isActive) return false;
    if (record.scope === 'global') return true;
    if (globalOnlyTypes.includes(type) || record.scopeValue === null) return false;
    return bankSlug === undefined || record.scopeValue === bankSlug;
  });
}

/** Whether every permission of the youth-bank section is granted: ADMIN or global_admin. */
export function hasGlobalPermissions(actor: Actor): boolean {
  return isAdmin(actor) || holdsPermission(actor, 'global_admin');
}

/** By a record or as ADMIN or global_admin (specification §6). `bankSlug` left out: any scope. */
export function hasPermission(actor: Actor, type: ObPermissionType, bankSlug?: string): boolean {
  return hasGlobalPermissions(actor) || holdsPermission(actor, type, bankSlug);
}

export function hasAnyPermission(actor: Actor, bankSlug?: string): boolean {
  return obPermissionTypes.some((type) => hasPermission(actor, type, bankSlug));
}

/** Access to the youth-bank section's inside: admins, moderators, holders of any permission. */
export function hasObAccess(actor: Actor): boolean {
  return isModerator(actor) || hasAnyPermission(actor);
}

/** Whether the actor sits on the review board of a bank; without a slug, of any bank. */
export function isReviewBoard(actor: Actor, bankSlug?: string): boolean {
  return reviewBoardTypes.some((type) => hasPermission(actor, type, bankSlug));
}

/** The staff roles the actor has in a bank; ADMIN and global_admin have all of them. */
export function staffRolesFor(actor: Actor, bankSlug: string): StaffRole[] {
  return staffRoles.filter((role) => hasPermission(actor, `ob_${role}`, bankSlug));
}

/** @returns `'all'` for a permission of global scope, otherwise the slugs, each once. */
export function bankSlugsOf(actor: Actor, types: readonly ObPermissionType[]): 'all' | string[] {
  const records = (actor?.permissions ?? []).filter(
    (record) => record.isActive && types.includes(record.permissionType),
  );
  if (hasGlobalPermissions(actor) || records.some((record) => record.scope === 'global')) {
    return 'all';
  }
  const slugs = records
    .filter((record) => !globalOnlyTypes.includes(record.permissionType))
    .flatMap((record) => record.scopeValue ?? []);
  return [...new Set(slugs)];
}
