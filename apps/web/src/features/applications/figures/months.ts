import type { BusinessFigures, MonthFigures } from '@app/domain/applications/form/blue.figures';
import { monthAfter } from '@app/messages/format/dates';
import { useLanguage } from '../../../lib/texts/language.tsx';

export interface NamedMonth extends MonthFigures {
  /** Of the calendar: `mart`. */
  readonly name: string;
  /** As what follows `od`: `marta`. */
  readonly of: string;
  /** With its year, as a sentence names it: `mart 2027.` */
  readonly full: string;
  readonly short: string;
}

/**
 * Names the planned months, from 1 on.
 *
 * @param startDate `yyyy-mm-dd`; without one the first month is January, of no year.
 */
export function useMonthName(startDate: string) {
  const { language } = useLanguage();
  return (planned: number): Pick<NamedMonth, 'name' | 'of' | 'full' | 'short'> => {
    const named = monthAfter(startDate, planned - 1, language);
    return { ...named, short: named.name.slice(0, 3) };
  };
}

/** The planned months by their names. */
export function useMonths(figures: BusinessFigures, startDate: string): readonly NamedMonth[] {
  const nameOf = useMonthName(startDate);
  return figures.months.map((one) => ({ ...one, ...nameOf(one.month) }));
}
