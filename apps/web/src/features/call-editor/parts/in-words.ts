import { useFormat } from '../../../lib/format/use-format.ts';
import { useLanguage } from '../../../lib/texts/language.tsx';
import { useEditorText } from '../text.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keys that say nothing to people. */
const silent = new Set(['id', 'key', 'visible', 'type']);

/** Any value of a call as a reader would say it, a line for each entry of a list. */
export function useInWords(): (value: unknown) => string {
  const t = useEditorText();
  const { language } = useLanguage();
  const { dateTime, longDate, quantity } = useFormat();
  const say = (value: unknown): string => {
    if (value === null || value === undefined) return '';
    if (typeof value === 'boolean') return t(value ? 'yesWord' : 'noWord');
    if (typeof value === 'number') return quantity(value);
    if (typeof value === 'string') {
      if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return longDate(value);
      return /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value) ? dateTime(value) : value;
    }
    if (Array.isArray(value)) return value.map(say).join('\n');
    if (!isRecord(value)) return '';
    if ('bhs' in value && 'en' in value) {
      const [first, second] = language === 'en' ? ['en', 'bhs'] : ['bhs', 'en'];
      return say(value[first]) || say(value[second]);
    }
    return Object.entries(value)
      .filter(([key]) => !silent.has(key))
      .map(([, one]) => say(one))
      .filter((text) => text !== '')
      .join(', ');
  };
  return (value) => say(value) || t('empty');
}
