import { adminRoles, type ObPermissionType } from '@app/domain/accounts/permissions';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Tx } from '../../platform/db/client.ts';
import { lock } from '../../platform/db/locks.ts';
import type { ObPermissionRow } from './accounts.repo.ts';
import { obPermissions, users } from './accounts.tables.ts';

/** Where a permission holds, and what it permits. */
export interface Grant {
  readonly userId: string;
  readonly permissionType: ObPermissionType;
  readonly scope: 'global' | 'bank';
  /** The bank's slug if the scope is `bank`. */
  readonly scopeValue: string | null;
}

export async function insertPermission(
  tx: Tx,
  id: string,
  { userId, permissionType, scope, scopeValue }: Grant,
  at: Date,
): Promise<void> {
  await tx
    .insert(obPermissions)
    .values({ id, userId, permissionType, scope, scopeValue, createdAt: at });
}

/** Whether the member holds the very same permission already. */
export async function holdsSame(tx: Tx, grant: Grant): Promise<boolean> {
  const rows = await tx
    .select({ id: obPermissions.id })
    .from(obPermissions)
    .where(
      and(
        eq(obPermissions.userId, grant.userId),
        eq(obPermissions.permissionType, grant.permissionType),
        eq(obPermissions.scope, grant.scope),
        grant.scopeValue === null
          ? isNull(obPermissions.scopeValue)
          : eq(obPermissions.scopeValue, grant.scopeValue),
        eq(obPermissions.isActive, true),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** A permission, kept from changing until the transaction ends. */
export async function lockPermission(tx: Tx, id: string): Promise<ObPermissionRow | undefined> {
  return (await tx.select().from(obPermissions).where(eq(obPermissions.id, id)).for('update'))[0];
}

export async function deactivatePermission(tx: Tx, id: string): Promise<void> {
  await tx.update(obPermissions).set({ isActive: false }).where(eq(obPermissions.id, id));
}

/**
 * Ids of the admins who can act: neither closed nor waiting to be erased. Whoever asks has the only
 * say about admins until the transaction ends, so that of two changes at once one sees the other;
 * to be asked after the account in question has been locked.
 */
export async function actingAdmins(tx: Tx): Promise<string[]> {
  await lock(tx, 'acting-admins');
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        inArray(users.role, [...adminRoles]),
        isNull(users.closedAt),
        isNull(users.deletionRequestedAt),
      ),
    );
  return rows.map(({ id }) => id);
}
