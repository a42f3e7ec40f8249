import { useEffect, useState } from 'react';
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
