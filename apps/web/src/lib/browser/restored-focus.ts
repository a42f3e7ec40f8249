import { type DOMAttributes, type RefObject, type SyntheticEvent, useEffect, useRef } from 'react';

interface Restoring {
  /** Selects the rows of the list, within it. */
  readonly rows: string;
  /** Has the focus where no row is left; the page itself unless given. */
  readonly otherwise?: string;
}

/** Where the focus was last. */
interface Place {
  readonly element: Element;
  readonly row: HTMLElement;
  /** Among the rows. */
  readonly at: number;
}

/**
 * What goes when it is pressed takes the focus with it: then its row has it, or the one that stands in
 * the place of that.
 *
 * @param shown what the rows show, another value whenever they have changed.
 * @returns what the list needs, to know where the focus was; a key of a menu takes none when it is
 *   pressed.
 */
export function useRestoredFocus(
  list: RefObject<HTMLElement | null>,
  shown: unknown,
  { rows, otherwise = '#main' }: Restoring,
): Pick<DOMAttributes<Element>, 'onFocusCapture' | 'onPointerDownCapture'> {
  const place = useRef<Place | null>(null);
  const rowsOf = () => [...(list.current?.querySelectorAll<HTMLElement>(rows) ?? [])];
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the rows have changed
  useEffect(() => {
    const left = place.current;
    if (!left || left.element.isConnected) return;
    place.current = null;
    if (document.activeElement !== document.body) return;
    const now = rowsOf();
    const row = left.row.isConnected ? left.row : now[Math.min(left.at, now.length - 1)];
    (
      row?.querySelector<HTMLElement>('a, button') ?? document.querySelector<HTMLElement>(otherwise)
    )?.focus();
  }, [shown]);
  const note = ({ target }: SyntheticEvent) => {
    if (!(target instanceof Element)) return;
    const all = rowsOf();
    const at = all.findIndex((row) => row.contains(target));
    const row = all[at];
    // A menu or a dialog of a row stands elsewhere in the page.
    if (row) place.current = { element: target.closest('a, button') ?? target, row, at };
  };
  return { onFocusCapture: note, onPointerDownCapture: note };
}

/**
 * Where what had the focus went with a change, an element has it instead: whoever goes by keys goes
 * on from there, not from the top of the page.
 *
 * @param instead takes the focus: it has a `tabIndex`.
 * @param changed another value with each change.
 */
export function useCaughtFocus(instead: RefObject<HTMLElement | null>, changed: unknown): void {
  const before = useRef(changed);
  useEffect(() => {
    if (before.current === changed) return;
    before.current = changed;
    if (document.activeElement === document.body) instead.current?.focus();
  }, [instead, changed]);
}
