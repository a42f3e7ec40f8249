import { expect, it } from 'vitest';
import { fening } from '../../money.ts';
import { fixedCostOf, productOf } from './blue.factory.ts';
import { triesFor } from './blue.tries.ts';

const units = Array.from({ length: 12 }, () => 10);
const planned = (price: number, cost: number, rent: number) => ({
  products: [productOf('Servis', price, cost, units)],
  fixedCosts: [fixedCostOf('Najam', rent)],
  startingCash: fening(10_000),
});

it('offers what helps a plan that does not hold, each as a change of its own', () => {
  // 10 × (30 − 6) KM a month against 300 KM: 60 KM short each month.
  const tried = triesFor(planned(3000, 600, 30_000));
  expect(tried.map(({ kind, figures }) => [kind, figures.months[11]?.cash])).toEqual([
    ['PRICES', 10_000 + 12 * (10 * (3300 - 600) - 30_000)],
    ['UNITS', 10_000 + 12 * (11 * 2400 - 30_000)],
    ['COSTS', 10_000 + 12 * (24_000 - 27_000)],
  ]);
  expect(Object.keys(tried[0]?.change ?? {})).toEqual(['products']);
  expect(tried[2]?.change.fixedCosts).toMatchObject([{ name: 'Najam', monthlyAmount: 27_000 }]);
});

it('offers nothing that takes money away, and nothing where nothing is wrong or sold', () => {
  // Each one that is sold takes money away: more of them help nobody.
  expect(triesFor(planned(1000, 1200, 0)).map(({ kind }) => kind)).toEqual(['PRICES']);
  expect(triesFor(planned(3000, 600, 10_000))).toEqual([]);
  expect(triesFor({ ...planned(3000, 600, 30_000), products: [] })).toEqual([]);
});
