import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { cameBack } from '../../lib/browser/came-back.ts';

/** How long a place that stands still is held against what may yet come above it, in milliseconds. */
const settling = 3_000;
const touches = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
const takers = 'input, select, textarea, button, summary, a[href], [tabindex]';

/** What of a place takes the focus: itself if it can, its first heading, else its first control. */
function takerOf(place: HTMLElement): HTMLElement {
  if (place.matches(takers)) return place;
  const inner = place.querySelector('h1, h2, h3, h4') ?? place.querySelector(takers);
  const taker = inner instanceof HTMLElement ? inner : place;
  if (!taker.matches(takers)) taker.tabIndex = -1;
  return taker;
}

function focusPlace(place: HTMLElement): void {
  for (let at = place.closest('details'); at; at = at.parentElement?.closest('details') ?? null) {
    at.open = true;
  }
  // Who is in it already, as in a field of it, stays there.
  if (!place.contains(document.activeElement)) takerOf(place).focus({ preventScroll: true });
}

function alignPlace(place: HTMLElement): void {
  // What is written in is seen with what stands around it.
  const block = place.matches('input, select, textarea, button') ? 'center' : 'start';
  // A link of the same page scrolls there smoothly, as the style says meanwhile.
  const isSmooth = document.documentElement.dataset.scroll === 'smooth';
  place.scrollIntoView({ block, behavior: isSmooth ? 'auto' : 'instant' });
}

/**
 * Brings the reader, with the focus, to a place of the page once it is there, and holds it in sight
 * while parts around it are still coming; the reader's first touch ends that.
 *
 * @param id of the element.
 * @returns what gives it up.
 */
function land(id: string): () => void {
  let found: HTMLElement | null = null;
  let timer = 0;
  const arrive = () => {
    const place = document.getElementById(id);
    if (!place) return;
    // A page may be drawn anew, as when it learns who reads it.
    if (place !== found) focusPlace(place);
    found = place;
    alignPlace(place);
    clearTimeout(timer);
    timer = window.setTimeout(stop, settling);
  };
  const drawn = new MutationObserver(() => {
    if (!found?.isConnected) arrive();
  });
  const moved = new ResizeObserver(arrive);
  const stop = () => {
    drawn.disconnect();
    moved.disconnect();
    clearTimeout(timer);
    for (const touch of touches) removeEventListener(touch, stop);
  };
  for (const touch of touches) addEventListener(touch, stop, { passive: true });
  drawn.observe(document.body, { childList: true, subtree: true });
  moved.observe(document.body);
  return stop;
}

/** @returns the id that stands behind `#`; none where it is no text. */
function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/** The place on this page to which what was pressed leads; none for a page elsewhere. */
function linkedHere(event: MouseEvent): HTMLElement | null {
  const { target, ctrlKey, metaKey, shiftKey } = event;
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.hash || ctrlKey || metaKey || shiftKey) return null;
  if (link.pathname !== location.pathname || link.search !== location.search) return null;
  return document.getElementById(idOf(link.hash));
}

/**
 * The one form of how an address leads to a place within its page: behind `#` stands the id of an
 * element, whenever that comes. For the whole product, once.
 */
export function useLandings(): void {
  const { pathname, hash } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same id on another page is another place
  useEffect(() => {
    const id = idOf(hash);
    return id === '' || cameBack() ? undefined : land(id);
  }, [pathname, hash]);
  useEffect(() => {
    const clicked = (event: MouseEvent) => {
      const place = linkedHere(event);
      // The browser has scrolled there by then, smoothly.
      if (place) requestAnimationFrame(() => focusPlace(place));
    };
    document.addEventListener('click', clicked);
    return () => document.removeEventListener('click', clicked);
  }, []);
}

/**
 * The same for what the query of an address names, where the page is opened with it.
 *
 * @param id of the element; undefined where the address names none.
 */
export function useLandingAt(id: string | undefined): void {
  const { hash } = useLocation();
  const named = useRef(hash === '' ? id : undefined);
  useEffect(() => {
    const { current } = named;
    return current === undefined || cameBack() ? undefined : land(current);
  }, []);
}
