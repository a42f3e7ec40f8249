import { type RefObject, useEffect, useRef } from 'react';

interface Restoring {
  /** Selects the rows of the list, within it. */
  readonly rows: string;
  /** Has the focus where no row is left; the page itself unless given. */
  readonly otherwise?: string;
}

/**
 * A row that goes takes the focus with it: then the one that stands in its place has it.
 *
 * @param shown what the rows show, another value whenever they have changed.
 * @returns to be called before something is done that may take away the row in which the focus is.
 */
export function useRestoredFocus(
  list: RefObject<HTMLElement | null>,
  shown: unknown,
  { rows, otherwise = '#main' }: Restoring,
): () => void {
  const left = useRef<{ readonly row: Element; readonly at: number } | null>(null);
  const rowsOf = () => [...(list.current?.querySelectorAll<HTMLElement>(rows) ?? [])];
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the rows have changed
  useEffect(() => {
    if (!left.current || left.current.row.isConnected) return;
    const { at } = left.current;
    left.current = null;
    if (document.activeElement !== document.body) return;
    const now = rowsOf();
    const row = now[Math.min(at, now.length - 1)];
    (
      row?.querySelector<HTMLElement>('a, button') ?? document.querySelector<HTMLElement>(otherwise)
    )?.focus();
  }, [shown]);
  return () => {
    const all = rowsOf();
    const at = all.findIndex((row) => row.contains(document.activeElement));
    const row = all[at];
    left.current = row ? { row, at } : null;
  };
}
