import type { BusinessFigures } from '@app/domain/applications/form/blue.figures';
import { useMonthName } from './months.ts';
import { useFiguresText } from './text.ts';

/** What covers the costs of a month: `12 komada, od juna 64 komada`; empty where nothing does. */
export function useBreakEven({ breakEvens }: BusinessFigures, startDate: string): string {
  const t = useFiguresText();
  const monthOf = useMonthName(startDate);
  return breakEvens
    .map(({ fromMonth, units: count }) => {
      const units = t('breakEvenUnits', { count });
      return fromMonth === 1 ? units : t('breakEvenFrom', { month: monthOf(fromMonth).of, units });
    })
    .join(', ');
}
