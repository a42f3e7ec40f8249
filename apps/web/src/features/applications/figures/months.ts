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
 * The planned months by their names.
 *
 * @param startDate `yyyy-mm-dd`; without one the first month is January, of no year.
 */
export function useMonths(figures: BusinessFigures, startDate: string): readonly NamedMonth[] {
  const { language } = useLanguage();
  const names = monthNames(language);
  const [year = '', month = ''] = startDate.split('-');
  const first = Number(month) || unknownStart;
  return figures.months.map((one) => {
    const at = first + one.month - 2;
    const name = names[at % 12] ?? '';
    const of = year === '' ? '' : ` ${Number(year) + Math.floor(at / 12)}`;
    const dot = of === '' || language === 'en' ? '' : '.';
    return { ...one, name, full: `${name}${of}${dot}`, short: name.slice(0, 3) };
  });
}
