import { expect, it } from 'vitest';
import { fening } from '../money.ts';
import { isEnoughAlone, leftOf } from './refund.ts';

it.each([
  [0, 10_000, true],
  [0, 10_001, false],
  [4_000, 6_000, true],
  [4_000, 6_001, false],
])('with %d given back before, %d more is one person’s to give: %s', (refunded, asked, enough) => {
  const donation = { amount: fening(50_000), refunded: fening(refunded) };
  expect(isEnoughAlone(donation, fening(asked), fening(10_000))).toBe(enough);
  expect(leftOf(donation)).toBe(50_000 - refunded);
});
