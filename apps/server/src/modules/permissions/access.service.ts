import type { ObPermission } from '@app/contracts/permissions/permissions.schemas';
import type { ObPermissionType } from '@app/domain/permissions/permissions';
import type { SignedIn } from '../../platform/access/access.ts';
import type { Reader } from '../../platform/db/client.ts';
import { type MemberName, openMember, openMembers, ownerOfSession } from '../accounts/public.ts';
import { holdersIn, holdersOf, permissionsOf } from './permissions.repo.ts';

/** Who stands behind a session, with their rights; null when it has ended or the account is closed. */
export async function findSignedIn(
  read: Reader,
  userId: string,
  sessionId: string,
): Promise<SignedIn | null> {
  const [owner, granted] = await Promise.all([
    ownerOfSession(read, userId, sessionId),
    permissionsOf(read, userId),
  ]);
  if (!owner) return null;
  const permissions = granted
    .filter(({ isActive }) => isActive)
    .map(({ permissionType, scope, scopeValue, isActive }) => ({
      permissionType,
      scope,
      scopeValue,
      isActive,
    }));
  return {
    actor: { id: userId, role: owner.role, permissions },
    sessionId,
    language: owner.language,
    verified: owner.verifiedAt !== null,
  };
}

/**
 * Members with an account that is neither closed nor waiting to be erased, who hold one of the
 * permissions for a bank, by a record of the bank or a global one. Each once, in the order of their
 * names.
 */
export async function staffOf(
  read: Reader,
  bankSlug: string,
  types: readonly ObPermissionType[],
): Promise<MemberName[]> {
  return openMembers(read, await holdersOf(read, bankSlug, types));
}

/** The same for every permission in some banks, each member with what they hold there. */
export async function staffRecords(read: Reader, banks: 'all' | readonly string[]) {
  const granted = Map.groupBy(await holdersIn(read, banks), ({ member }) => member.id);
  return [...granted.values()].flatMap((all) =>
    all.slice(0, 1).map(({ member }) => ({
      ...openMember.named(member),
      records: all.map(({ record }) => record),
    })),
  );
}

/** The signed-in member's youth-bank permissions, those that were withdrawn among them. */
export async function ownObPermissions(read: Reader, userId: string): Promise<ObPermission[]> {
  const rows = await permissionsOf(read, userId);
  return rows.map((row) => ({
    permission_type: row.permissionType,
    scope: row.scope,
    scope_value: row.scopeValue,
    is_active: row.isActive,
  }));
}
