import { needsNote, type ReviewKind, type Rubric, reviewTotal } from '@app/domain/reviews/rubric';
import type { Tx } from '../../platform/db/client.ts';
import { newId } from '../../platform/ids.ts';
import { reviewAssignments, reviews } from './reviews.tables.ts';

export interface ReviewPlan {
  readonly application: { readonly id: string; readonly submittedRevision: number };
  readonly reviewer: { readonly id: string };
  readonly rubric: Rubric;
  /** A score unless chosen. */
  readonly kind?: ReviewKind;
  /** One value for every criterion, or one for each in the rubric's order; 4 unless chosen. */
  readonly values?: number | readonly number[];
  readonly note?: string;
  /** The revision that was read; the present one unless chosen. */
  readonly revision?: number;
  readonly at: Date;
}

export async function createReview(tx: Tx, plan: ReviewPlan): Promise<string> {
  const { application, reviewer, rubric, kind = 'score', values = 4, note = '', at } = plan;
  const scoreAt = (n: number) => (typeof values === 'number' ? values : (values[n] ?? 4));
  const given = kind === 'score' ? rubric.map(({ key }, n) => [key, scoreAt(n)] as const) : [];
  const id = newId();
  await tx.insert(reviews).values({
    id,
    applicationId: application.id,
    reviewerId: reviewer.id,
    kind,
    scores: Object.fromEntries(
      given.map(([key, value]) => [
        key,
        { value, note: needsNote(value) ? 'Vidi se iz prijave.' : '' },
      ]),
    ),
    note,
    total: kind === 'score' ? reviewTotal(rubric, Object.fromEntries(given)) : null,
    revision: plan.revision ?? application.submittedRevision,
    createdAt: at,
    updatedAt: at,
  });
  return id;
}

export async function createAssignment(
  tx: Tx,
  plan: {
    readonly application: { readonly id: string };
    readonly reviewer: { readonly id: string };
    readonly by?: { readonly id: string };
    readonly dueOn?: string | null;
    readonly remindedAt?: Date | null;
    readonly at: Date;
  },
): Promise<void> {
  const { application, reviewer, by, dueOn = null, remindedAt = null, at } = plan;
  await tx.insert(reviewAssignments).values({
    applicationId: application.id,
    reviewerId: reviewer.id,
    assignedBy: by?.id ?? null,
    assignedAt: at,
    dueOn,
    remindedAt,
  });
}
