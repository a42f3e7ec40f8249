/** Comments, some of which answer another; answers are not answered. */
export interface Said {
  readonly id: string;
  readonly parentId: string | null;
  /** ISO instant. */
  readonly createdAt: string;
}

export type ThreadOf<C> = C & {
  readonly answers: C[];
  /** Where further answers begin; null: these are all. */
  readonly answersNext: string | null;
};

const has = (some: readonly Said[], { id }: Said) => some.some((one) => one.id === id);

/** Threads with a comment in the place of what it was; an answer that is new stands behind the others. */
export const withComment = <C extends Said>(
  threads: readonly ThreadOf<C>[],
  comment: C,
): ThreadOf<C>[] =>
  threads.map((thread) => {
    if (thread.id === comment.id) return { ...thread, ...comment };
    if (thread.id !== comment.parentId) return thread;
    const answers = has(thread.answers, comment)
      ? thread.answers.map((one) => (one.id === comment.id ? comment : one))
      : [...thread.answers, comment];
    return { ...thread, answers };
  });

/** A comment that begins a thread. */
export const newThread = <C extends Said>(comment: C): ThreadOf<C> => ({
  ...comment,
  answers: [],
  answersNext: null,
});

/**
 * Threads with more answers to one of them. One that was just written stands there before those above
 * it are asked for.
 */
export const withAnswers = <C extends Said>(
  threads: readonly ThreadOf<C>[],
  threadId: string,
  { items, next }: { readonly items: readonly C[]; readonly next: string | null },
): ThreadOf<C>[] =>
  threads.map((thread) => {
    if (thread.id !== threadId) return thread;
    const answers = [...thread.answers, ...items.filter((one) => !has(thread.answers, one))];
    return {
      ...thread,
      answers: answers.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt)),
      answersNext: next,
    };
  });
