import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { type Person, withoutPerson } from '../../platform/personal-data.ts';
import { callTable } from '../calls/public.ts';
import { dropFiles } from './applications.files.repo.ts';
import { listedAs } from './applications.listed.ts';
import { memberIds } from './applications.repo.ts';
import {
  applicationEdits,
  applicationMembers,
  applicationRevisions,
  applications,
  applicationTransitions,
  callExtensions,
} from './applications.tables.ts';
import { unnamedIn } from './applications.unnamed.ts';

export interface TeamApplication {
  readonly application: typeof applications.$inferSelect;
  /** Of its call. */
  readonly kind: string;
  readonly role: string;
  readonly joinedAt: Date;
}

export async function applicationsWith(read: Reader, userId: string): Promise<TeamApplication[]> {
  return read
    .select({
      application: applications,
      kind: callTable.kind,
      role: applicationMembers.role,
      joinedAt: applicationMembers.joinedAt,
    })
    .from(applicationMembers)
    .innerJoin(applications, eq(applications.id, applicationMembers.applicationId))
    .innerJoin(callTable, eq(callTable.id, applications.callId))
    .where(eq(applicationMembers.userId, userId))
    .orderBy(asc(applications.id));
}

export async function applicationIdsOf(read: Reader, userId: string): Promise<string[]> {
  const rows = await read
    .select({ id: applicationMembers.applicationId })
    .from(applicationMembers)
    .where(eq(applicationMembers.userId, userId));
  return rows.map(({ id }) => id);
}

export async function revisionsOf(
  read: Reader,
  applicationIds: readonly string[],
): Promise<(typeof applicationRevisions.$inferSelect)[]> {
  if (applicationIds.length === 0) return [];
  return read
    .select()
    .from(applicationRevisions)
    .where(inArray(applicationRevisions.applicationId, [...applicationIds]))
    .orderBy(asc(applicationRevisions.applicationId), asc(applicationRevisions.number));
}

/** Locks an application against changes of its status and its team. */
export async function lockForHandover(
  tx: Tx,
  id: string,
): Promise<typeof applications.$inferSelect | undefined> {
  const rows = await tx.select().from(applications).where(eq(applications.id, id)).for('update');
  return rows[0];
}

export async function othersOf(
  tx: Tx,
  application: Pick<typeof applications.$inferSelect, 'id' | 'ownerId'>,
): Promise<string[]> {
  const rows = await tx
    .select({ userId: applicationMembers.userId })
    .from(applicationMembers)
    .where(
      and(
        eq(applicationMembers.applicationId, application.id),
        ne(applicationMembers.userId, application.ownerId),
      ),
    )
    .orderBy(asc(applicationMembers.joinedAt), asc(applicationMembers.id));
  return rows.map(({ userId }) => userId);
}

/** Which of some members have a draft for a call; an owner has one for each. */
export async function ownersWithDraft(
  tx: Tx,
  callId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .select({ ownerId: applications.ownerId })
    .from(applications)
    .where(
      and(
        eq(applications.callId, callId),
        eq(applications.status, 'draft'),
        isNull(applications.deletedAt),
        inArray(applications.ownerId, [...ids]),
      ),
    );
  return new Set(rows.map(({ ownerId }) => ownerId));
}

/** Answers the keys of its files that can be deleted. */
export async function deleteDraft(tx: Tx, id: string): Promise<string[]> {
  await tx.delete(applicationMembers).where(eq(applicationMembers.applicationId, id));
  await tx.delete(applicationTransitions).where(eq(applicationTransitions.applicationId, id));
  await tx.delete(applicationRevisions).where(eq(applicationRevisions.applicationId, id));
  await tx.delete(callExtensions).where(eq(callExtensions.applicationId, id));
  await tx.delete(applicationEdits).where(eq(applicationEdits.applicationId, id));
  await tx.update(applications).set({ copiedFrom: null }).where(eq(applications.copiedFrom, id));
  const files = await dropFiles(tx, id);
  await tx.delete(applications).where(eq(applications.id, id));
  return files;
}

/** Takes the member out of what an application says, and of the words that it is found by. */
export async function cleanApplication(tx: Tx, id: string, person: Person): Promise<void> {
  const [row] = await tx
    .select({ application: applications, blind: callTable.blind, team: memberIds })
    .from(applications)
    .innerJoin(callTable, eq(callTable.id, applications.callId))
    .where(eq(applications.id, id));
  if (!row) return;
  const { content, about, projectTitle, returnReason } = row.application;
  const said = { content, about, projectTitle, returnReason };
  const unnamed = await unnamedIn(tx, row, row.team);
  const cleaned = withoutPerson(said, person);
  if (JSON.stringify(cleaned) === JSON.stringify(said)) return;
  await tx
    .update(applications)
    .set({ ...cleaned, words: listedAs(cleaned.about, unnamed).words })
    .where(eq(applications.id, id));
}
