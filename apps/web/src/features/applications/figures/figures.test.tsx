import { fixedCostOf, productOf } from '@app/domain/applications/form/blue.factory';
import { businessFigures } from '@app/domain/applications/form/blue.figures';
import { fening } from '@app/domain/money';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { CashCurve } from './cash-curve.tsx';
import { FiguresTable } from './figures-table.tsx';
import { IncomeBars } from './income-bars.tsx';
import { useFigureWarnings } from './warnings.ts';

const products = [
  productOf('Servis', 3000, 600, [20, 20, 0, 4]),
  productOf('Guma', 1800, 2000, [1]),
];
const figures = businessFigures({
  products,
  fixedCosts: [fixedCostOf('Najam', 30_000)],
  startingCash: fening(10_000),
});
const startDate = '2027-11-15';

function Warnings() {
  return useFigureWarnings({ figures, startDate, products }).map((one) => <p key={one}>{one}</p>);
}

it('tells the year as curve, bars and table, by the calendar of the plan', () => {
  show(
    <>
      <CashCurve figures={figures} startDate={startDate} />
      <IncomeBars figures={figures} startDate={startDate} />
      <FiguresTable figures={figures} startDate={startDate} />
    </>,
  );
  // Amounts do not break between number and unit.
  const [curve, bars] = screen
    .getAllByRole('img')
    .map((one) => one.getAttribute('aria-label')?.replaceAll('\u00a0', ' '));
  // 100 + 20 × 24 − 2 − 300 KM
  expect(curve).toContain('novembar 2027. 278 KM');
  expect(curve).toContain('oktobar 2028.');
  expect(bars).toContain('januar 2028. 0 KM / 300 KM');
  const income = screen.getByRole('row', { name: /^Prihod/ });
  expect(
    within(income)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['618', '600', '0', '120', '0', '0', '0', '0', '0', '0', '0', '0']);
});

it('of two amounts that would stand over each other, the curve says the least', () => {
  const near = businessFigures({
    products: [productOf('Servis', 2400, 0, [1]), productOf('Guma', 0, 500, [0, 1])],
    fixedCosts: [],
    startingCash: fening(0),
  });
  show(<CashCurve figures={near} startDate={startDate} />);
  expect(screen.getAllByText(/^\d.*KM$/).map(({ textContent }) => textContent)).toEqual([
    '19\u00a0KM',
  ]);
});

it('warns in words of what the plan cannot bear', () => {
  show(<Warnings />);
  expect(screen.getByText(/^Mjeseci bez prihoda: januar, mart, april/)).toBeTruthy();
  expect(screen.getByText(/prodaješ: Guma\. /)).toBeTruthy();
  expect(screen.getByText(/^Novac nestaje \(februar 2028\.\): na računu/)).toBeTruthy();
});
