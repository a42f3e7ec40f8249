import { and, asc, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { applicationMemberTable, applicationTable } from '../applications/public.ts';
import { bankTable } from '../banks/public.ts';
import { callTable } from '../calls/public.ts';
import type { BankScope } from './reviews.scope.ts';
import { reviewAssignments, reviews } from './reviews.tables.ts';

export type Assignment = typeof reviewAssignments.$inferSelect;

const ofApplication = eq(reviewAssignments.applicationId, applicationTable.id);

/** Whether nobody said what they think of an application as the one whom it was asked of. */
const notSaid = sql`not exists (
  select 1 from ${reviews} where ${reviews.applicationId} = ${reviewAssignments.applicationId}
    and ${reviews.reviewerId} = ${reviewAssignments.reviewerId}
)`;

export async function assignmentsIn(read: Reader, callId: string): Promise<Assignment[]> {
  const rows = await read
    .select({ assignment: reviewAssignments })
    .from(reviewAssignments)
    .innerJoin(applicationTable, ofApplication)
    .where(eq(applicationTable.callId, callId));
  return rows.map((row) => row.assignment);
}

export async function putAssignments(
  tx: Tx,
  rows: readonly (typeof reviewAssignments.$inferInsert)[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(reviewAssignments)
    .values([...rows])
    .onConflictDoUpdate({
      target: [reviewAssignments.applicationId, reviewAssignments.reviewerId],
      set: { dueOn: sql`excluded.due_on` },
    });
}

export async function dropAssignments(
  tx: Tx,
  applicationId: string,
  reviewerIds: readonly string[],
): Promise<void> {
  await tx
    .delete(reviewAssignments)
    .where(
      and(
        eq(reviewAssignments.applicationId, applicationId),
        inArray(reviewAssignments.reviewerId, [...reviewerIds]),
      ),
    );
}

/** What some were asked to score and have not, with the call to which it belongs. */
const open = (read: Reader) =>
  read
    .select({
      applicationId: reviewAssignments.applicationId,
      reviewerId: reviewAssignments.reviewerId,
      dueOn: reviewAssignments.dueOn,
      callId: callTable.id,
      callSlug: callTable.slug,
      titleBhs: callTable.titleBhs,
      titleEn: callTable.titleEn,
    })
    .from(reviewAssignments)
    .innerJoin(applicationTable, ofApplication)
    .innerJoin(callTable, eq(callTable.id, applicationTable.callId));

export type OpenAssignment = Awaited<ReturnType<typeof open>>[number];

export const openIn = (read: Reader, callId: string): Promise<OpenAssignment[]> =>
  open(read).where(
    and(eq(callTable.id, callId), eq(applicationTable.status, 'submitted'), notSaid),
  );

/** Those that are due by a day and of which nobody was reminded from a moment on. */
export const openBy = (read: Reader, day: string, since: Date): Promise<OpenAssignment[]> =>
  open(read).where(
    and(
      lte(reviewAssignments.dueOn, day),
      eq(applicationTable.status, 'submitted'),
      or(isNull(reviewAssignments.remindedAt), lt(reviewAssignments.remindedAt, since)),
      notSaid,
    ),
  );

export async function markReminded(
  tx: Tx,
  reviewerId: string,
  applicationIds: readonly string[],
  at: Date,
): Promise<void> {
  await tx
    .update(reviewAssignments)
    .set({ remindedAt: at })
    .where(
      and(
        eq(reviewAssignments.reviewerId, reviewerId),
        inArray(reviewAssignments.applicationId, [...applicationIds]),
      ),
    );
}

/** Whether an application is asked of somebody by name, and of whom. */
export const askedOf = (readerId: string) => ({
  me: sql<boolean>`exists (select 1 from ${reviewAssignments} where ${ofApplication}
    and ${reviewAssignments.reviewerId} = ${readerId})`,
  anybody: sql<boolean>`exists (select 1 from ${reviewAssignments} where ${ofApplication})`,
});

/**
 * What waits for a reader's score: not yet dealt with, not of their own team, and asked of them or
 * of nobody in particular. By the day on which it is due, what has none last.
 */
export async function listWaiting(
  read: Reader,
  scope: BankScope,
  readerId: string,
  atMost: number,
) {
  const dueOn = sql<string | null>`coalesce(${reviewAssignments.dueOn}, ${callTable.decisionsBy})`;
  const { anybody } = askedOf(readerId);
  const mine = (table: typeof reviews | typeof applicationMemberTable, who: unknown) =>
    sql`exists (select 1 from ${table} where ${table.applicationId} = ${applicationTable.id} and ${who} = ${readerId})`;
  return read
    .select({
      id: applicationTable.id,
      slug: applicationTable.slug,
      title: applicationTable.projectTitle,
      status: applicationTable.status,
      blind: callTable.blind,
      bankSlug: bankTable.slug,
      requestedAmount: applicationTable.requestedAmount,
      municipality: sql<string>`coalesce(${applicationTable.about} ->> 'municipality', '')`,
      callSlug: callTable.slug,
      callKind: callTable.kind,
      callTitleBhs: callTable.titleBhs,
      callTitleEn: callTable.titleEn,
      bankName: bankTable.name,
      dueOn: dueOn.as('due_on'),
      assignedAt: reviewAssignments.assignedAt,
      remindedAt: reviewAssignments.remindedAt,
    })
    .from(applicationTable)
    .innerJoin(callTable, eq(callTable.id, applicationTable.callId))
    .innerJoin(bankTable, eq(bankTable.id, applicationTable.bankId))
    .leftJoin(reviewAssignments, and(ofApplication, eq(reviewAssignments.reviewerId, readerId)))
    .where(
      and(
        scope.slugs === 'all' ? undefined : inArray(bankTable.slug, [...scope.slugs]),
        eq(applicationTable.status, 'submitted'),
        sql`(${reviewAssignments.reviewerId} is not null or not ${anybody})`,
        sql`not ${mine(reviews, reviews.reviewerId)}`,
        sql`not ${mine(applicationMemberTable, applicationMemberTable.userId)}`,
      ),
    )
    .orderBy(
      sql`${dueOn} asc nulls last`,
      asc(applicationTable.submittedAt),
      asc(applicationTable.id),
    )
    .limit(atMost);
}
