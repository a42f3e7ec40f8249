import { expect, it } from 'vitest';
import { sumOfFigures } from './figures.ts';

it('adds up what banks have, each figure by itself', () => {
  const tuzla = { openCalls: 2, waiting: 7, granted: 84_000_00, paid: 38_460_00, donated: 12_50 };
  const mostar = { openCalls: 0, waiting: 1, granted: -500_00, paid: 0, donated: 1 };
  expect(sumOfFigures([tuzla, mostar])).toEqual({
    openCalls: 2,
    waiting: 8,
    granted: 83_500_00,
    paid: 38_460_00,
    donated: 12_51,
  });
  expect(Object.values(sumOfFigures([]))).toEqual([0, 0, 0, 0, 0]);
});
