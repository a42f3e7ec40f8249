import type { BusinessFigures } from '@app/domain/applications/form/blue.figures';
import type { Product } from '@app/domain/applications/form/blue.form';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useMonths } from './months.ts';
import { useFiguresText } from './text.ts';

interface CheckedFigures {
  readonly figures: BusinessFigures;
  readonly startDate: string;
  readonly products: readonly Pick<Product, 'name' | 'price' | 'variableCost'>[];
}

/** What the figures warn of, in sentences, the worst first. */
export function useFigureWarnings({
  figures,
  startDate,
  products,
}: CheckedFigures): readonly string[] {
  const t = useFiguresText();
  const { km } = useFormat();
  const months = useMonths(figures, startDate);
  const broke = months.find(({ cash }) => cash < 0);
  const lacks = km(Math.abs(broke?.cash ?? 0) / 100);
  return figures.warnings.map((warning) => {
    switch (warning) {
      case 'MONTHS_WITHOUT_INCOME': {
        const idle = months.filter(({ income }) => income === 0).map(({ name }) => name);
        return t(warning, { months: idle.join(', ') });
      }
      case 'PRODUCT_AT_A_LOSS': {
        const lost = products.filter(({ price, variableCost }) => variableCost > price);
        return t(warning, { products: lost.map(({ name }) => name).join(', ') });
      }
      case 'NEGATIVE_START':
        return t(warning, { amount: lacks });
      case 'CASH_RUNS_OUT':
        return t(warning, { month: broke?.full ?? '', amount: lacks });
      default:
        return t(warning);
    }
  });
}
