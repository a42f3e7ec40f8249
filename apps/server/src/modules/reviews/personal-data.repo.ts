import { asc, eq } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db/client.ts';
import { type Person, withoutPerson } from '../../platform/personal-data.ts';
import type { Review } from './reviews.repo.ts';
import { reviewAssignments, reviews } from './reviews.tables.ts';

export async function reviewsBy(read: Reader, userId: string): Promise<Review[]> {
  return read.select().from(reviews).where(eq(reviews.reviewerId, userId)).orderBy(asc(reviews.id));
}

/** Leaves scores and notes without their author's name, and conflicts of interest without a word. */
export async function cleanReviews(tx: Tx, person: Person): Promise<void> {
  for (const { id, kind, note } of await reviewsBy(tx, person.id)) {
    const cleaned = kind === 'conflict' ? '' : withoutPerson(note, person);
    if (cleaned !== note) await tx.update(reviews).set({ note: cleaned }).where(eq(reviews.id, id));
  }
}

export async function assignmentsOf(read: Reader, userId: string) {
  const { applicationId, assignedAt, dueOn, reviewerId } = reviewAssignments;
  return read
    .select({ applicationId, assignedAt, dueOn })
    .from(reviewAssignments)
    .where(eq(reviewerId, userId));
}

/** Nobody is asked any more who is not there, and who asked is forgotten. */
export async function forgetAssignments(tx: Tx, userId: string): Promise<void> {
  const { assignedBy, reviewerId } = reviewAssignments;
  await tx.delete(reviewAssignments).where(eq(reviewerId, userId));
  await tx.update(reviewAssignments).set({ assignedBy: null }).where(eq(assignedBy, userId));
}
