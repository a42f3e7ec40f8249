import { timeCursor } from '../../platform/lists.ts';

interface ThreadEntry {
  readonly id: string;
  readonly parentId: string | null;
  /** ISO instant. */
  readonly createdAt: Date;
}

export type Thread<C> = C & {
  readonly answers: C[];
  /** Where further answers begin; null: these are all. */
  readonly answersNext: string | null;
};

/**
 * Comments with the first answers to each.
 *
 * @param answers of all of them, of each one more than is shown where others follow.
 */
export const threadsOf = <C extends ThreadEntry>(
  comments: readonly C[],
  answers: readonly C[],
  shown: number,
): Thread<C>[] =>
  comments.map((comment) => {
    const own = answers.filter(({ parentId }) => parentId === comment.id);
    const first = own.slice(0, shown);
    const last = own.length > shown ? first.at(-1) : undefined;
    return {
      ...comment,
      answers: first,
      answersNext: last ? timeCursor.write({ at: last.createdAt, id: last.id }) : null,
    };
  });
