import type { ReviewView } from '@app/contracts/reviews/reviews.schemas';

/** A score that is not handed in yet. */
export interface Draft {
  /** By criterion; `value` is missing where only a note is written. */
  readonly scores: Readonly<Record<string, { readonly value?: number; readonly note: string }>>;
  readonly note: string;
}

/** The part of `sessionStorage` that is used. */
export interface Shelf {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

export const emptyDraft: Draft = { scores: {}, note: '' };

/** A handed-in review, opened to be changed. */
export const draftOf = (review: ReviewView): Draft => ({
  scores: review.scores,
  note: review.note,
});

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads what was kept; null if it is no draft. */
export function readDraft(kept: string | null): Draft | null {
  try {
    const value: unknown = JSON.parse(kept ?? 'null');
    if (!isRecord(value) || !isRecord(value.scores) || typeof value.note !== 'string') return null;
    const scores = Object.entries(value.scores).flatMap(([key, score]) => {
      if (!isRecord(score) || typeof score.note !== 'string') return [];
      const { value: points, note } = score;
      const onScale = typeof points === 'number' && [1, 2, 3, 4, 5].includes(points);
      return [[key, { ...(onScale ? { value: points } : {}), note }] as const];
    });
    return { scores: Object.fromEntries(scores), note: value.note };
  } catch {
    return null;
  }
}

/**
 * Keeps what is not handed in, for this visit: it survives another application and a reload.
 *
 * @param shelf where; what it refuses stays in memory.
 */
export function createDrafts(shelf: () => Shelf) {
  const memory = new Map<string, Draft | null>();
  const watchers = new Set<() => void>();
  let changes = 0;
  const keyOf = (userId: string, applicationId: string) => `odbor:${userId}:${applicationId}`;

  const store = (key: string, draft: Draft | null) => {
    memory.set(key, draft);
    try {
      if (draft) shelf().setItem(key, JSON.stringify(draft));
      else shelf().removeItem(key);
    } catch {
      // Full or forbidden: memory has it.
    }
    changes += 1;
    for (const watcher of watchers) watcher();
  };

  return {
    /** Differs after each change. */
    stamp: () => changes,
    get(userId: string, applicationId: string): Draft | null {
      const key = keyOf(userId, applicationId);
      const known = memory.get(key);
      if (known !== undefined) return known;
      let kept: string | null = null;
      try {
        kept = shelf().getItem(key);
      } catch {
        // Forbidden: nothing was kept.
      }
      const draft = readDraft(kept);
      memory.set(key, draft);
      return draft;
    },
    set: (userId: string, applicationId: string, draft: Draft) =>
      store(keyOf(userId, applicationId), draft),
    drop: (userId: string, applicationId: string) => store(keyOf(userId, applicationId), null),
    watch(watcher: () => void) {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
  };
}
