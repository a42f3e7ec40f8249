import {
  type ApplicationContent,
  emptyContent,
} from '@app/domain/applications/application.content';
import {
  and,
  asc,
  countDistinct,
  desc,
  eq,
  inArray,
  isNotNull,
  notInArray,
  or,
  sql,
} from 'drizzle-orm';
import type { Reader } from '../../platform/db/client.ts';
import { inTimeOrder } from '../../platform/db/keyset.ts';
import type { Slice } from '../../platform/lists.ts';
import { bankRefColumns, bankTable, type Supported } from '../banks/public.ts';
import { callTable } from '../calls/public.ts';
import { notDeleted } from './applications.repo.ts';
import {
  applicationInvitations,
  applicationMembers,
  applicationRevisions,
  applications,
  isPublic,
} from './applications.tables.ts';

/** Whether everybody may know what was decided; for queries that join the call. */
export const decisionAnnounced = or(
  notInArray(applications.status, ['approved', 'rejected', 'pobjednik']),
  isNotNull(applications.announcedAt),
  isNotNull(callTable.decisionsPublishedAt),
);

/** Whether everybody may see the application; for queries that join the call. */
export const shownToAll = and(sql`${applications}.${isPublic}`, decisionAnnounced);

export type OwnApplicationRow = Awaited<ReturnType<typeof listOwn>>[number];

export async function listOwn(read: Reader, userId: string) {
  const rows = await read
    .select({
      id: applications.id,
      slug: applications.slug,
      ownerId: applications.ownerId,
      status: applications.status,
      openSections: applications.openSections,
      returnReason: applications.returnReason,
      announcedAt: applications.announcedAt,
      content: applications.content,
      updatedAt: applications.updatedAt,
      bankName: bankTable.name,
      bankSlug: bankTable.slug,
      bankEmblem: bankTable.emblem,
      callTitleBhs: callTable.titleBhs,
      callTitleEn: callTable.titleEn,
      callClosesAt: callTable.closesAt,
      minAmount: callTable.minAmount,
      maxAmount: callTable.maxAmount,
      minTeam: callTable.minTeam,
      decisionsPublishedAt: callTable.decisionsPublishedAt,
      memberIds: sql<string[]>`array(
        select mates.user_id from ${applicationMembers} as mates
        where mates.application_id = ${applications.id}
      )`,
    })
    .from(applicationMembers)
    .innerJoin(applications, eq(applications.id, applicationMembers.applicationId))
    .innerJoin(callTable, eq(callTable.id, applications.callId))
    .innerJoin(bankTable, eq(bankTable.id, applications.bankId))
    .where(and(eq(applicationMembers.userId, userId), notDeleted))
    .orderBy(desc(applications.updatedAt), desc(applications.id));
  return rows.map((row): typeof row & { content: ApplicationContent } => ({
    ...row,
    content: { ...emptyContent(), ...row.content },
  }));
}

export async function listMemberships(
  read: Reader,
  userId: string,
): Promise<{ applicationId: string }[]> {
  return read
    .select({ applicationId: applicationMembers.applicationId })
    .from(applicationMembers)
    .innerJoin(applications, eq(applications.id, applicationMembers.applicationId))
    .where(and(eq(applicationMembers.userId, userId), notDeleted))
    .orderBy(asc(applicationMembers.applicationId));
}

/** Whose a membership of a team is; null for what is none. */
export async function memberOf(read: Reader, membershipId: string): Promise<string | null> {
  const [found] = await read
    .select({ userId: applicationMembers.userId })
    .from(applicationMembers)
    .where(eq(applicationMembers.id, membershipId));
  return found?.userId ?? null;
}

export async function listMembers(
  read: Reader,
  applicationId: string,
): Promise<Pick<typeof applicationMembers.$inferSelect, 'id' | 'userId' | 'role'>[]> {
  return read
    .select({
      id: applicationMembers.id,
      userId: applicationMembers.userId,
      role: applicationMembers.role,
    })
    .from(applicationMembers)
    .where(eq(applicationMembers.applicationId, applicationId))
    .orderBy(
      desc(sql`${applicationMembers.role} = 'vlasnik'`),
      asc(applicationMembers.joinedAt),
      asc(applicationMembers.id),
    );
}

export async function listInvitations(
  read: Reader,
  applicationId: string,
): Promise<(typeof applicationInvitations.$inferSelect)[]> {
  return read
    .select()
    .from(applicationInvitations)
    .where(eq(applicationInvitations.applicationId, applicationId))
    .orderBy(desc(applicationInvitations.createdAt), desc(applicationInvitations.id));
}

export async function memberIdsOf(
  read: Reader,
  applicationIds: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  const found = new Map<string, string[]>();
  if (applicationIds.length === 0) return found;
  const rows = await read
    .select({ id: applicationMembers.applicationId, userId: applicationMembers.userId })
    .from(applicationMembers)
    .where(inArray(applicationMembers.applicationId, [...applicationIds]));
  for (const { id, userId } of rows) found.set(id, [...(found.get(id) ?? []), userId]);
  return found;
}

/** Projects that everybody may see, the last submitted first; `bankId`: those of a bank. */
export async function listShown(read: Reader, { after, limit }: Slice, bankId: string | undefined) {
  // Everything that is shown was submitted.
  const submittedAt = sql<Date>`${applications.submittedAt}`.mapWith(applications.submittedAt);
  const order = inTimeOrder('desc', applications.submittedAt, applications.id);
  const content = sql<ApplicationContent>`coalesce(${applicationRevisions.content}, ${applications.content})`;
  return read
    .select({
      id: applications.id,
      slug: applications.slug,
      title: applications.projectTitle,
      status: applications.status,
      amount: applications.requestedAmount,
      submittedAt,
      bank: bankRefColumns,
      content,
    })
    .from(applications)
    .innerJoin(callTable, eq(callTable.id, applications.callId))
    .innerJoin(bankTable, eq(bankTable.id, applications.bankId))
    .leftJoin(
      applicationRevisions,
      and(
        eq(applicationRevisions.applicationId, applications.id),
        eq(applicationRevisions.number, applications.submittedRevision),
      ),
    )
    .where(
      and(
        shownToAll,
        bankId === undefined ? undefined : eq(applications.bankId, bankId),
        order.beyond(after),
      ),
    )
    .orderBy(...order.by)
    .limit(limit);
}

/** How many projects of each bank everybody may see, and how many members their teams have. */
export async function countSupported(read: Reader): Promise<ReadonlyMap<string, Supported>> {
  const rows = await read
    .select({
      bankId: applications.bankId,
      projects: countDistinct(applications.id),
      people: countDistinct(applicationMembers.userId),
    })
    .from(applications)
    .innerJoin(callTable, eq(callTable.id, applications.callId))
    .leftJoin(applicationMembers, eq(applicationMembers.applicationId, applications.id))
    .where(shownToAll)
    .groupBy(applications.bankId);
  return new Map(rows.map(({ bankId, ...supported }) => [bankId, supported]));
}
