import type { ReviewView } from '@app/contracts/reviews/reviews.schemas';
import * as z from 'zod/mini';
import { type DraftStore, draftStore, useDrafts } from '../../lib/drafts/drafts.ts';
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

/** What is not handed in survives another application, a reload and the end of the day. */
const drafts = draftStore({ name: 'odbor', schema: draftSchema, lives: 'device' });

/** A ranking as the reader would have it: where the line stands, and which choices are sure. */
const wishSchema = z.object({
  line: z.catch(z.optional(z.int().check(z.nonnegative())), undefined),
  locks: z.record(z.string(), z.enum(['in', 'out'])),
});
export type Wish = z.infer<typeof wishSchema>;

/** Nobody else sees it, and it goes with the tab: what is decided is decided otherwise. */
const wishes = draftStore({ name: 'rang', schema: wishSchema, lives: 'tab' });

export function useBegun(): (applicationId: string) => boolean {
  const userId = useSession().profile?.id ?? '';
  const { read } = useDrafts(drafts);
  return (applicationId) => read(`${userId}:${applicationId}`) !== null;
}

/** What the reader keeps of one application, or of one call. */
function useOwn<T>(store: DraftStore<T>, id: string) {
  const slot = `${useSession().profile?.id ?? ''}:${id}`;
  const { read, keep, drop } = useDrafts(store);
  return { draft: read(slot), keep: (next: T) => void keep(slot, next), drop: () => drop(slot) };
}

export const useOwnDraft = (applicationId: string) => useOwn(drafts, applicationId);
export const useOwnWish = (callId: string) => useOwn(wishes, callId);
