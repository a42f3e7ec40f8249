interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Pixels between a toast and what it stands clear of. */
const gap = 8;

const meet = (one: Box, other: Box) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/**
 * How far the toasts stand above the lower edge of the window, so that they cover none of some
 * boxes.
 *
 * @param toasts their box at the lower edge, in CSS pixels of the window.
 * @param clear what they may not cover.
 * @param top what is left free above, under a bar that stays.
 * @returns pixels; 0 where there is room nowhere, or none is needed.
 */
export function liftOf(toasts: Box, clear: readonly Box[], top = 0): number {
  const lifts = [0, ...clear.map((box) => toasts.bottom - box.top + gap)].sort((a, b) => a - b);
  const isFree = (lift: number) => {
    const lifted = { ...toasts, top: toasts.top - lift, bottom: toasts.bottom - lift };
    return lift >= 0 && lifted.top >= top && !clear.some((box) => meet(lifted, box));
  };
  return lifts.find(isFree) ?? 0;
}
