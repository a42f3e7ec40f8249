import { and, asc, eq, inArray, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
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
      bankSlug: bankTable.slug,
      callSlug: callTable.slug,
      titleBhs: callTable.titleBhs,
      titleEn: callTable.titleEn,
    })
    .from(reviewAssignments)
    .innerJoin(applicationTable, ofApplication)
    .innerJoin(callTable, eq(callTable.id, applicationTable.callId))
    .innerJoin(bankTable, eq(bankTable.id, callTable.bankId));

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

/**
 * Whether an application waits for a reader's score: not yet dealt with, not of their own team, and
 * asked of them or of nobody in particular. Whether they sit on its board is not looked at.
 */
export function waitsForScoreOf(readerId: string): SQL {
  const asked = (who?: SQL) =>
    sql`exists (select 1 from ${reviewAssignments} where ${and(ofApplication, who)})`;
  const mine = (table: typeof reviews | typeof applicationMemberTable, who: unknown) =>
    sql`exists (select 1 from ${table} where ${table.applicationId} = ${applicationTable.id} and ${who} = ${readerId})`;
  return sql`(${applicationTable.status} = 'submitted'
    and (${asked(eq(reviewAssignments.reviewerId, readerId))} or not ${asked()})
    and ${applicationTable.ownerId} <> ${readerId}
    and not ${mine(reviews, reviews.reviewerId)}
    and not ${mine(applicationMemberTable, applicationMemberTable.userId)})`;
}

/** What waits for a reader's score by the day on which it is due, what has none last. */
export async function listWaiting(
  read: Reader,
  scope: BankScope,
  readerId: string,
  atMost: number,
) {
  const dueOn = sql<string | null>`coalesce(${reviewAssignments.dueOn}, ${callTable.decisionsBy})`;
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
        waitsForScoreOf(readerId),
      ),
    )
    .orderBy(
      sql`${dueOn} asc nulls last`,
      asc(applicationTable.submittedAt),
      asc(applicationTable.id),
    )
    .limit(atMost);
}

/** What is to be decided in some calls, each by itself in the order of an index: those sent first. */
export async function submittedIn(
  read: Reader,
  calls: readonly { readonly id: string }[],
  readerId: string,
  upTo: number,
) {
  const { id, callId, ownerId, status, submittedAt } = applicationTable;
  const ids = sql.param(calls.map((call) => call.id));
  const found = sql`SELECT found.id FROM unnest(${ids}::uuid[]) AS wanted(id), LATERAL (
    SELECT ${id} FROM ${applicationTable}
    WHERE ${and(sql`${callId} = wanted.id`, eq(status, 'submitted'))}
    ORDER BY ${submittedAt} LIMIT ${upTo}
  ) AS found`;
  return read
    .select({ id, callId, ownerId, waits: sql<boolean>`${waitsForScoreOf(readerId)}` })
    .from(applicationTable)
    .where(sql`${id} = ANY (ARRAY(${found}))`);
}
