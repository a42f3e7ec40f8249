import type { ObPermissionType } from '@app/domain/permissions/permissions';
import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { accountTable, openMember } from '../accounts/public.ts';
import { obPermissions } from './permissions.tables.ts';

type ObPermissionRow = typeof obPermissions.$inferSelect;

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

export async function permissionsOf(read: Reader, userId: string): Promise<ObPermissionRow[]> {
  return read
    .select()
    .from(obPermissions)
    .where(eq(obPermissions.userId, userId))
    .orderBy(asc(obPermissions.id));
}

const inBank = (bankSlug: string) =>
  and(
    eq(obPermissions.isActive, true),
    or(
      eq(obPermissions.scope, 'global'),
      and(eq(obPermissions.scope, 'bank'), eq(obPermissions.scopeValue, bankSlug)),
    ),
  );

/** Ids of those who hold one of the permissions for a bank, by a record of the bank or a global one. */
export async function holdersOf(
  read: Reader,
  bankSlug: string,
  types: readonly ObPermissionType[],
): Promise<string[]> {
  if (types.length === 0) return [];
  const rows = await read
    .selectDistinct({ userId: obPermissions.userId })
    .from(obPermissions)
    .where(and(inArray(obPermissions.permissionType, [...types]), inBank(bankSlug)));
  return rows.map(({ userId }) => userId);
}

/**
 * Who holds a permission in some banks, by a record of a bank or a global one, with what they hold:
 * members whose account is neither closed nor waiting to be erased, in the order of their names.
 */
export async function holdersIn(read: Reader, banks: 'all' | readonly string[]) {
  const scoped = and(
    eq(obPermissions.scope, 'bank'),
    banks === 'all' ? undefined : inArray(obPermissions.scopeValue, [...banks]),
  );
  return read
    .select({ record: obPermissions, member: openMember.columns })
    .from(obPermissions)
    .innerJoin(accountTable, eq(accountTable.id, obPermissions.userId))
    .where(
      and(
        eq(obPermissions.isActive, true),
        or(eq(obPermissions.scope, 'global'), scoped),
        openMember.isOpen,
      ),
    )
    .orderBy(...openMember.byName, asc(obPermissions.createdAt), asc(obPermissions.id));
}

/** Takes all permissions of a member away. */
export async function deactivatePermissionsOf(tx: Tx, userId: string): Promise<void> {
  await tx
    .update(obPermissions)
    .set({ isActive: false })
    .where(and(eq(obPermissions.userId, userId), eq(obPermissions.isActive, true)));
}
