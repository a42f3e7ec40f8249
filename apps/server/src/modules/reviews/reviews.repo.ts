import type { ReviewKind } from '@app/domain/reviews/rubric';
import { and, asc, count, eq, inArray } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { reviews } from './reviews.tables.ts';

export type Review = typeof reviews.$inferSelect;

export async function reviewsOf(read: Reader, applicationId: string): Promise<Review[]> {
  return read
    .select()
    .from(reviews)
    .where(eq(reviews.applicationId, applicationId))
    .orderBy(asc(reviews.id));
}

export async function reviewsOfAll(
  read: Reader,
  applicationIds: readonly string[],
): Promise<Pick<Review, 'applicationId' | 'reviewerId' | 'kind' | 'total'>[]> {
  if (applicationIds.length === 0) return [];
  return read
    .select({
      applicationId: reviews.applicationId,
      reviewerId: reviews.reviewerId,
      kind: reviews.kind,
      total: reviews.total,
    })
    .from(reviews)
    .where(inArray(reviews.applicationId, [...applicationIds]));
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
