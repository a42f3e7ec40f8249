import type { Language } from './catalogue.ts';

/** Endings of the keys of a text that counts. */
export type Plural = 'one' | 'few' | 'other';

/**
 * The plural form that goes with a number, by the rules of CLDR; written out so that every browser
 * and the server agree.
 */
export function pluralOf(language: Language, count: number): Plural {
  const [whole = '', fraction] = String(Math.abs(count)).split('.');
  if (language === 'en') return whole === '1' && fraction === undefined ? 'one' : 'other';
  // Bosnian looks at the last digits: of the whole number, or of what follows the comma.
  const number = Number((fraction ?? whole).slice(-2));
  const last = number % 10;
  const teen = number > 10 && number < 20;
  if (last === 1 && !teen) return 'one';
  return last >= 2 && last <= 4 && !teen ? 'few' : 'other';
}
