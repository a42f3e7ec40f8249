export interface TextValues {
  readonly bhs: string;
  readonly en: string;
}

/** What was changed of a text; null stands for the default. */
export interface TextChange {
  readonly bhs: string | null;
  readonly en: string | null;
}

export type TextLanguage = keyof TextValues;

export const textLanguages = ['bhs', 'en'] as const satisfies readonly TextLanguage[];

/** What can be wrong with a changed text; the names are keys of `validation` texts. */
export type TextProblem =
  | 'textEmpty'
  | 'textTooLong'
  | 'textPlaceholders'
  | 'textMarkup'
  | 'textLineBreaks'
  | 'textCharacters';

const placeholder = /\{\{(\w+)\}\}/g;

/** Names of the places `{{name}}` that are filled in, each once, by alphabet. */
export function placeholdersOf(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(placeholder), ([, name = '']) => name))].sort();
}

/** The text a change is measured by: the default in its language, or the other if that is empty. */
export function measureOf(defaults: TextValues, language: TextLanguage): string {
  return defaults[language] || defaults.bhs || defaults.en;
}

/** Characters: twice the longer default and a few words, so no button becomes a paragraph. */
export const textLimit = (defaults: TextValues): number =>
  Math.max(defaults.bhs.length, defaults.en.length) * 2 + 40;

/** From this length on a text is a paragraph, in which lines may break; characters. */
const paragraphLength = 100;

export function mayBreakLines(defaults: TextValues): boolean {
  const longest = Math.max(defaults.bhs.length, defaults.en.length);
  return longest >= paragraphLength || /\n/.test(defaults.bhs + defaults.en);
}

/**
 * A text as it is kept: composed characters, plain line breaks, and at both ends the spaces that
 * the default has there, because a neighbour may need them.
 */
export function tidyText(text: string, defaults: string): string {
  const words = text.normalize('NFC').replace(/\r\n?/g, '\n').trim();
  if (words === '') return '';
  const before = /^\s*/.exec(defaults)?.[0] ?? '';
  const after = /\s*$/.exec(defaults)?.[0] ?? '';
  return `${before}${words}${after}`;
}

const markup = /<[a-z!/?]|&(?:[a-z]+|#\d+|#x[\da-f]+);/i;
/** What nobody sees: control characters, and those that turn the direction of reading. */
const unseen = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u;

/** `text` tidied by `tidyText`; `defaults`: the default in both languages. */
export function problemOf(
  text: string,
  defaults: TextValues,
  language: TextLanguage,
): TextProblem | null {
  if (text.trim() === '') return 'textEmpty';
  if (text.length > textLimit(defaults)) return 'textTooLong';
  if (markup.test(text)) return 'textMarkup';
  if (text.includes('\n') && !mayBreakLines(defaults)) return 'textLineBreaks';
  if (unseen.test(text.replaceAll('\n', ''))) return 'textCharacters';
  if (/\{\{|\}\}/.test(text.replace(placeholder, ''))) return 'textPlaceholders';
  const expected = placeholdersOf(measureOf(defaults, language)).join();
  return placeholdersOf(text).join() === expected ? null : 'textPlaceholders';
}

export function effectiveText(defaults: TextValues, change: TextChange | undefined): TextValues {
  return { bhs: change?.bhs ?? defaults.bhs, en: change?.en ?? defaults.en };
}

/** Whether one language is empty, or was changed while the other still says the default. */
export function lacksTranslation(defaults: TextValues, change: TextChange | undefined): boolean {
  const { bhs, en } = effectiveText(defaults, change);
  if (bhs.trim() === '' || en.trim() === '') return true;
  const changed = textLanguages.filter((language) => (change?.[language] ?? null) !== null);
  return changed.length === 1 && changed.every((language) => defaults[language].trim() !== '');
}
