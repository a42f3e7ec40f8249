import type { BusinessFigures, MonthFigures } from '@app/domain/applications/form/blue.figures';
import { monthNames } from '@app/messages/format/dates';
import { useLanguage } from '../../../lib/language.tsx';

export interface NamedMonth extends MonthFigures {
  /** Of the calendar: `mart`. */
  readonly name: string;
  /** With its year, as a sentence names it: `mart 2027.` */
  readonly full: string;
  readonly short: string;
}

const unknownStart = 1;

/**
 * Names the planned months, from 1 on.
 *
 * @param startDate `yyyy-mm-dd`; without one the first month is January, of no year.
 */
export function useMonthName(startDate: string) {
  const { language } = useLanguage();
  const names = monthNames(language);
  const [year = '', month = ''] = startDate.split('-');
  const first = Number(month) || unknownStart;
  return (planned: number): Pick<NamedMonth, 'name' | 'full' | 'short'> => {
    const at = first + planned - 2;
    const name = names[at % 12] ?? '';
    const of = year === '' ? '' : ` ${Number(year) + Math.floor(at / 12)}`;
    const dot = of === '' || language === 'en' ? '' : '.';
    return { name, full: `${name}${of}${dot}`, short: name.slice(0, 3) };
  };
}

/** The planned months by their names. */
export function useMonths(figures: BusinessFigures, startDate: string): readonly NamedMonth[] {
  const nameOf = useMonthName(startDate);
  return figures.months.map((one) => ({ ...one, ...nameOf(one.month) }));
}
