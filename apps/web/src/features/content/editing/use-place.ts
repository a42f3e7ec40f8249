import { useEffect, useState } from 'react';
import type { OpenText } from './editor-context.tsx';
import { textElements } from './use-page-marks.ts';

/** Where a text stands in the document, and how it looks there. */
export interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly look: Readonly<Record<(typeof copied)[number] | 'backgroundColor', string>>;
}

const copied = [
  'color',
  'fontFamily',
  'fontSize',
  'fontWeight',
  'fontVariationSettings',
  'letterSpacing',
  'lineHeight',
  'textTransform',
] as const;

/** Follows an element of the page, which is hidden meanwhile; null where there is none. */
export function usePlace({ key, nth }: OpenText): Place | null {
  const [place, setPlace] = useState<Place | null>(null);
  useEffect(() => {
    let frame = 0;
    let known = '';
    let shown: HTMLElement | undefined;
    const follow = () => {
      const element = textElements(key)[nth];
      if (element !== shown) {
        delete shown?.dataset.writing;
        shown = element;
      }
      if (element && element.dataset.writing === undefined) element.dataset.writing = '';
      const next = element ? placeOf(element) : null;
      const now = JSON.stringify(next);
      if (now !== known) setPlace(next);
      known = now;
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => {
      cancelAnimationFrame(frame);
      delete shown?.dataset.writing;
    };
  }, [key, nth]);
  return place;
}

function placeOf(element: HTMLElement): Place {
  const { left, top, width } = element.getBoundingClientRect();
  const style = getComputedStyle(element);
  // The page may be drawn smaller than it says: what stands over it must be so too.
  const zoom = (element as { readonly currentCSSZoom?: number }).currentCSSZoom ?? 1;
  const drawn = (value: string) =>
    /^-?[\d.]+px$/.test(value) ? `${Number.parseFloat(value) * zoom}px` : value;
  const look = Object.fromEntries(copied.map((name) => [name, drawn(style[name])]));
  return {
    left: Math.round(left + scrollX),
    top: Math.round(top + scrollY),
    width: Math.round(width),
    look: { ...look, backgroundColor: groundOf(element) } as Place['look'],
  };
}

/** The first ground below an element that can be seen. */
function groundOf(element: HTMLElement | null): string {
  for (let at = element; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (!/^(?:transparent|rgba\(0, 0, 0, 0\))$/.test(backgroundColor)) return backgroundColor;
  }
  return '';
}
