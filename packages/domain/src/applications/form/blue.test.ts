import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fening } from '../../money.ts';
import { completeBlueContent, fixedCostOf, productOf } from './blue.factory.ts';
import { businessFigures } from './blue.figures.ts';
import { type BlueContent, balanceOf, blueForm } from './blue.form.ts';
import { emptyContentOf } from './form.ts';
import { type CompletenessContext, missingIn } from './missing.ts';

const alone: CompletenessContext = { team: { members: 1, minimum: 1 } };

const flaws = (change: Partial<BlueContent>, context = alone) =>
  missingIn(blueForm, { ...completeBlueContent(), ...change }, context).map(
    ({ section, field, code }) => `${section} ${field} ${code}`,
  );

const planOf = (change: Partial<BlueContent>) =>
  businessFigures({ ...emptyContentOf(blueForm), ...change });

describe('what a blue application lacks', () => {
  it('is nothing when it is complete', () => {
    expect(flaws({})).toEqual([]);
  });

  it('are what every business needs', () => {
    const missing = missingIn(blueForm, emptyContentOf(blueForm), alone);
    expect(missing.map(({ section, field }) => `${section}.${field}`)).toEqual([
      'basics.businessName',
      'basics.ideaSentence',
      'basics.applicantName',
      'basics.municipality',
      'basics.industry',
      'basics.place',
      'basics.startDate',
      'basics.endDate',
      'customer.customerProblem',
      'customer.customerSegments',
      'solution.solution',
      'solution.valueProposition',
      'competition.competitors',
      'competition.advantage',
      'sales.products',
      'sales.channels',
      'team.teamRoles',
      'plan.milestones',
      'asked.budgetBreakdown',
      'asked.requestedAmount',
      'risks.risks',
    ]);
  });

  it.each([
    [{ ownContribution: fening(59_999) }, ['asked requestedAmount UNBALANCED']],
    [{ ownContribution: fening(60_001) }, ['asked requestedAmount UNBALANCED']],
    [{ endDate: '2027-02-28' }, ['basics endDate END_BEFORE_START']],
    [{ products: [productOf('Guma', 1800, 2000, [])] }, ['sales products.0.units REQUIRED']],
    [
      { milestones: [{ id: 'm', date: '2028-03-01', what: 'Škola', measure: '' }] },
      ['plan milestones.0.date OUTSIDE_PROJECT'],
    ],
  ])('with %j', (change, expected) => {
    expect(flaws(change)).toEqual(expected);
  });

  it('respects the call’s limits by what is asked of it, not by the whole budget', () => {
    const limits = { floor: fening(100_000), ceiling: fening(300_000) };
    expect(flaws({}, { ...alone, limits })).toEqual([]);
    expect(flaws({}, { ...alone, limits: { ...limits, ceiling: fening(299_999) } })).toEqual([
      'asked requestedAmount ABOVE_CEILING',
    ]);
  });

  it('compares the budget with what pays for it, to the fening', () => {
    expect(balanceOf(completeBlueContent())).toEqual({ budget: 410_000, covered: 410_000 });
  });
});

describe('a year worked out by hand', () => {
  // Small service 30 KM (6 KM of parts), large 65 (22); rent 180 from the first month, own pay 350
  // from the third; 500 KM at the start. Columns: income, parts, fixed, result, cash, in KM.
  const byHand = [
    [860, 262, 180, 418, 918],
    [300, 60, 180, 60, 978],
    [365, 82, 530, -247, 731],
    [0, 0, 530, -530, 201],
    [300, 60, 530, -290, -89],
    [1300, 440, 530, 330, 241],
    [0, 0, 530, -530, -289],
    [0, 0, 530, -530, -819],
    [0, 0, 530, -530, -1349],
    [0, 0, 530, -530, -1879],
    [0, 0, 530, -530, -2409],
    [0, 0, 530, -530, -2939],
  ];
  const figures = planOf({
    products: [
      productOf('Mali', 3000, 600, [7, 10, 10, 0, 10]),
      productOf('Veliki', 6500, 2200, [10, 0, 1, 0, 0, 20]),
    ],
    fixedCosts: [fixedCostOf('Najam', 18_000), fixedCostOf('Plata', 35_000, 3)],
    startingCash: fening(50_000),
  });

  it('agrees month by month', () => {
    const km = figures.months.map((one) =>
      [one.income, one.variableCosts, one.fixedCosts, one.result, one.cash].map((n) => n / 100),
    );
    expect(km).toEqual(byHand);
    expect(figures.year).toEqual({
      income: 312_500,
      variableCosts: 90_400,
      fixedCosts: 566_000,
      result: -343_900,
    });
  });

  it('tells when it pays for itself and how long the money lasts', () => {
    // 180 KM of costs / (598 KM of margin / 17 units) = 5.1 units; then 530 / (283 / 11) = 20.6
    expect(figures).toMatchObject({
      breakEvenMonth: 1,
      breakEvens: [
        { fromMonth: 1, units: 6 },
        { fromMonth: 3, units: 21 },
      ],
      cashLasts: 4,
      warnings: ['MONTHS_WITHOUT_INCOME', 'CASH_RUNS_OUT'],
    });
  });
});

describe('a plan that cannot stand', () => {
  const all = Array.from({ length: 12 }, () => 10);
  const rent = [fixedCostOf('Najam', 100_000)];

  it.each([
    ['nothing to sell', {}, ['NO_PRODUCTS'], []],
    ['given away', { products: [productOf('Guma', 0, 0, all)] }, ['NO_INCOME'], []],
    ['nothing sold', { products: [productOf('Guma', 1800, 0, [])] }, ['NO_INCOME'], []],
    [
      'sold below its cost',
      { products: [productOf('Guma', 1800, 2000, all)], startingCash: fening(100_000) },
      ['NO_MARGIN'],
      [],
    ],
    ['sold at its cost', { products: [productOf('Guma', 2000, 2000, all)] }, ['NO_MARGIN'], []],
    [
      'one of two at a loss',
      { products: [productOf('Guma', 1800, 2000, all), productOf('Servis', 5000, 0, all)] },
      ['PRODUCT_AT_A_LOSS'],
      [],
    ],
    [
      'too little',
      { products: [productOf('Servis', 3000, 600, all)], fixedCosts: rent },
      ['NEVER_BREAKS_EVEN', 'NEGATIVE_START'],
      [{ fromMonth: 1, units: 42 }],
    ],
  ])('%s', (_name, change, warnings, breakEvens) => {
    const figures = planOf(change);
    expect(figures).toMatchObject({ warnings, breakEvens });
  });
});

describe('figures of any plan', () => {
  const units = fc.array(fc.nat(100_000), { minLength: 12, maxLength: 12 });
  const products = fc.array(
    fc
      .tuple(fc.nat(100_000_000), fc.nat(100_000_000), units)
      .map(([price, cost, each]) => productOf('p', price, cost, each)),
    { maxLength: 5 },
  );
  const costs = fc.array(
    fc
      .tuple(fc.nat(100_000_000), fc.integer({ min: 1, max: 12 }))
      .map(([amount, from]) => fixedCostOf('c', amount, from)),
    { maxLength: 5 },
  );

  it('are never a fening off', () => {
    fc.assert(
      fc.property(products, costs, fc.nat(100_000_000), (sold, fixedCosts, start) => {
        const { months, year } = planOf({
          products: sold,
          fixedCosts,
          startingCash: fening(start),
        });
        const sum = (of: (month: number) => bigint) =>
          months.reduce((all, { month }) => all + of(month), 0n);
        const margin = sum((month) =>
          sold.reduce(
            (all, one) =>
              all + BigInt(one.price - one.variableCost) * BigInt(one.units[month - 1] ?? 0),
            0n,
          ),
        );
        const paid = sum((month) =>
          fixedCosts.reduce(
            (all, one) => all + (one.fromMonth <= month ? BigInt(one.monthlyAmount) : 0n),
            0n,
          ),
        );
        expect(BigInt(year.result)).toBe(margin - paid);
        expect(BigInt(months.at(-1)?.cash ?? 0)).toBe(BigInt(start) + margin - paid);
      }),
    );
  });

  it('say anew what pays for a month exactly where fixed costs change', () => {
    fc.assert(
      fc.property(products, costs, (sold, fixedCosts) => {
        const { months, breakEvens } = planOf({ products: sold, fixedCosts });
        for (const { fromMonth, units } of breakEvens) {
          expect(units).toBeGreaterThan(0);
          const before = months[fromMonth - 2]?.fixedCosts;
          expect(months[fromMonth - 1]?.fixedCosts).not.toBe(before ?? 0);
        }
      }),
    );
  });

  it('break even with exactly the units they name, not with one less', () => {
    fc.assert(
      fc.property(products, costs, (sold, fixedCosts) => {
        for (const one of planOf({ products: sold, fixedCosts }).months) {
          if (one.breakEvenUnits === null) {
            expect(one.margin).toBeLessThanOrEqual(0);
            continue;
          }
          const earned = (of: number) => BigInt(one.margin) * BigInt(of);
          const needed = BigInt(one.fixedCosts) * BigInt(one.units);
          expect(earned(one.breakEvenUnits) >= needed).toBe(true);
          if (one.breakEvenUnits > 0) expect(earned(one.breakEvenUnits - 1) < needed).toBe(true);
        }
      }),
    );
  });
});
