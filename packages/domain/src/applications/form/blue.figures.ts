import { addFening, type Fening, timesFening } from '../../money.ts';
import { type BlueContent, type Product, plannedMonths } from './blue.form.ts';

/** Whole fening; may be below 0. */
export type SignedFening = number;

export interface MonthFigures {
  /** 1 to 12, from the start of the business. */
  readonly month: number;
  readonly units: number;
  readonly income: Fening;
  /** What the sold units cost to make. */
  readonly variableCosts: Fening;
  /** Income less variable costs. */
  readonly margin: SignedFening;
  readonly fixedCosts: Fening;
  /** Margin less fixed costs. */
  readonly result: SignedFening;
  /** What is left at the end of the month. */
  readonly cash: SignedFening;
  /** Units that would pay the month's fixed costs; null without a margin. */
  readonly breakEvenUnits: number | null;
}

export const figureWarnings = [
  'NO_PRODUCTS',
  'NO_INCOME',
  'MONTHS_WITHOUT_INCOME',
  'NO_MARGIN',
  'PRODUCT_AT_A_LOSS',
  'NEVER_BREAKS_EVEN',
  'NEGATIVE_START',
  'CASH_RUNS_OUT',
] as const;
export type FigureWarning = (typeof figureWarnings)[number];

export interface BreakEven {
  /** 1 to 12, from the start of the business. */
  readonly fromMonth: number;
  /** Above 0. */
  readonly units: number;
}

export interface BusinessFigures {
  readonly months: readonly MonthFigures[];
  readonly year: {
    readonly income: Fening;
    readonly variableCosts: Fening;
    readonly fixedCosts: Fening;
    readonly result: SignedFening;
  };
  /** First month whose margin pays its fixed costs; null if there is none. */
  readonly breakEvenMonth: number | null;
  /** What a month must sell: from the first on, and anew from each in which fixed costs change. */
  readonly breakEvens: readonly BreakEven[];
  /** Whole months until the cash is below 0; null if it lasts the year. */
  readonly cashLasts: number | null;
  readonly warnings: readonly FigureWarning[];
}

/** The part of an application that the figures come from. */
export type Planned = Pick<BlueContent, 'products' | 'fixedCosts' | 'startingCash'>;

/**
 * The year that the plan leads to, month by month, in whole fening.
 *
 * Break-even (`GRANTS.md`, "Numbers that must agree"): fixed costs of the month divided by the
 * margin per unit of the planned mix, rounded up; without a margin there is none.
 */
export function businessFigures(content: Planned): BusinessFigures {
  const months: MonthFigures[] = [];
  let cash: SignedFening = content.startingCash;
  for (let month = 1; month <= plannedMonths; month += 1) {
    const figures = monthFigures(content, month, cash);
    cash = figures.cash;
    months.push(figures);
  }
  const breakEven = months.find(({ margin, result }) => margin > 0 && result >= 0);
  const broke = months.findIndex((one) => one.cash < 0);
  const income = addFening(...months.map((one) => one.income));
  const variableCosts = addFening(...months.map((one) => one.variableCosts));
  const fixedCosts = addFening(...months.map((one) => one.fixedCosts));
  return {
    months,
    year: { income, variableCosts, fixedCosts, result: income - variableCosts - fixedCosts },
    breakEvenMonth: breakEven?.month ?? null,
    breakEvens: breakEvensOf(months),
    cashLasts: broke < 0 ? null : broke,
    warnings: warningsOf(content, months, breakEven !== undefined),
  };
}

const unitsIn = (product: Product, month: number) => product.units[month - 1] ?? 0;

function monthFigures(content: Planned, month: number, before: SignedFening): MonthFigures {
  const { products } = content;
  const units = products.reduce((sum, product) => sum + unitsIn(product, month), 0);
  const income = addFening(...products.map((one) => timesFening(one.price, unitsIn(one, month))));
  const variableCosts = addFening(
    ...products.map((one) => timesFening(one.variableCost, unitsIn(one, month))),
  );
  const fixedCosts = addFening(
    ...content.fixedCosts
      .filter(({ fromMonth }) => fromMonth <= month)
      .map(({ monthlyAmount }) => monthlyAmount),
  );
  const margin = income - variableCosts;
  const result = margin - fixedCosts;
  const breakEvenUnits = unitsToPay(fixedCosts, margin, units);
  return {
    month,
    units,
    income,
    variableCosts,
    margin,
    fixedCosts,
    result,
    cash: before + result,
    breakEvenUnits,
  };
}

/** `ceil(costs / (margin / units))`, exact also where the product is beyond a safe integer. */
function unitsToPay(costs: Fening, margin: SignedFening, units: number): number | null {
  if (margin <= 0) return null;
  const needed = BigInt(costs) * BigInt(units);
  const by = BigInt(margin);
  return Number((needed + by - 1n) / by);
}

/**
 * Of each time in which fixed costs stay the same, by the first month of it that sells with a margin;
 * without any, or without fixed costs, there is nothing to reach.
 */
function breakEvensOf(months: readonly MonthFigures[]): BreakEven[] {
  const starts = months.filter(
    ({ fixedCosts }, n) => fixedCosts > 0 && fixedCosts !== months[n - 1]?.fixedCosts,
  );
  return starts.flatMap(({ month: fromMonth, fixedCosts }) => {
    const change = months.findIndex(
      (one) => one.month > fromMonth && one.fixedCosts !== fixedCosts,
    );
    const alike = months.slice(fromMonth - 1, change < 0 ? undefined : change);
    const units = alike.find(({ breakEvenUnits }) => breakEvenUnits !== null)?.breakEvenUnits;
    return units ? [{ fromMonth, units }] : [];
  });
}

function warningsOf(
  content: Planned,
  months: readonly MonthFigures[],
  breaksEven: boolean,
): FigureWarning[] {
  const { products } = content;
  if (products.length === 0) return ['NO_PRODUCTS'];
  const idle = months.filter(({ income }) => income === 0).length;
  const sells = idle < months.length;
  const hasMargin = months.some(({ margin }) => margin > 0);
  const found: [FigureWarning, boolean][] = [
    ['NO_INCOME', !sells],
    ['MONTHS_WITHOUT_INCOME', sells && idle > 0],
    ['NO_MARGIN', sells && !hasMargin],
    [
      'PRODUCT_AT_A_LOSS',
      hasMargin && products.some(({ price, variableCost }) => variableCost > price),
    ],
    ['NEVER_BREAKS_EVEN', hasMargin && !breaksEven],
    ['NEGATIVE_START', (months[0]?.cash ?? 0) < 0],
    ['CASH_RUNS_OUT', (months[0]?.cash ?? 0) >= 0 && months.some(({ cash }) => cash < 0)],
  ];
  return found.filter(([, holds]) => holds).map(([warning]) => warning);
}
