import type { ReviewKind, Rubric } from '@app/domain/reviews/rubric';
import { and, asc, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { applicationMemberTable, applicationTable } from '../applications/public.ts';
import { callTable } from '../calls/public.ts';
import { reviewAssignments, reviews } from './reviews.tables.ts';

export type Review = typeof reviews.$inferSelect;

export async function reviewsOf(read: Reader, applicationId: string): Promise<Review[]> {
  return read
    .select()
    .from(reviews)
    .where(eq(reviews.applicationId, applicationId))
    .orderBy(asc(reviews.id));
}

/** What the board said of an application, and what one reader of it did. */
export interface ReviewSummary {
  readonly scores: number;
  readonly mean: number | null;
  readonly spread: number | null;
  readonly conflicted: readonly string[];
  readonly mine: ReviewKind | null;
  readonly myTotal: number | null;
}

/** Some applications, or all of a call: those are found without naming each. */
export type Which = { readonly ids: readonly string[] } | { readonly callId: string };

const among = (column: AnyPgColumn, which: Which): SQL =>
  'ids' in which
    ? inArray(column, [...which.ids])
    : sql`${column} in (select ${applicationTable.id} from ${applicationTable} where ${applicationTable.callId} = ${which.callId})`;

/** Summed by the database, so that a call with thousands of scores costs one row an application. */
export async function reviewSummaries(
  read: Reader,
  which: Which,
  readerId: string,
): Promise<ReadonlyMap<string, ReviewSummary>> {
  const { applicationId, reviewerId, kind, total } = reviews;
  const own = sql`filter (where ${reviewerId} = ${readerId})`;
  const scored = sql`filter (where ${kind} = 'score')`;
  const rows = await read
    .select({
      applicationId,
      scores: sql<number>`(count(*) ${scored})::int`,
      mean: sql<number | null>`avg(${total}) ${scored}`,
      spread: sql<number | null>`max(${total}) - min(${total})`,
      conflicted: sql<
        string[]
      >`coalesce(array_agg(${reviewerId}) filter (where ${kind} = 'conflict'), '{}')`,
      mine: sql<ReviewKind | null>`min(${kind}) ${own}`,
      myTotal: sql<number | null>`min(${total}) ${own}`,
    })
    .from(reviews)
    .where(among(applicationId, which))
    .groupBy(applicationId);
  return new Map(rows.map(({ applicationId: id, ...said }) => [id, said]));
}

/** What each member of the board said of each application of a call. */
export async function reviewsInCall(
  read: Reader,
  callId: string,
): Promise<Pick<Review, 'applicationId' | 'reviewerId' | 'kind'>[]> {
  const { applicationId, reviewerId, kind } = reviews;
  return read
    .select({ applicationId, reviewerId, kind })
    .from(reviews)
    .where(among(applicationId, { callId }));
}

/** Which of these people are on the team of an application. */
export async function teammatesAmong(
  read: Reader,
  people: readonly string[],
  which: Which,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { applicationId, userId } = applicationMemberTable;
  const rows = await read
    .select({ applicationId, people: sql<string[]>`array_agg(${userId})` })
    .from(applicationMemberTable)
    .where(and(inArray(userId, [...people]), among(applicationId, which)))
    .groupBy(applicationId);
  return new Map(rows.map((row) => [row.applicationId, row.people]));
}

/** Who is asked by name to score an application. */
export async function assignedReviewers(
  read: Reader,
  which: Which,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { applicationId, reviewerId } = reviewAssignments;
  const rows = await read
    .select({ applicationId, people: sql<string[]>`array_agg(${reviewerId})` })
    .from(reviewAssignments)
    .where(among(applicationId, which))
    .groupBy(applicationId);
  return new Map(rows.map((row) => [row.applicationId, row.people]));
}

export async function kindOfReview(
  read: Reader,
  applicationId: string,
  reviewerId: string,
): Promise<ReviewKind | undefined> {
  const rows = await read
    .select({ kind: reviews.kind })
    .from(reviews)
    .where(and(eq(reviews.applicationId, applicationId), eq(reviews.reviewerId, reviewerId)));
  return rows[0]?.kind;
}

export async function countKinds(
  read: Reader,
  applicationId: string,
): Promise<{ scores: number; conflicted: string[] }> {
  const [scored] = await read
    .select({ scores: count() })
    .from(reviews)
    .where(and(eq(reviews.applicationId, applicationId), eq(reviews.kind, 'score')));
  const conflicts = await read
    .select({ reviewerId: reviews.reviewerId })
    .from(reviews)
    .where(and(eq(reviews.applicationId, applicationId), eq(reviews.kind, 'conflict')));
  return {
    scores: scored?.scores ?? 0,
    conflicted: conflicts.map((conflict) => conflict.reviewerId),
  };
}

/** The rubric of an application's call, and the mean of all scores by criterion. */
export async function rubricMeans(
  read: Reader,
  applicationId: string,
): Promise<{ readonly rubric: Rubric; readonly means: ReadonlyMap<string, number> } | undefined> {
  const [call] = await read
    .select({ rubric: callTable.rubric })
    .from(applicationTable)
    .innerJoin(callTable, eq(callTable.id, applicationTable.callId))
    .where(eq(applicationTable.id, applicationId));
  const { rows } = await read.execute<{ key: string; mean: number }>(sql`
    SELECT given.key, avg((given.value ->> 'value')::int)::float8 AS mean
    FROM ${reviews}, jsonb_each(${reviews.scores}) AS given
    WHERE ${reviews.applicationId} = ${applicationId} AND ${reviews.kind} = 'score'
    GROUP BY given.key`);
  return call && { ...call, means: new Map(rows.map(({ key, mean }) => [key, mean])) };
}

export async function putReview(tx: Tx, review: typeof reviews.$inferInsert): Promise<void> {
  const { kind, scores, note, total, revision, updatedAt } = review;
  await tx
    .insert(reviews)
    .values(review)
    .onConflictDoUpdate({
      target: [reviews.applicationId, reviews.reviewerId],
      set: { kind, scores, note, total, revision, updatedAt },
    });
}

/** Leaves of somebody's conflicts of interest only that there were some. */
export async function silenceConflicts(tx: Tx, userId: string): Promise<void> {
  await tx
    .update(reviews)
    .set({ note: '' })
    .where(and(eq(reviews.reviewerId, userId), eq(reviews.kind, 'conflict')));
}
