import { expect, it } from 'vitest';
import { fening } from '../money.ts';
import { cardFeeOf } from './card-fee.ts';

it.each([
  [2000, 220, 20, 64],
  [2000, 0, 0, 0],
  [1, 220, 0, 0],
  [25, 200, 0, 1],
  [24, 200, 0, 0],
  [193_000, 195, 30, 3794],
])('of %d fening at %d of ten thousand and %d is %d', (amount, perTenThousand, fixed, fee) => {
  expect(cardFeeOf(fening(amount), { perTenThousand, fixed: fening(fixed) })).toBe(fee);
});
