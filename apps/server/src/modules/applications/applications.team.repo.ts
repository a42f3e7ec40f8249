import { and, asc, eq, exists, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { applicationMembers, applications } from './applications.tables.ts';

/** @returns whether they were not in the team before. */
export async function addMember(
  tx: Tx,
  member: Omit<typeof applicationMembers.$inferInsert, 'role'>,
): Promise<boolean> {
  const made = await tx
    .insert(applicationMembers)
    .values({ ...member, role: 'clan' })
    .onConflictDoNothing()
    .returning({ id: applicationMembers.id });
  return made.length > 0;
}

const membership = (applicationId: string, userId: string) =>
  and(eq(applicationMembers.applicationId, applicationId), eq(applicationMembers.userId, userId));

export async function describeMember(
  tx: Tx,
  applicationId: string,
  userId: string,
  responsibility: string,
): Promise<void> {
  await tx
    .update(applicationMembers)
    .set({ responsibility })
    .where(membership(applicationId, userId));
}

/** Makes another member the owner; who owned it until now stays in the team. */
export async function handOver(tx: Tx, applicationId: string, successorId: string): Promise<void> {
  await tx
    .update(applications)
    .set({ ownerId: successorId })
    .where(eq(applications.id, applicationId));
  await tx
    .update(applicationMembers)
    .set({ role: 'clan' })
    .where(
      and(
        eq(applicationMembers.applicationId, applicationId),
        eq(applicationMembers.role, 'vlasnik'),
      ),
    );
  await tx
    .update(applicationMembers)
    .set({ role: 'vlasnik' })
    .where(membership(applicationId, successorId));
}

/** @param at since when a guardian agrees; null: no longer. */
export async function setGuardianAgreed(
  tx: Tx,
  applicationId: string,
  userId: string,
  at: Date | null,
): Promise<void> {
  await tx
    .update(applicationMembers)
    .set({ guardianAgreedAt: at })
    .where(membership(applicationId, userId));
}

/**
 * Takes note that members are told now of what the others do.
 *
 * @param by whose doing it is.
 * @param since who was told from then on is not told again.
 * @returns the accounts of those who are to be told.
 */
export async function claimNotified(
  tx: Tx,
  applicationId: string,
  claim: TellingClaim,
): Promise<string[]> {
  const notified = await tx.execute<{ user_id: string }>(claimingNotified(applicationId, claim));
  return notified.rows.map((row) => row.user_id);
}

interface TellingClaim {
  readonly by: string;
  readonly since: Date;
  readonly now: Date;
}

/** The same as a part of another statement; returns `user_id`. */
export const claimingNotified = (applicationId: string, { by, since, now }: TellingClaim): SQL =>
  sql`UPDATE application_members SET told_at = ${now.toISOString()}::timestamptz
    WHERE application_id = ${applicationId} AND user_id <> ${by}
      AND (told_at IS NULL OR told_at < ${since.toISOString()}::timestamptz)
    RETURNING user_id`;

export async function membershipsIn(read: Reader, applicationIds: readonly string[]) {
  if (applicationIds.length === 0) return [];
  return read
    .select({
      id: applicationMembers.id,
      applicationId: applicationMembers.applicationId,
      userId: applicationMembers.userId,
      guardianAgreedAt: applicationMembers.guardianAgreedAt,
    })
    .from(applicationMembers)
    .where(inArray(applicationMembers.applicationId, [...applicationIds]))
    .orderBy(asc(applicationMembers.joinedAt), asc(applicationMembers.id));
}

/** Those of whom a guardian agrees that they are seen, in any team. */
export async function guardiansAgreeFor(
  read: Reader,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set();
  const agreed = isNotNull(applicationMembers.guardianAgreedAt);
  const found = await read
    .selectDistinct({ userId: applicationMembers.userId })
    .from(applicationMembers)
    .where(and(inArray(applicationMembers.userId, [...userIds]), agreed));
  return new Set(found.map(({ userId }) => userId));
}

/** The same of an account that is named inside a query. */
export const hasGuardian = (read: Reader, userId: AnyPgColumn): SQL =>
  exists(
    read
      .select({ one: sql`1` })
      .from(applicationMembers)
      .where(
        and(eq(applicationMembers.userId, userId), isNotNull(applicationMembers.guardianAgreedAt)),
      ),
  );

export async function leaveTeam(tx: Tx, applicationId: string, userId: string): Promise<void> {
  await tx.delete(applicationMembers).where(membership(applicationId, userId));
}
