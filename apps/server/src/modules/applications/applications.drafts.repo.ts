import { draftsAtMost } from '@app/domain/applications/application.policy';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { lock } from '../../platform/db/locks.ts';
import { type ApplicationRow, notDeleted } from './applications.repo.ts';
import { applicationMembers, applications } from './applications.tables.ts';

/** Writes a new application and its owner's membership; undefined if the owner has a draft. */
export async function insertDraft(
  tx: Tx,
  draft: typeof applications.$inferInsert,
  membershipId: string,
): Promise<boolean> {
  const inserted = await tx
    .insert(applications)
    .values(draft)
    .onConflictDoNothing({
      target: [applications.callId, applications.ownerId],
      where: sql`status = 'draft' AND deleted_at IS NULL`,
    })
    .returning({ id: applications.id });
  if (inserted.length === 0) return false;
  await tx.insert(applicationMembers).values({
    id: membershipId,
    applicationId: draft.id,
    userId: draft.ownerId,
    role: 'vlasnik',
    joinedAt: draft.createdAt,
  });
  return true;
}

export async function findDraft(
  read: Reader,
  callId: string,
  ownerId: string,
): Promise<{ id: string; slug: string } | undefined> {
  const rows = await read
    .select({ id: applications.id, slug: applications.slug })
    .from(applications)
    .where(
      and(
        eq(applications.callId, callId),
        eq(applications.ownerId, ownerId),
        eq(applications.status, 'draft'),
        notDeleted,
      ),
    );
  return rows[0];
}

/** Whether a member owns as many drafts as they may; of several at once, each sees the others. */
export async function draftsFull(tx: Tx, ownerId: string): Promise<boolean> {
  await lock(tx, `drafts of ${ownerId}`);
  const owned = and(
    eq(applications.ownerId, ownerId),
    eq(applications.status, 'draft'),
    notDeleted,
  );
  return (await tx.$count(applications, owned)) >= draftsAtMost;
}

/** The owner's deleted draft, locked; with another draft for its call it stays deleted. */
export async function lockDeleted(
  tx: Tx,
  id: string,
  ownerId: string,
): Promise<Pick<ApplicationRow, 'id' | 'callId'> | undefined> {
  const [row] = await tx
    .select({ id: applications.id, callId: applications.callId })
    .from(applications)
    .where(
      and(
        eq(applications.id, id),
        eq(applications.ownerId, ownerId),
        isNotNull(applications.deletedAt),
      ),
    )
    .for('update');
  return row;
}
