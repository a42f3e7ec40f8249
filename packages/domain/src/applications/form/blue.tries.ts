import { type Fening, fening } from '../../money.ts';
import { type BusinessFigures, businessFigures, type Planned } from './blue.figures.ts';
import { moneyLimit } from './values.ts';

export const tryKinds = ['PRICES', 'UNITS', 'COSTS'] as const;

/** A change of the plan that leaves more in the account, and the year that it leads to. */
export interface Try {
  readonly kind: (typeof tryKinds)[number];
  readonly change: Partial<Pick<Planned, 'products' | 'fixedCosts'>>;
  readonly figures: BusinessFigures;
}

/** A tenth more, to ten fening, as prices are said. */
const dearer = (price: Fening): Fening =>
  fening(Math.min(moneyLimit, Math.round((price * 1.1) / 10) * 10));
const cheaper = (amount: Fening): Fening => fening(Math.round((amount * 0.9) / 100) * 100);

/**
 * What could be tried with a plan that does not hold: prices or sales a tenth up, costs a tenth
 * down. Only what helps; nothing for a plan whose money lasts and that earns its costs.
 */
export function triesFor(content: Planned): Try[] {
  const { months, year } = businessFigures(content);
  const last = months.at(-1)?.cash ?? 0;
  if (year.income === 0 || (year.result >= 0 && months.every(({ cash }) => cash >= 0))) return [];
  const { products, fixedCosts } = content;
  const changes: Record<Try['kind'], Try['change']> = {
    PRICES: { products: products.map((one) => ({ ...one, price: dearer(one.price) })) },
    UNITS: {
      products: products.map((one) => ({
        ...one,
        units: one.units.map((units) => Math.ceil((units * 11) / 10)),
      })),
    },
    COSTS: {
      fixedCosts: fixedCosts.map((one) => ({
        ...one,
        monthlyAmount: cheaper(one.monthlyAmount),
      })),
    },
  };
  return tryKinds
    .map((kind) => {
      const change = changes[kind];
      return { kind, change, figures: businessFigures({ ...content, ...change }) };
    })
    .filter(({ figures }) => (figures.months.at(-1)?.cash ?? 0) > last);
}
