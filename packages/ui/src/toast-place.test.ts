import { expect, it } from 'vitest';
import { liftOf } from './toast-place.ts';

const box = (top: number, bottom: number, left = 0, right = 360) => ({ top, bottom, left, right });
/** At the lower edge of a phone. */
const toasts = box(640, 740);

it('stay at the lower edge where they cover nothing that matters', () => {
  expect(liftOf(toasts, [box(80, 140), box(500, 550)])).toBe(0);
  // Beside them on a desk.
  expect(liftOf(box(700, 800, 1000, 1440), [box(740, 790, 100, 400)])).toBe(0);
});

it('stand above the button that was pressed', () => {
  const lift = liftOf(toasts, [box(680, 730)]);
  expect(lift).toBe(740 - 680 + 8);
});

it('stand above the heading too, where that lies over the button', () => {
  expect(liftOf(toasts, [box(680, 730), box(580, 660)])).toBe(740 - 580 + 8);
});

it('stay where there is no room above', () => {
  expect(liftOf(toasts, [box(90, 730)])).toBe(0);
  expect(liftOf(toasts, [box(160, 730)], 64)).toBe(0);
});
