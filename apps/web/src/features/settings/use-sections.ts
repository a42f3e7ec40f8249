import { type RefObject, useEffect, useState } from 'react';
import { sectionAt } from './section-place.ts';

/** A section counts as read once it begins above this share of the window's height. */
const readingLine = 0.35;

/** The section one is reading, followed while the page scrolls. */
export function useSectionInView(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const named = ids.join();
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const tops = named.split(',').flatMap((id) => {
        const section = document.getElementById(id);
        return section ? [{ id, top: section.getBoundingClientRect().top }] : [];
      });
      const { scrollHeight } = document.documentElement;
      const atEnd = window.scrollY > 0 && window.scrollY + innerHeight >= scrollHeight - 2;
      setCurrent(sectionAt(tops, innerHeight * readingLine, atEnd));
    };
    const later = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    addEventListener('scroll', later, { passive: true });
    addEventListener('resize', later);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', later);
      removeEventListener('resize', later);
    };
  }, [named]);
  return current;
}

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
