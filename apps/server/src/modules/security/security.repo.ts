import { and, desc, eq, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { auditEntries } from '../../platform/audit.tables.ts';
import type { TimeCursor } from '../../platform/cursor.ts';
import type { Reader } from '../../platform/db/client.ts';
import { bankTable } from '../banks/public.ts';

/** Audit entries that tell of permissions and roles. */
const changes = ['permission.granted', 'permission.revoked', 'permission.role-changed'] as const;

/** A change of a permission or role, as it was noted. */
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
  page: { readonly after?: TimeCursor | undefined; readonly limit: number },
): Promise<ChangeRecord[]> {
  const { id, at, actorId, action, subject, details } = auditEntries;
  const { after, limit } = page;
  const ofKind = (kind: string) =>
    read
      .select({ id, at, actorId, action, subject, details })
      .from(auditEntries)
      .where(
        and(
          eq(action, kind),
          memberId ? eq(subject, memberId) : undefined,
          after &&
            sql`(${at}, ${id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`,
        ),
      )
      .orderBy(desc(at), desc(id))
      .limit(limit);
  const [granted, revoked, role] = changes;
  return unionAll(ofKind(granted), ofKind(revoked), ofKind(role))
    .orderBy(desc(at), desc(id))
    .limit(limit);
}

/** The name of a youth bank; undefined if there is none. */
export async function bankName(read: Reader, slug: string): Promise<string | undefined> {
  const rows = await read
    .select({ name: bankTable.name })
    .from(bankTable)
    .where(eq(bankTable.slug, slug));
  return rows[0]?.name;
}
