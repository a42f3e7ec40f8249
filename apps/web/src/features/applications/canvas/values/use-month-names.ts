import { monthNames } from '@app/messages/format/dates';
import { useLanguage } from '../../../../lib/language.tsx';
import { useCanvas } from '../canvas-context.tsx';

/** The months of the plan from its first on: `apr` and `april 2027.`; by number until it is known. */
export function useMonthNames(count: number) {
  const { language } = useLanguage();
  const [year = 0, month = 1] = useCanvas().about.startsOn.split('-').map(Number);
  return Array.from({ length: count }, (_, n) => {
    if (year === 0) return { short: `${n + 1}.`, long: `${n + 1}.` };
    const at = month - 1 + n;
    const name = monthNames(language)[at % 12] ?? '';
    const long = `${name} ${year + Math.floor(at / 12)}${language === 'en' ? '' : '.'}`;
    return { short: name.length > 4 ? name.slice(0, 3) : name, long };
  });
}
