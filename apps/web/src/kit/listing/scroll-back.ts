import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { cameBack } from '../../lib/browser/came-back.ts';

/** Where pages with lists were scrolled to, by place in the history of the tab. */
const left = new Map<string, number>();

/**
 * The router scrolls to where a page was left as soon as the page is there. A list may come later,
 * and what stands above it later still: then this does, until the page has its height or whoever
 * reads does something.
 */
export function useScrollBack(isThere: boolean): void {
  const { key } = useLocation();
  useLayoutEffect(() => {
    if (!isThere) return;
    const place = left.get(key);
    const stop = cameBack() && place !== undefined ? scrolledOnce(place) : undefined;
    const note = () => {
      if (!cameBack()) left.set(key, scrollY);
    };
    addEventListener('scroll', note, { passive: true });
    return () => {
      stop?.();
      removeEventListener('scroll', note);
    };
  }, [key, isThere]);
}

/** Scrolls there once the page is high enough. @returns what gives it up. */
function scrolledOnce(place: number): () => void {
  const grown = new ResizeObserver(() => {
    if (!cameBack() || scrollY >= place) grown.disconnect();
    else scrollTo({ top: place, behavior: 'instant' });
  });
  grown.observe(document.body);
  return () => grown.disconnect();
}
