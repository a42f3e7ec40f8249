import { type RefObject, useEffect } from 'react';

/** How long the place may move under an address that names it, in milliseconds. */
const settling = 3_000;
const touches = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Opens the place that the address names once it is there, and holds it while parts above are
 * still loading; the reader's first touch ends that.
 */
export function useOpenAtHash(content: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const id = location.hash.slice(1);
    const { current: element } = content;
    if (id === '' || !element) return undefined;
    const align = () => document.getElementById(id)?.scrollIntoView({ behavior: 'instant' });
    const watch = new ResizeObserver(align);
    const stop = () => {
      watch.disconnect();
      clearTimeout(timer);
      for (const touch of touches) removeEventListener(touch, stop);
    };
    const timer = setTimeout(stop, settling);
    for (const touch of touches) addEventListener(touch, stop, { passive: true });
    watch.observe(element);
    return stop;
  }, [content]);
}
