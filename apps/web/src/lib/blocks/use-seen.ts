import { type RefObject, useEffect, useState } from 'react';

/** Whether at least this share of an element, from 0 to 1, can be seen now. */
export function useSeen(element: RefObject<Element | null>, share: number): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (last) setSeen(last.isIntersecting && last.intersectionRatio >= share);
      },
      { threshold: share },
    );
    watch.observe(current);
    return () => watch.disconnect();
  }, [element, share]);
  return seen;
}

export const motionAllowed = (): boolean =>
  !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
