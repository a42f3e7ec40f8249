import type { ReviewView } from '@app/contracts/reviews/reviews.schemas';
import * as z from 'zod/mini';
import { draftStore, useDrafts } from '../../lib/drafts.ts';
import { useSession } from '../../lib/session/session.ts';

export interface Draft {
  /** By criterion; `value` is missing where only a note is written. */
  readonly scores: Readonly<Record<string, { readonly value?: number; readonly note: string }>>;
  readonly note: string;
}

export const emptyDraft: Draft = { scores: {}, note: '' };

export const draftOf = (review: ReviewView): Draft => ({
  scores: review.scores,
  note: review.note,
});

/** A value off the scale counts as not given; a score without a note is none. */
const score = z.catch(
  z.nullable(
    z.object({
      value: z.catch(z.optional(z.literal([1, 2, 3, 4, 5])), undefined),
      note: z.string(),
    }),
  ),
  null,
);

export const draftSchema = z.pipe(
  z.object({ scores: z.record(z.string(), score), note: z.string() }),
  z.transform(({ scores, note }): Draft => {
    const read = Object.entries(scores).flatMap(([criterion, one]) => {
      if (!one) return [];
      return [[criterion, { ...(one.value ? { value: one.value } : {}), note: one.note }] as const];
    });
    return { scores: Object.fromEntries(read), note };
  }),
);

/** Kept for this visit: what is not handed in survives another application and a reload. */
const drafts = draftStore({ name: 'odbor', schema: draftSchema, lives: 'tab' });

export function useBegun(): (applicationId: string) => boolean {
  const userId = useSession().profile?.id ?? '';
  const { read } = useDrafts(drafts);
  return (applicationId) => read(`${userId}:${applicationId}`) !== null;
}

export function useOwnDraft(applicationId: string) {
  const slot = `${useSession().profile?.id ?? ''}:${applicationId}`;
  const { read, keep, drop } = useDrafts(drafts);
  return {
    draft: read(slot),
    keep: (next: Draft) => void keep(slot, next),
    drop: () => drop(slot),
  };
}
