/** A page of a list, as a row made by `listOf` answers. */
export interface Page<T> {
  readonly items: readonly T[];
  /** Cursor of the next page; null on the last. */
  readonly next: string | null;
}

/** How an infinite query goes through such pages, beside its key and its call. */
export const paged = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }: Pick<Page<unknown>, 'next'>) => next ?? undefined,
};

/** What a list may be answered with: rows, a page of them, or the pages so far. */
export type Listed<T> =
  | readonly T[]
  | { readonly items: readonly T[] }
  | { readonly pages: readonly { readonly items: readonly T[] }[] };

/** @returns undefined while nothing was answered. */
export function rowsOf<T>(listed: Listed<T> | undefined): readonly T[] | undefined {
  if (listed === undefined) return undefined;
  if ('pages' in listed) return listed.pages.flatMap(({ items }) => items);
  return 'items' in listed ? listed.items : listed;
}
