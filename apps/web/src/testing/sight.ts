import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** In place of the browser's: @returns what tells how much of the elements is in sight. */
export function watchSight() {
  const watched = new Map<Element, (share: number) => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly told: (entries: unknown[]) => void;
      constructor(told: (entries: unknown[]) => void) {
        this.told = told;
      }
      observe(element: Element) {
        watched.set(element, (share) =>
          this.told([{ isIntersecting: share > 0, intersectionRatio: share, target: element }]),
        );
      }
      disconnect() {
        // Nothing is looked at any more; the test tells nobody either.
      }
    },
  );
  return (share: number, inside: (element: Element) => boolean = () => true) =>
    act(() => {
      for (const [element, tell] of watched) if (inside(element)) tell(share);
    });
}
