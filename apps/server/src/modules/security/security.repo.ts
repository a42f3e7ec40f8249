import { and, eq } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { auditEntries } from '../../platform/audit.tables.ts';
import type { Reader } from '../../platform/db/client.ts';
import { inTimeOrder } from '../../platform/db/keyset.ts';
import type { Slice } from '../../platform/lists.ts';
import { bankTable } from '../banks/public.ts';

/** Audit entries that tell of permissions and roles. */
const changes = ['permission.granted', 'permission.revoked', 'permission.role-changed'] as const;

export interface ChangeRecord {
  readonly id: string;
  readonly at: Date;
  readonly actorId: string | null;
  readonly action: string;
  readonly subject: string;
  readonly details: Record<string, unknown>;
}

/**
 * Changes of permissions and roles, newest first. Each kind is read in the order of its index, so
 * that the rest of the audit, however long, is not.
 *
 * @param memberId those of one member only.
 */
export async function listChanges(
  read: Reader,
  memberId: string | undefined,
  { after, limit }: Slice,
): Promise<ChangeRecord[]> {
  const { id, at, actorId, action, subject, details } = auditEntries;
  const order = inTimeOrder('desc', at, id);
  const ofKind = (kind: string) =>
    read
      .select({ id, at, actorId, action, subject, details })
      .from(auditEntries)
      .where(
        and(eq(action, kind), memberId ? eq(subject, memberId) : undefined, order.beyond(after)),
      )
      .orderBy(...order.by)
      .limit(limit);
  const [granted, revoked, role] = changes;
  return unionAll(ofKind(granted), ofKind(revoked), ofKind(role))
    .orderBy(...order.by)
    .limit(limit);
}

export async function bankName(read: Reader, slug: string): Promise<string | undefined> {
  const rows = await read
    .select({ name: bankTable.name })
    .from(bankTable)
    .where(eq(bankTable.slug, slug));
  return rows[0]?.name;
}
