import type { ObPermissionType } from '@app/domain/permissions/permissions';
import type { Tx } from '../../platform/db/client.ts';
import { newId } from '../../platform/ids.ts';
import { obPermissions } from './permissions.tables.ts';

const start = new Date('2026-09-01T08:00:00.000Z');

/** Gives a member a youth-bank permission: for one bank, or everywhere without a slug. */
export async function grantPermission(
  tx: Tx,
  userId: string,
  permissionType: ObPermissionType,
  bankSlug: string | null = null,
  more: { isActive?: boolean; at?: Date } = {},
): Promise<string> {
  const id = newId();
  await tx.insert(obPermissions).values({
    id,
    userId,
    permissionType,
    scope: bankSlug === null ? 'global' : 'bank',
    scopeValue: bankSlug,
    isActive: more.isActive ?? true,
    createdAt: more.at ?? start,
  });
  return id;
}
