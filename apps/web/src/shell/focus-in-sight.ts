import { useEffect } from 'react';

/** Room between what has the focus and the bar that lay over it, in pixels. */
const room = 12;

/** The bar that lies over a point of the page, unless the element is in it. */
function barOver(x: number, y: number, element: Element): DOMRect | null {
  for (let at = document.elementFromPoint(x, y); at && !at.contains(element); ) {
    const { position } = getComputedStyle(at);
    if (position === 'fixed' || position === 'sticky') return at.getBoundingClientRect();
    at = at.parentElement;
  }
  return null;
}

const isAbove = (bar: DOMRect): boolean => bar.top + bar.bottom < innerHeight;

/** In a dialog, a menu, or where a menu that closes catches the focus: scrolling does not move it. */
function isFixed(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (getComputedStyle(at).position === 'fixed') return true;
  }
  return false;
}

/**
 * Scrolls what was reached by keyboard out from under bars that stick (WCAG 2.4.11). Margins for
 * scrolling do not do it: browsers leave what is already within the window where it is.
 */
function bringIntoSight(focused: Element): void {
  if (!focused.isConnected || isFixed(focused)) return;
  const labelled = focused.getBoundingClientRect().height < 4 && focused.closest('label');
  const { left, width, top, bottom } = (labelled || focused).getBoundingClientRect();
  const x = left + width / 2;
  const over = barOver(x, top + 1, focused);
  if (over && isAbove(over)) {
    scrollBy({ top: top - over.bottom - room });
    return;
  }
  const under = over ?? barOver(x, Math.min(bottom, innerHeight) - 1, focused);
  if (!under || isAbove(under)) return;
  // The beginning of what is higher than the room between the bars counts.
  const free = top - (barOver(x, 1, focused)?.bottom ?? 0) - room;
  scrollBy({ top: Math.min(bottom - under.top + room, free) });
}

export function useFocusInSight(): void {
  useEffect(() => {
    let frame = 0;
    const focused = ({ target }: Event) => {
      cancelAnimationFrame(frame);
      if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
      // After the browser's own scrolling.
      frame = requestAnimationFrame(() => bringIntoSight(target));
    };
    document.addEventListener('focusin', focused);
    return () => document.removeEventListener('focusin', focused);
  }, []);
}
